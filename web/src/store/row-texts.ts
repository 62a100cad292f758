/**
 * A text per row, all of them one behind the other: a long text goes from thread to thread at once, and to whoever
 * collects garbage it is one thing, not thousands.
 */
export interface RowTexts {
  readonly text: string;
  /** Where each of them ends, in units of UTF-16. */
  readonly ends: Int32Array<ArrayBuffer>;
}

export function rowTexts(texts: readonly string[]): RowTexts {
  let end = 0;
  return { text: texts.join(""), ends: Int32Array.from(texts, ({ length }) => (end += length)) };
}

export function textAt(texts: RowTexts, row: number): string {
  return texts.text.slice(beginOf(texts, row), texts.ends[row] ?? 0);
}

/** Where it begins in `text`. */
export function beginOf({ ends }: RowTexts, row: number): number {
  return ends[row - 1] ?? 0;
}

export function listOf(texts: RowTexts): string[] {
  return Array.from(texts.ends, (_, row) => textAt(texts, row));
}
