import { describe, expect, it } from "vitest";
import { moved, readDate, readDuration } from "./dates";
import { ZoneClock } from "./zone-clock";

const at = (text: string) => Date.parse(text) * 1000;
const textOf = (us: number) => new Date(us / 1000).toISOString().replace(".000Z", "Z");
const readerIn = (zone: string, now = "2026-10-15T12:00:00Z") => ({
  now: at(now),
  clock: new ZoneClock(zone),
});

describe("a day as it is asked", () => {
  it.each([
    ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"],
    ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"],
    ["America/St_Johns", "2026-10", "2026-10-01T02:30:00Z", "2026-11-01T02:30:00Z"],
    ["UTC", "2026", "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"],
    ["UTC", "this-week", "2026-10-12T00:00:00Z", "2026-10-19T00:00:00Z"],
    ["UTC", "last-month", "2026-09-01T00:00:00Z", "2026-10-01T00:00:00Z"],
    ["Pacific/Auckland", "today", "2026-10-15T11:00:00Z", "2026-10-16T11:00:00Z"],
    ["Asia/Kathmandu", "-2h", "2026-10-15T09:15:00Z", "2026-10-15T10:15:00Z"],
    ["Europe/Berlin", "2026-10-25t02:30", "2026-10-25T00:30:00Z", "2026-10-25T00:31:00Z"],
    ["Europe/Berlin", "2026-03-29t02:30", "2026-03-29T01:30:00Z", "2026-03-29T01:31:00Z"],
    ["UTC", "2026-03-29t02:30:05+05:45", "2026-03-28T20:45:05Z", "2026-03-28T20:45:06Z"],
    // A day that the zone leapt over.
    ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z", "2011-12-30T10:00:00Z"],
  ])("%s: %s", (zone, text, begin, end) => {
    const found = readDate(text, readerIn(zone))?.alone;
    expect([textOf(found?.begin ?? 0), textOf(found?.end ?? 0)]).toEqual([begin, end]);
  });

  it.each([
    "2026-02-29",
    "2026-13",
    "0000",
    "9999",
    "2026-10-31t24:00",
    "next-day",
    "-14",
    "-123456d",
  ])("%s is none", (text) => expect(readDate(text, readerIn("UTC"))).toBeUndefined());
});

describe("so long ago", () => {
  const back = (text: string, zone: string, now: string) => {
    const far = readDuration(text);
    const moment = far && moved(readerIn(zone, now), { ...far, count: -far.count });
    return moment === undefined ? undefined : textOf(moment);
  };

  it("is the last day of a month without such a day", () => {
    expect(back("1mo", "UTC", "2026-03-31T12:00:00Z")).toBe("2026-02-28T12:00:00Z");
    expect(back("1y", "UTC", "2028-02-29T12:00:00Z")).toBe("2027-02-28T12:00:00Z");
  });

  it("keeps the time of the clock in days and not in hours", () => {
    expect(back("1d", "Europe/Berlin", "2026-10-25T12:00:00Z")).toBe("2026-10-24T11:00:00Z");
    expect(back("24h", "Europe/Berlin", "2026-10-25T12:00:00Z")).toBe("2026-10-24T12:00:00Z");
  });

  it("is no moment before the first year", () => {
    expect(back("2026y", "UTC", "2026-10-15T12:00:00Z")).toBeUndefined();
  });
});
