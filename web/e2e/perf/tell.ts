/** The least value that so large a part of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** A line of JSON with median and 95th percentile of milliseconds, and what they are held against. */
export function tell(name: string, valuesMs: readonly number[], limit: string): void {
  const [median, p95] = [0.5, 0.95].map((part) => percentile(valuesMs, part).toFixed(1));
  console.log(JSON.stringify({ name, value: `p50 ${median} ms, p95 ${p95} ms`, limit }));
}

export function tellOne(name: string, value: string, limit: string): void {
  console.log(JSON.stringify({ name, value, limit }));
}
