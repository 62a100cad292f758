import type { SlotColumn } from "../bug-world";
import type { Span } from "../span";
import type { Term } from "./term";

type Numbers = SlotColumn<number>;

// A question goes through all bugs: what most of them ask for is asked of many slots at once, by loops that do
// nothing else.

export function isNumber(column: Numbers, wanted: number): Term {
  return isWithin(column, { from: wanted, to: wanted });
}

export function isWithin(column: Numbers, { from, to }: Span): Term {
  return {
    meets: (slot) => {
      const value = column.values[slot] ?? Number.NaN;
      return value >= from && value <= to;
    },
    keep: (slots, count) => {
      const { values } = column;
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        const value = values[slot] ?? Number.NaN;
        if (value >= from && value <= to) slots[kept++] = slot;
      }
      return kept;
    },
    cost: 1,
    reads: [column],
  };
}

/** The number of a dictionary is one of those; it may get further ones. */
export function isAmong(column: Numbers, wanted: ReadonlySet<number>): Term {
  const [only] = wanted;
  if (only !== undefined && wanted.size === 1) return isNumber(column, only);
  const isWanted = new Uint8Array(1 + Math.max(-1, ...wanted));
  for (const number of wanted) isWanted[number] = 1;
  return {
    meets: (slot) => isWanted[column.values[slot] ?? -1] === 1,
    keep: (slots, count) => {
      const { values } = column;
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        if (isWanted[values[slot] ?? -1] === 1) slots[kept++] = slot;
      }
      return kept;
    },
    cost: 2,
    reads: [column],
  };
}

/** The same of a column where `empty` stands for no value. */
export function isWithinUnless(column: Numbers, { from, to }: Span, empty: number): Term {
  return {
    meets: (slot) => {
      const value = column.values[slot] ?? Number.NaN;
      return value !== empty && value >= from && value <= to;
    },
    cost: 1,
    reads: [column],
  };
}

/** The number of a set that holds one of those members; each set is looked at once. */
export function holdsAny(
  column: Numbers,
  sets: () => readonly (readonly number[])[],
  wanted: ReadonlySet<number>,
): Term {
  return setMeets(column, sets, (members) => members.some((member) => wanted.has(member)));
}

/** The number of a set with so many members. */
export function hasSize(
  column: Numbers,
  sets: () => readonly (readonly number[])[],
  { from, to }: Span,
): Term {
  return setMeets(column, sets, ({ length }) => length >= from && length <= to);
}

function setMeets(
  column: Numbers,
  sets: () => readonly (readonly number[])[],
  meets: (members: readonly number[]) => boolean,
): Term {
  const judged: (boolean | undefined)[] = [];
  return {
    meets: (slot) => {
      const set = column.values[slot] ?? 0;
      return (judged[set] ??= meets(sets()[set] ?? []));
    },
    cost: 2,
    reads: [column],
  };
}
