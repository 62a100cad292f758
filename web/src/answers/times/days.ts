/** Days of the calendar, counted from 1970 on. */
export interface Civil {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
}

const msPerDay = 86_400_000;

/** Months below 0 and above 11 belong to other years. */
export function dayNumber(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day) / msPerDay;
}

export function civilOf(number: number): Civil {
  const date = new Date(number * msPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** The day on which a clock shows that. */
export function dayOf(localMs: number): number {
  return Math.floor(localMs / msPerDay);
}
