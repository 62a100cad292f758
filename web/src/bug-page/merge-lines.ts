/** Pairs of lines compared at most; beyond, what lies between the common ends counts as one place. */
const pairsMax = 4_000_000;

export interface Merge {
  text: string;
  /** Nobody changed a line that the other one changed too. */
  isClean: boolean;
}

/**
 * Two texts that began as the same one, line by line in one: what either changed alone is taken, and where
 * both changed the same place, both stand, theirs first.
 */
export function mergeLines(base: string, mine: string, theirs: string): Merge {
  const [from, left, right] = [base, mine, theirs].map((text) => text.split("\n")) as [
    string[],
    string[],
    string[],
  ];
  const inMine = kept(from, left);
  const inTheirs = kept(from, right);
  const merged: string[] = [];
  let isClean = true;
  let [at, mineAt, theirsAt] = [0, 0, 0];
  for (let line = 0; line <= from.length; line += 1) {
    const isEnd = line === from.length;
    const mineTo = isEnd ? left.length : inMine[line];
    const theirsTo = isEnd ? right.length : inTheirs[line];
    if (mineTo === undefined || theirsTo === undefined) continue;
    const place = mergePlace(
      from.slice(at, line),
      left.slice(mineAt, mineTo),
      right.slice(theirsAt, theirsTo),
    );
    merged.push(...place.lines);
    isClean &&= place.isClean;
    if (!isEnd) merged.push(from[line] ?? "");
    [at, mineAt, theirsAt] = [line + 1, mineTo + 1, theirsTo + 1];
  }
  return { text: merged.join("\n"), isClean };
}

function mergePlace(from: string[], mine: string[], theirs: string[]) {
  if (isSame(from, mine) || isSame(mine, theirs)) return { lines: theirs, isClean: true };
  if (isSame(from, theirs)) return { lines: mine, isClean: true };
  return { lines: [...theirs, ...mine], isClean: false };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

/** For each line of `from` where it stands in `to`, by a longest common subsequence. */
function kept(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = from.map(() => undefined);
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) {
    found[start] = start;
    start += 1;
  }
  let [end, toEnd] = [from.length, to.length];
  while (end > start && toEnd > start && from[end - 1] === to[toEnd - 1]) {
    end -= 1;
    toEnd -= 1;
    found[end] = toEnd;
  }
  const [rows, columns] = [end - start, toEnd - start];
  if (rows * columns > pairsMax) return found;
  const longest = lengths(from.slice(start, end), to.slice(start, toEnd));
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (from[start + row] === to[start + column]) {
      found[start + row] = start + column;
      row += 1;
      column += 1;
    } else if (longest(row + 1, column) >= longest(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}

/** Of the rests of both, how many lines they have in common in the same order. */
function lengths(from: readonly string[], to: readonly string[]) {
  const width = to.length + 1;
  const table = new Uint32Array((from.length + 1) * width);
  const at = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      table[row * width + column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}
