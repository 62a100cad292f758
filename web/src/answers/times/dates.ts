import { civilOf, dayNumber, dayOf } from "./days";
import type { ZoneClock } from "./zone-clock";

/** By what dates are worked out. Moments are microseconds since 1970. */
export interface Calendar {
  readonly now: number;
  readonly clock: ZoneClock;
}

/** [begin, end). */
interface Stretch {
  readonly begin: number;
  readonly end: number;
}

/** What a date of a query stands for. */
export interface QueryDate {
  /** Beside an operator or in a range; "-14d" is one moment: begin === end. */
  readonly compared: Stretch;
  /** By itself: of "-14d" the whole day. */
  readonly alone: Stretch;
  /** The days that it touches. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** May be asked of a day: everything but an hour of the clock. */
  readonly isDay: boolean;
}

/** How far from a moment: units of minutes and hours are exact, others keep the time of the clock. */
export interface Duration {
  readonly count: number;
  readonly unit: string;
}

const usPerMs = 1000;
const usPerMinute = 60_000_000;
const msPerDay = 86_400_000;
/** The day after its last one has four digits too. */
const yearMax = 9998;
const stepNames: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 };
const iso = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:t(.+))?)?)?$/;
const clockTime = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?:(z)|([+-])(\d\d):?(\d\d))?$/;

/** A folded text such as "2026-10-31", "2026-10", "2026-10-31t12:00z", "yesterday", "this-week", "-14d". */
export function readDate(folded: string, by: Calendar): QueryDate | undefined {
  if (/^\d/.test(folded)) return readISO(folded, by);
  return readRelative(folded, by) ?? readName(folded, by);
}

/** "90d", of at most five digits. */
export function readDuration(folded: string): Duration | undefined {
  const [, count, unit] = /^(\d{1,5})(min|h|d|w|mo|y)$/.exec(folded) ?? [];
  return unit === undefined ? undefined : { count: Number(count), unit };
}

/** The moment that lies so far ahead of now, or back where the count is negative. */
export function moved(by: Calendar, { count, unit }: Duration): number | undefined {
  if (unit === "min") return by.now + count * usPerMinute;
  if (unit === "h") return by.now + count * 60 * usPerMinute;
  const shown = localOf(by, by.now);
  const day = dayOf(shown);
  const there = dayAway(day, count, unit);
  return there === undefined ? undefined : momentOf(by, shown + (there - day) * msPerDay);
}

export function today(by: Calendar): number {
  return dayOf(localOf(by, by.now));
}

/** With parts of a millisecond. */
function localOf(by: Calendar, moment: number): number {
  const ms = Math.floor(moment / usPerMs);
  return by.clock.toLocal(ms) + (moment - ms * usPerMs) / usPerMs;
}

function momentOf(by: Calendar, shown: number): number {
  const ms = Math.floor(shown);
  return by.clock.toMoment(ms) * usPerMs + Math.round((shown - ms) * usPerMs);
}

function dayAway(from: number, count: number, unit: string): number | undefined {
  if (unit === "mo") return monthAway(from, count);
  if (unit === "y") return monthAway(from, count * 12);
  const there = from + count * (unit === "w" ? 7 : 1);
  return isInReach(there) ? there : undefined;
}

/** The same day of another month, or its last day where it has no such day. */
function monthAway(from: number, months: number): number | undefined {
  const { year, month, day } = civilOf(from);
  const there = year * 12 + month + months;
  if (there < 12 || Math.floor(there / 12) > yearMax) return undefined;
  const first = dayNumber(Math.floor(there / 12), there % 12, 1);
  const next = dayNumber(Math.floor(there / 12), (there % 12) + 1, 1);
  return Math.min(first + day, next) - 1;
}

function isInReach(day: number): boolean {
  const { year } = civilOf(day);
  return year >= 1 && year <= yearMax;
}

/** The days from `first` on, up to `behind` without it. */
function daysBetween(first: number, behind: number, by: Calendar): QueryDate | undefined {
  if (!isInReach(first) || !isInReach(behind - 1)) return undefined;
  const whole = {
    begin: momentOf(by, first * msPerDay),
    end: momentOf(by, behind * msPerDay),
  };
  return { compared: whole, alone: whole, firstDay: first, lastDay: behind - 1, isDay: true };
}

function readName(folded: string, by: Calendar): QueryDate | undefined {
  const day = today(by);
  if (folded === "today") return daysBetween(day, day + 1, by);
  if (folded === "yesterday") return daysBetween(day - 1, day, by);
  if (folded === "tomorrow") return daysBetween(day + 1, day + 2, by);
  const [, stepName = "", what] = /^(last|this|next)-(week|month|year)$/.exec(folded) ?? [];
  const step = stepNames[stepName] ?? 0;
  const { year, month } = civilOf(day);
  if (what === "week") {
    // 1 January 1970 was a Thursday.
    const monday = day - ((((day + 3) % 7) + 7) % 7) + step * 7;
    return daysBetween(monday, monday + 7, by);
  }
  if (what === "month") return monthsFrom(year, month + step, 1, by);
  return what === "year" ? monthsFrom(year + step, 0, 12, by) : undefined;
}

function monthsFrom(year: number, month: number, count: number, by: Calendar) {
  return daysBetween(dayNumber(year, month, 1), dayNumber(year, month + count, 1), by);
}

function readISO(folded: string, by: Calendar): QueryDate | undefined {
  const [, yearText, monthText, dayText, time] = iso.exec(folded) ?? [];
  const year = Number(yearText);
  if (yearText === undefined || year < 1 || year > yearMax) return undefined;
  if (monthText === undefined) return monthsFrom(year, 0, 12, by);
  const month = Number(monthText) - 1;
  if (month < 0 || month > 11) return undefined;
  if (dayText === undefined) return monthsFrom(year, month, 1, by);
  const day = dayNumber(year, month, Number(dayText));
  if (dayText === "00" || civilOf(day).month !== month) return undefined;
  return time === undefined ? daysBetween(day, day + 1, by) : readTimeOf(day, time, by);
}

/** What stands behind the day: "12:00" by the reader's clock, "12:00z" by that of UTC. */
function readTimeOf(day: number, time: string, by: Calendar): QueryDate | undefined {
  const parts = clockTime.exec(time);
  if (parts === null) return undefined;
  const [, hour, minute, second, fraction, utc, sign, hoursEast, minutesEast] = parts;
  if ([minute, second, minutesEast].some((part) => Number(part ?? 0) > 59)) return undefined;
  if ([hour, hoursEast].some((part) => Number(part ?? 0) > 23)) return undefined;
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second ?? 0);
  const us = Number((fraction ?? "").slice(0, 6).padEnd(6, "0"));
  const shown = day * msPerDay + seconds * 1000;
  const east = (Number(hoursEast ?? 0) * 60 + Number(minutesEast ?? 0)) * (sign === "-" ? -1 : 1);
  const isByClock = utc === undefined && sign === undefined;
  const begin = isByClock ? momentOf(by, shown) + us : shown * usPerMs - east * usPerMinute + us;
  const names = second === undefined ? usPerMinute : fraction === undefined ? 1_000_000 : 1;
  const whole = { begin, end: begin + names };
  return { compared: whole, alone: whole, firstDay: day, lastDay: day, isDay: false };
}

/** "-14d", "+2h". */
function readRelative(folded: string, by: Calendar): QueryDate | undefined {
  const sign = folded[0];
  if (sign !== "-" && sign !== "+") return undefined;
  const far = readDuration(folded.slice(1));
  if (far === undefined) return undefined;
  const moment = moved(by, { ...far, count: sign === "-" ? -far.count : far.count });
  if (moment === undefined) return undefined;
  const day = dayOf(localOf(by, moment));
  const found = daysBetween(day, day + 1, by);
  if (found === undefined) return undefined;
  const compared = { begin: moment, end: moment };
  if (far.unit === "min") return { ...found, compared, alone: unitAround(moment, 1, by) };
  if (far.unit === "h") return { ...found, compared, alone: unitAround(moment, 60, by) };
  return { ...found, compared };
}

/** The minute or hour of the clock that the moment lies in. */
function unitAround(moment: number, minutes: number, by: Calendar): Stretch {
  const unit = minutes * usPerMinute;
  const shown = Math.round(localOf(by, moment) * usPerMs);
  const begin = moment - (((shown % unit) + unit) % unit);
  return { begin, end: begin + unit };
}
