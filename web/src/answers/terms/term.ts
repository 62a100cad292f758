/** What a part of a query asks of a bug. */
export interface Term {
  readonly meets: (slot: number) => boolean;
  /** About how much work it is, of looking at one number: what costs least is asked first. */
  readonly cost: number;
  /** Looks at other bugs too: when one changes, this one may begin or cease to meet it. */
  readonly reaches?: boolean;
}

export const every: Term = { meets: () => true, cost: 0 };
export const none: Term = { meets: () => false, cost: 0 };

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
    cost: first.cost + rest.cost,
    reaches: first.reaches === true || rest.reaches === true,
  };
}

export function anyOf(terms: readonly Term[]): Term {
  const [first, second, ...others] = terms.toSorted((a, b) => a.cost - b.cost);
  if (first === undefined) return none;
  if (second === undefined) return first;
  const rest = anyOf([second, ...others]);
  return {
    meets: (slot) => first.meets(slot) || rest.meets(slot),
    cost: first.cost + rest.cost,
    reaches: first.reaches === true || rest.reaches === true,
  };
}
