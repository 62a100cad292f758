import { expect, test } from "vitest";
import { isSnoozed, snoozeChoices } from "./snooze-rules";

const now = new Date("2026-11-21T18:00:00Z");
const micros = (text: string) => Date.parse(text) * 1000;

test("a time that has passed wakes a bug, no time never does", () => {
  expect(isSnoozed({ snooze: Number.NaN }, now)).toBe(false);
  expect(isSnoozed({ snooze: 0 }, now)).toBe(true);
  expect(isSnoozed({ snooze: micros("2026-11-21T18:00:01Z") }, now)).toBe(true);
  expect(isSnoozed({ snooze: micros("2026-11-21T17:59:59Z") }, now)).toBe(false);
});

test("every choice lies ahead, the nearest first, and the last waits for something to happen", () => {
  const times = snoozeChoices(now).map(({ snooze }) => snooze);
  expect(times.at(-1)).toBe(0);
  const ahead = [now.getTime() * 1000, ...times.slice(0, -1)];
  expect(ahead).toEqual(ahead.toSorted((a, b) => a - b));
});
