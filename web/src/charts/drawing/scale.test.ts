import { expect, test } from "vitest";
import { areaPath, linePath, placesAmong, pointsOf, ticksUpTo } from "./scale";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [51, [0, 20, 40, 60]],
  [100, [0, 20, 40, 60, 80, 100]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])("up to %d there are few and round numbers", (max, ticks) => {
  expect(ticksUpTo(max)).toEqual(ticks);
});

test("whatever the highest is, it is no higher than the last of at most six whole numbers", () => {
  for (let max = 0; max < 3000; max += 1) {
    const ticks = ticksUpTo(max);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});

test("of many days few are named, evenly apart and the last among them", () => {
  expect(placesAmong(30, 5, [7, 28, 91])).toEqual([1, 8, 15, 22, 29]);
  expect(placesAmong(90, 5, [7, 28, 91])).toEqual([5, 33, 61, 89]);
  expect(placesAmong(365, 5, [7, 28, 91])).toEqual([0, 91, 182, 273, 364]);
  expect(placesAmong(4, 5, [1, 2])).toEqual([0, 1, 2, 3]);
  expect(placesAmong(1, 5, [7])).toEqual([0]);
});

test("a line goes from left to right, higher for more, and its area down to nothing", () => {
  const points = pointsOf([0, 5, 10], 10);
  expect(linePath(points)).toBe("M0 100L50 50L100 0");
  expect(areaPath(points)).toBe("M0 100L50 50L100 0L100 100L0 100Z");
  expect(areaPath([])).toBe("");
});
