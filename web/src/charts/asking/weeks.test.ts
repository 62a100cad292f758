import { expect, test } from "vitest";
import type { WireSeriesDay } from "../../api/types";
import { thisWeek, weeksOf } from "./weeks";

/** Days in a row, of which each opened one more than the day before and closed one. */
function daysFrom(first: string, count: number): WireSeriesDay[] {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(first) + index * 24 * 3600 * 1000).toISOString().slice(0, 10),
    opened: index,
    closed: 1,
    open: 0,
    openBySeverity: [0, 0, 0, 0, 0],
  }));
}

test("weeks begin on Monday, a cut one is left out, and the last goes up to today", () => {
  // Thursday, 12 November to Saturday, 28 November 2026.
  const weeks = weeksOf(daysFrom("2026-11-12", 17));
  expect(weeks).toEqual([
    { first: "2026-11-16", last: "2026-11-22", opened: 4 + 5 + 6 + 7 + 8 + 9 + 10, closed: 7 },
    { first: "2026-11-23", last: "2026-11-28", opened: 11 + 12 + 13 + 14 + 15 + 16, closed: 6 },
  ]);
});

test("a Monday alone is a week of one day, and days without a Monday are none", () => {
  expect(weeksOf(daysFrom("2026-11-23", 1))).toMatchObject([
    { first: "2026-11-23", last: "2026-11-23" },
  ]);
  expect(weeksOf(daysFrom("2026-11-24", 6))).toEqual([]);
  expect(weeksOf([])).toEqual([]);
});

test("this week is what happened since Monday, up to a Sunday", () => {
  expect(thisWeek(daysFrom("2026-11-12", 5))).toEqual({ opened: 4, closed: 1 });
  expect(thisWeek(daysFrom("2026-11-16", 7))).toEqual({ opened: 21, closed: 7 });
  expect(thisWeek(daysFrom("2026-11-22", 1))).toEqual({ opened: 0, closed: 1 });
  expect(thisWeek([])).toEqual({ opened: 0, closed: 0 });
});
