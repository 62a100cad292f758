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
  return placesOf(
    titles.map((title) => sortedPart(fold(title))),
    compareTexts,
  );
}

/** The place of each text in the order of all of them, from 1; that of UTF-16 where no other is told. */
export function placesOf(
  texts: readonly string[],
  compare?: (a: string, b: string) => number,
): number[] {
  const sorted = [...new Set(texts)].toSorted(compare);
  const places = new Map(sorted.map((text, at) => [text, at + 1]));
  return texts.map((text) => places.get(text) ?? 0);
}
