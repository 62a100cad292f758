const longFormat: Intl.DateTimeFormatOptions = {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
};

/** "Monday, January 5, 2026 at 3:04 PM": how an organization's date is shown. */
export function longDate(time: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", { ...longFormat, ...zone(timeZone) }).format(time);
}

/** "1/5/2026": how a project's date is shown. */
export function shortDate(time: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", zone(timeZone)).format(time);
}

/** "Jan 5, 2026". */
export function mediumDate(time: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", ...zone(timeZone) }).format(time);
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago"; within a minute "now". */
export function timeAgo(time: Date, now: Date): string {
  const seconds = (time.getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, "second");
}

/** A time of the store: microseconds since 1970. */
export function dateOfMicros(micros: number): Date {
  return new Date(micros / 1000);
}

function zone(timeZone: string | undefined): Intl.DateTimeFormatOptions {
  return timeZone === undefined ? {} : { timeZone };
}
