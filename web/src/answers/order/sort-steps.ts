type Compare = (a: number, b: number) => number;

/** Slots sorted at once; more of them take further steps. */
const run = 2048;

/** Sorts in steps that take about a millisecond each; what is in order already costs little. */
export function* sortSteps(slots: readonly number[], compare: Compare): Generator<void, number[]> {
  let runs: number[][] = [];
  for (let from = 0; from < slots.length; from += run) {
    runs.push(slots.slice(from, from + run).toSorted(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: number[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge(some: number[], others: number[], compare: Compare): Generator<void, number[]> {
  const [last, first] = [some.at(-1), others[0]];
  if (last === undefined || first === undefined || compare(last, first) <= 0) {
    return some.concat(others);
  }
  const merged: number[] = [];
  let [one, other] = [0, 0];
  while (one < some.length && other < others.length) {
    const [a = 0, b = 0] = [some[one], others[other]];
    if (compare(a, b) <= 0) {
      merged.push(a);
      one += 1;
    } else {
      merged.push(b);
      other += 1;
    }
    if (merged.length % run === 0) yield;
  }
  return merged.concat(some.slice(one), others.slice(other));
}
