import { fold } from "../fold";
import { compareTexts } from "./compare-texts";

/** Code points of a title that a list is sorted by. */
const sortedTitleMax = 100;

/** Of a folded title, what a list is sorted by. */
export function sortedPart(folded: string): string {
  if (folded.length <= sortedTitleMax) return folded;
  const head = folded.slice(0, 2 * sortedTitleMax);
  return Array.from(head).slice(0, sortedTitleMax).join("");
}

/** The place of each title in the order of all of them, from 1, the same of those that are sorted alike. */
export function titlePlaces(titles: readonly string[]): number[] {
  const parts = titles.map((title) => sortedPart(fold(title)));
  const sorted = [...new Set(parts)].toSorted(compareTexts);
  const places = new Map(sorted.map((part, at) => [part, at + 1]));
  return parts.map((part) => places.get(part) ?? 0);
}
