import type { WireSeriesDay } from "../../api/types";

const daysPerWeek = 7;
const sunday = 0;

export interface Week {
  /** A Monday. */
  first: string;
  /** Its Sunday, or today. */
  last: string;
  opened: number;
  closed: number;
}

/** The weeks that begin within these days, from Monday on; the last one goes up to today. */
export function weeksOf(days: readonly WireSeriesDay[]): Week[] {
  const start = days.findIndex(({ day }) => weekdayOf(day) === 0);
  if (start < 0) return [];
  const weeks: Week[] = [];
  for (let from = start; from < days.length; from += daysPerWeek) {
    const week = days.slice(from, from + daysPerWeek);
    weeks.push({ ...spanOf(week), ...sumsOf(week) });
  }
  return weeks;
}

/** What happened since the last Monday. */
export function thisWeek(days: readonly WireSeriesDay[]): { opened: number; closed: number } {
  const today = days.at(-1)?.day;
  return sumsOf(today === undefined ? [] : days.slice(-1 - weekdayOf(today)));
}

function spanOf(week: readonly WireSeriesDay[]): { first: string; last: string } {
  return { first: week[0]?.day ?? "", last: week.at(-1)?.day ?? "" };
}

function sumsOf(days: readonly WireSeriesDay[]): { opened: number; closed: number } {
  return {
    opened: days.reduce((sum, { opened }) => sum + opened, 0),
    closed: days.reduce((sum, { closed }) => sum + closed, 0),
  };
}

/** Days since Monday. A day without a time of day is read as UTC, so that no zone moves it. */
function weekdayOf(day: string): number {
  const weekday = new Date(day).getUTCDay();
  return weekday === sunday ? daysPerWeek - 1 : weekday - 1;
}
