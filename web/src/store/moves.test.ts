import { expect, test } from "vitest";
import { Moves } from "./moves";

test("what changed after a turn is told once each, and nothing of before", () => {
  const moves = new Moves();
  for (const [turn, slot] of [
    [1, 7],
    [2, 3],
    [3, 7],
    [4, 3],
  ] as const) {
    moves.add(turn, slot);
  }
  expect(moves.since(0)).toEqual([7, 3]);
  expect(moves.since(3)).toEqual([3]);
  expect(moves.since(4)).toEqual([]);
  moves.add(5, 9);
  expect(moves.since(4)).toEqual([9]);
});

test("slots of many bugs are told once each as well", () => {
  const moves = new Moves();
  for (const [at, slot] of [2000, 99_999, 2000, 1024, 99_999].entries()) moves.add(at + 1, slot);
  expect(moves.since(0)).toEqual([2000, 99_999, 1024]);
  expect(moves.since(1)).toEqual([99_999, 2000, 1024]);
});

test("what is too long ago, or before everything changed, is not told in part", () => {
  const moves = new Moves();
  for (let turn = 1; turn <= 10_000; turn += 1) moves.add(turn, turn);
  expect(moves.since(0)).toBeUndefined();
  expect(moves.since(8000)).toEqual(Array.from({ length: 2000 }, (_, each) => 8001 + each));
  moves.forget(10_001);
  expect(moves.since(10_000)).toBeUndefined();
  expect(moves.since(10_001)).toEqual([]);
});
