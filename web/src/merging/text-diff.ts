/** A piece of a text beside a former one. */
export interface DiffPiece {
  is: "same" | "added" | "removed";
  text: string;
}

/** More steps than these between two texts are shown as lines, and more still as a whole: it stays quick. */
const stepsMax = 1_000_000;

/** What differs between two texts: by words, or by lines where they are long. */
export function textDiff(before: string, after: string): DiffPiece[] {
  return (
    diff(words(before), words(after)) ??
    diff(lines(before), lines(after)) ??
    joinPieces([
      { is: "removed", text: before },
      { is: "added", text: after },
    ])
  );
}

function words(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

function lines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** By the longest common subsequence of what lies between the equal ends; undefined where that is too much. */
function diff(before: readonly string[], after: readonly string[]): DiffPiece[] | undefined {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  ) {
    end += 1;
  }
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  if (old.length * now.length > stepsMax) return undefined;
  return joinPieces([
    ...before.slice(0, start).map((text): DiffPiece => ({ is: "same", text })),
    ...between(old, now),
    ...before.slice(before.length - end).map((text): DiffPiece => ({ is: "same", text })),
  ]);
}

function between(old: readonly string[], now: readonly string[]): DiffPiece[] {
  const width = now.length + 1;
  /** The length of the longest common rest from each pair of places on. */
  const rest = new Uint32Array((old.length + 1) * width);
  const restAt = (i: number, j: number) => rest[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      rest[i * width + j] =
        old[i] === now[j] ? restAt(i + 1, j + 1) + 1 : Math.max(restAt(i + 1, j), restAt(i, j + 1));
    }
  }
  const pieces: DiffPiece[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      pieces.push({ is: "same", text: was });
      i += 1;
      j += 1;
    } else if (was !== undefined && (is === undefined || restAt(i + 1, j) >= restAt(i, j + 1))) {
      pieces.push({ is: "removed", text: was });
      i += 1;
    } else if (is !== undefined) {
      pieces.push({ is: "added", text: is });
      j += 1;
    }
  }
  return pieces;
}

function joinPieces(pieces: readonly DiffPiece[]): DiffPiece[] {
  const joined: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.text === "") continue;
    if (last?.is === piece.is) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}
