import type { Written } from "../bug-world";

/**
 * Keeps those of the first so many slots that are wanted, in their order, at the front of the same array. How many
 * they are.
 */
export type Keep = (slots: Int32Array, count: number) => number;

/** What a part of a query asks of a bug. */
export interface Term {
  readonly meets: (slot: number) => boolean;
  /** The same for many at once, where that costs less than to ask for each. */
  readonly keep?: Keep;
  /** About how much work it is, of looking at one number: what costs least is asked first. */
  readonly cost: number;
  /**
   * So many relations away are the bugs that it looks at besides: when one of them changes, this one may begin or
   * cease to meet it. None where it is absent; infinite where they may be anywhere.
   */
  readonly reach?: number;
  /** All that it looks at; absent where that may be anything. */
  readonly reads?: readonly Written[];
}

export const every: Term = {
  meets: () => true,
  keep: (_, count) => count,
  cost: 0,
  reads: [],
};
export const none: Term = { meets: () => false, cost: 0, reads: [] };

/** Those that meet it. */
export function keepOf({ meets, keep }: Pick<Term, "meets" | "keep">): Keep {
  return keep ?? keepWhere(meets);
}

function keepWhere(isWanted: (slot: number) => boolean): Keep {
  return (slots, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      if (isWanted(slot)) slots[kept++] = slot;
    }
    return kept;
  };
}

export function not({ meets, cost, reach, reads }: Term): Term {
  return {
    meets: (slot) => !meets(slot),
    cost,
    ...(reach !== undefined && { reach }),
    ...(reads !== undefined && { reads }),
  };
}

export function allOf(terms: readonly Term[]): Term {
  const [first, second, ...others] = terms.toSorted((a, b) => a.cost - b.cost);
  if (first === undefined) return every;
  if (second === undefined) return first;
  const rest = allOf([second, ...others]);
  const [keep, keepMore] = [keepOf(first), keepOf(rest)];
  return {
    meets: (slot) => first.meets(slot) && rest.meets(slot),
    keep: (slots, count) => keepMore(slots, keep(slots, count)),
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

function together(one: Term, other: Term): Omit<Term, "meets" | "keep"> {
  return {
    cost: one.cost + other.cost,
    reach: Math.max(one.reach ?? 0, other.reach ?? 0),
    ...(one.reads !== undefined &&
      other.reads !== undefined && { reads: [...one.reads, ...other.reads] }),
  };
}
