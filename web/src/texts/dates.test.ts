import { expect, test } from "vitest";
import { longDate, shortDate, timeAgo } from "./dates";

const time = new Date("2026-01-05T15:04:00Z");

test("an organization's date is long and US English", () => {
  expect(longDate(time, "UTC").replace(/\s/g, " ")).toBe("Monday, January 5, 2026 at 3:04 PM");
});

test("a project's date is short and US style", () => {
  expect(shortDate(time, "UTC")).toBe("1/5/2026");
});

test("ages are told in their largest unit", () => {
  const ago = (seconds: number) => timeAgo(new Date(time.getTime() - seconds * 1000), time);
  expect(ago(5)).toBe("now");
  expect(ago(90)).toBe("1 minute ago");
  expect(ago(3 * 3600)).toBe("3 hours ago");
  expect(ago(24 * 3600)).toBe("yesterday");
  expect(ago(400 * 24 * 3600)).toBe("last year");
});
