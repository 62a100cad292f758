/** Making a format costs more than all that it will ever print. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  const name = `${Object.values(options).join()} ${timeZone ?? ""}`;
  const known = formats.get(name);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", { ...options, ...zone(timeZone) });
  formats.set(name, made);
  return made;
}

const agoFormat = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

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
  return formatOf(longFormat, timeZone).format(time);
}

/** "1/5/2026": how a project's date is shown. */
export function shortDate(time: Date, timeZone?: string): string {
  return formatOf({}, timeZone).format(time);
}

/** "Jan 5, 2026". */
export function mediumDate(time: Date, timeZone?: string): string {
  return formatOf({ dateStyle: "medium" }, timeZone).format(time);
}

/** "Jan 5, 2026, 3:04 PM". */
export function dateAndTime(time: Date, timeZone?: string): string {
  return formatOf({ dateStyle: "medium", timeStyle: "short" }, timeZone).format(time);
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** A list says few different ages, and each many times. */
const ages = new Map<string, string>();

function age(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  const name = `${count} ${unit}`;
  const known = ages.get(name);
  if (known !== undefined) return known;
  const said = agoFormat.format(count, unit);
  ages.set(name, said);
  return said;
}

/** "3 hours ago"; within a minute "now". */
export function timeAgo(time: Date, now: Date): string {
  const seconds = (time.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return age(Math.trunc(seconds / length), unit);
  }
  return age(0, "second");
}

/** A time of the store: microseconds since 1970. */
export function dateOfMicros(micros: number): Date {
  return new Date(micros / 1000);
}

function zone(timeZone: string | undefined): Intl.DateTimeFormatOptions {
  return timeZone === undefined ? {} : { timeZone };
}
