const millisPerDay = 86_400_000;

/** "2026-11-21" as days since 1970; -1 where there is none. */
export function daysOf(day: string): number {
  const millis = day === "" ? Number.NaN : Date.parse(day);
  return Number.isNaN(millis) ? -1 : millis / millisPerDay;
}

export function dayOf(days: number): string {
  return days < 0 ? "" : new Date(days * millisPerDay).toISOString().slice(0, 10);
}
