/** A name that is being typed after an @. */
export interface Mention {
  /** Where the @ stands. */
  start: number;
  typed: string;
}

const typedMax = 40;
const wordBefore = /[\p{L}\p{N}_@./-]$/u;

/** The mention that the caret stands in, if it stands in one. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const from = Math.max(0, caret - typedMax);
  const start = text.lastIndexOf("@", caret - 1);
  if (start < from || caret <= start) return undefined;
  const typed = text.slice(start + 1, caret);
  if (typed.includes("\n") || typed.startsWith(" ")) return undefined;
  return wordBefore.test(text.slice(Math.max(0, start - 1), start)) ? undefined : { start, typed };
}

const shownMax = 6;

/** The names that can be meant, those that begin so first. */
export function matchingNames(names: readonly string[], typed: string): string[] {
  const wanted = typed.toLowerCase();
  const beginning = names.filter((name) => name.toLowerCase().startsWith(wanted));
  const inside = names.filter(
    (name) => !beginning.includes(name) && name.toLowerCase().includes(wanted),
  );
  const matches = [...beginning, ...inside].slice(0, shownMax);
  // Whoever wrote the whole name needs no list.
  return matches.length === 1 && matches[0]?.toLowerCase() === wanted ? [] : matches;
}
