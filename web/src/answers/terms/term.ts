import type { SlotColumn } from "../bug-world";

/** What a part of a query asks of a bug. */
export interface Term {
  readonly meets: (slot: number) => boolean;
  /** About how much work it is, of looking at one number: what costs least is asked first. */
  readonly cost: number;
  /**
   * So many relations away are the bugs that it looks at besides: when one of them changes, this one may begin or
   * cease to meet it. None where it is absent; infinite where they may be anywhere.
   */
  readonly reach?: number;
  /** All that it looks at; absent where that may be anything. */
  readonly reads?: readonly SlotColumn<number>[];
}

export const every: Term = { meets: () => true, cost: 0, reads: [] };
export const none: Term = { meets: () => false, cost: 0, reads: [] };

export function not({ meets, ...same }: Term): Term {
  return { ...same, meets: (slot) => !meets(slot) };
}

export function allOf(terms: readonly Term[]): Term {
  const [first, second, ...others] = terms.toSorted((a, b) => a.cost - b.cost);
  if (first === undefined) return every;
  if (second === undefined) return first;
  const rest = allOf([second, ...others]);
  return {
    meets: (slot) => first.meets(slot) && rest.meets(slot),
    ...together(first, rest),
  };
}

export function anyOf(terms: readonly Term[]): Term {
  const [first, second, ...others] = terms.toSorted((a, b) => a.cost - b.cost);
  if (first === undefined) return none;
  if (second === undefined) return first;
  const rest = anyOf([second, ...others]);
  return {
    meets: (slot) => first.meets(slot) || rest.meets(slot),
    ...together(first, rest),
  };
}

function together(one: Term, other: Term): Omit<Term, "meets"> {
  return {
    cost: one.cost + other.cost,
    reach: Math.max(one.reach ?? 0, other.reach ?? 0),
    ...(one.reads !== undefined &&
      other.reads !== undefined && { reads: [...one.reads, ...other.reads] }),
  };
}
