import type { SlotColumn } from "../bug-world";
import type { Span } from "./spans";
import type { Term } from "./term";

type Numbers = SlotColumn<number>;

export function isNumber(column: Numbers, wanted: number): Term {
  return { meets: (slot) => column.values[slot] === wanted, cost: 1, reads: [column] };
}

/** The number is one of those; further ones may come. */
export function isAmong(column: Numbers, wanted: ReadonlySet<number>): Term {
  const [only] = wanted;
  if (only !== undefined && wanted.size === 1) return isNumber(column, only);
  return { meets: (slot) => wanted.has(column.values[slot] ?? -1), cost: 3, reads: [column] };
}

export function isWithin(column: Numbers, { from, to }: Span): Term {
  return {
    meets: (slot) => {
      const value = column.values[slot] ?? Number.NaN;
      return value >= from && value <= to;
    },
    cost: 1,
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
