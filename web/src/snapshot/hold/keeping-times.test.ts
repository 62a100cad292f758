import { expect, test } from "vitest";
import { isWholeDue, keepInMs } from "./keeping-times";

const minuteMs = 60_000;

test("the more bugs changed, the less often they are written, but each minute", () => {
  expect([0, 1, 100, 500, 10_000].map(keepInMs)).toEqual([3000, 3000, 3000, 15_000, minuteMs]);
});

test("the whole is written anew the sooner, the more of it changed, and never for few", () => {
  expect(isWholeDue(500, 60 * minuteMs)).toBe(false);
  expect(isWholeDue(501, 4 * minuteMs)).toBe(false);
  expect(isWholeDue(501, 5 * minuteMs)).toBe(true);
  expect(isWholeDue(1000, 2 * minuteMs)).toBe(false);
  expect(isWholeDue(1000, 3 * minuteMs)).toBe(true);
  expect(isWholeDue(50_000, minuteMs)).toBe(false);
  expect(isWholeDue(50_000, minuteMs + 1)).toBe(true);
});
