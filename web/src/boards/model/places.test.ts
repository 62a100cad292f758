import { expect, test } from "vitest";
import { speedAt } from "../drag/auto-scroll";
import { rankBetween } from "./rank";
import { cardPx, cardsSeen, isSeen, placesOfLanes } from "./window";

const beside = { above: 1, below: 4 };

test("until the server chose a rank, a card stands between its neighbours all the same", () => {
  for (const [after, before] of [
    ["a", "b"],
    ["a", "a0"],
    ["Zz", "a"],
    ["1", "10"],
  ] as const) {
    const between = rankBetween(after, before) ?? "";
    expect(between > after && between < before).toBe(true);
  }
  expect((rankBetween(undefined, "0") ?? "") < "0").toBe(true);
  expect((rankBetween("z", undefined) ?? "") > "z").toBe(true);
  expect(rankBetween(undefined, undefined)).toBeUndefined();
});

test("only cards that are seen and a few around them are drawn", () => {
  const seen = (topPx: number, count: number) =>
    cardsSeen({ topPx, heightPx: 5 * cardPx, ...beside }, count);
  expect(seen(0, 10_000)).toEqual({ first: 0, last: 9 });
  expect(seen(100 * cardPx, 10_000)).toEqual({ first: 99, last: 109 });
  expect(seen(-5000 * cardPx, 10)).toEqual({ first: 0, last: 0 });
  expect(seen(0, 2)).toEqual({ first: 0, last: 2 });
});

test("lanes stand below each other, and only those near the window are drawn", () => {
  const places = placesOfLanes([3, 0, 100]);
  const [first, second, third] = places;
  expect(second?.topPx).toBe(first?.heightPx);
  expect(third?.topPx).toBe((first?.heightPx ?? 0) + (second?.heightPx ?? 0));
  const top = { topPx: 0, heightPx: 200, ...beside };
  expect(places.map((place) => isSeen(place, top))).toEqual([true, true, false]);
});

test("near an edge the board scrolls, the nearer the faster", () => {
  expect(speedAt(300, 300)).toBe(0);
  expect(speedAt(10, 300)).toBeLessThan(speedAt(40, 300));
  expect(speedAt(300, 10)).toBeGreaterThan(0);
});
