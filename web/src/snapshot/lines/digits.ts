import { SnapshotBroken } from "./broken";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const valueOf = new Int8Array(128).fill(-1);
for (let at = 0; at < letters.length; at += 1) valueOf[letters.charCodeAt(at)] = at;

/** The numbers of a column: a text per digit, the most significant one first, a letter per row. */
export function readDigits(texts: readonly string[], count: number): Float64Array<ArrayBuffer> {
  const numbers = new Float64Array(count);
  for (const text of texts) {
    if (text.length !== count) throw new SnapshotBroken("a column is not as long as its line");
    for (let row = 0; row < count; row += 1) {
      numbers[row] = (numbers[row] ?? 0) * 64 + digitAt(text, row);
    }
  }
  // Each number has as many digits: the greatest of them says whether all are exact.
  if (texts.length > 8 && numbers.some((each) => !Number.isSafeInteger(each))) {
    throw new SnapshotBroken("a number is too large");
  }
  return numbers;
}

function digitAt(text: string, row: number): number {
  const value = valueOf[text.charCodeAt(row)] ?? -1;
  if (value < 0) throw new SnapshotBroken("a letter is no digit");
  return value;
}

/** "Signed" numbers stand as 0, -1, 1, -2, 2, … numbered from 0. */
export function unsign(numbered: number): number {
  const half = Math.floor(numbered / 2);
  return numbered % 2 === 0 ? half : -half - 1;
}

const tailDigits = 14;

/**
 * Writes the last 80 bits of ids, from the row `first` on, into numbers of 32 bits, four per id.
 * The highest four bits of the digits are 0.
 */
export function readTails(
  texts: readonly string[],
  count: number,
  ids: Uint32Array,
  first: number,
): void {
  if (texts.length !== tailDigits || texts.some((text) => text.length !== count)) {
    throw new SnapshotBroken("a line of ids is not as it should be");
  }
  const digits = Array.from({ length: tailDigits }, () => 0);
  for (let row = 0; row < count; row += 1) {
    for (let at = 0; at < tailDigits; at += 1) digits[at] = digitAt(texts[at] ?? "", row);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, ...rest] = digits;
    const [i = 0, j = 0, k = 0, l = 0, m = 0, n = 0] = rest;
    if (a > 3) throw new SnapshotBroken("an id is too long");
    const place = (first + row) * 4;
    ids[place + 1] = (ids[place + 1] ?? 0) | (a << 14) | (b << 8) | (c << 2) | (d >> 4);
    ids[place + 2] = (d << 28) | (e << 22) | (f << 16) | (g << 10) | (h << 4) | (i >> 2);
    ids[place + 3] = (i << 30) | (j << 24) | (k << 18) | (l << 12) | (m << 6) | n;
  }
}
