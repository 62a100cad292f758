import { SnapshotBroken } from "./broken";
import { readDigits } from "./digits";
import type { BugsLine } from "./lines";

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const headLength = 9;

function toBase62(number: number): string {
  let text = "";
  for (let left = Math.max(number, 0); left > 0; left = Math.floor(left / 62)) {
    text = (base62[left % 62] ?? "") + text;
  }
  return text;
}

/** The ranks of a line: most follow from the number or from when the bug was created. */
export function readRanks(
  line: BugsLine,
  heads: readonly string[],
  numbers: Int32Array,
  created: Float64Array,
): string[] {
  const how = readDigits(line.rank, line.count);
  const tails = readDigits(line.rankTail, line.rankTail[0]?.length ?? 0);
  let tailsUsed = 0;
  let textsUsed = 0;
  const rankAt = (row: number): string => {
    const kind = how[row] ?? 0;
    if (kind === 0) return known(line.rankTexts[textsUsed++]);
    const number = toBase62(numbers[row] ?? 0);
    if (kind === 1) {
      // No digits at all are zeros.
      const tail = tailsUsed < tails.length || line.rankTail.length > 0 ? tails[tailsUsed] : 0;
      tailsUsed += 1;
      return number.padStart(headLength, "0") + known(tail).toString(16).padStart(4, "0");
    }
    const head =
      kind === 2 ? toBase62(created[row] ?? 0).padStart(headLength, "0") : known(heads[kind - 3]);
    return head + known(base62[number.length]) + number;
  };
  return Array.from({ length: line.count }, (_, row) => rankAt(row));
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new SnapshotBroken("a rank is missing");
  return value;
}
