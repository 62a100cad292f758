import { diff3Merge } from "node-diff3";

/** Beyond so many pairs of lines or words all counts as changed by both: it stays quick. */
const pairsMax = 4_000_000;

export interface Merge {
  text: string;
  /** Nobody changed a place that the other one changed too. */
  isClean: boolean;
}

/**
 * Two texts that began as the same one in one, by lines, and by words where both changed the same lines: what
 * either changed alone is taken. Where they changed the same words, the lines of both stand, theirs first.
 */
export function mergeTexts(base: string, mine: string, theirs: string): Merge {
  const [from, left, right] = [base, mine, theirs].map((text) => text.split("\n"));
  const places = placesOf(from ?? [], left ?? [], right ?? []);
  const merged: string[] = [];
  let isClean = true;
  for (const { ok, conflict } of places) {
    if (conflict === undefined) {
      merged.push(...(ok ?? []));
      continue;
    }
    const { o, a, b } = conflict;
    const inside = mergeWords(o, a, b);
    isClean &&= inside !== undefined;
    merged.push(...(inside ?? [...b, ...a]));
  }
  return { text: merged.join("\n"), isClean };
}

function placesOf(base: string[], mine: string[], theirs: string[]) {
  if (base.length * Math.max(mine.length, theirs.length) > pairsMax) {
    return [{ ok: undefined, conflict: { o: base, a: mine, b: theirs } }];
  }
  return diff3Merge(mine, base, theirs, { excludeFalseConflicts: true });
}

/** Undefined where both changed the same words, or one of them all of it. */
function mergeWords(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  if ([base, mine, theirs].some((part) => part.length === 0)) return undefined;
  const [from, left, right] = [base, mine, theirs].map((part) => wordsOf(part.join("\n")));
  const places = placesOf(from ?? [], left ?? [], right ?? []);
  if (places.some(({ conflict }) => conflict !== undefined)) return undefined;
  return places
    .flatMap(({ ok }) => ok ?? [])
    .join("")
    .split("\n");
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}
