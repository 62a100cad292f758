import { afterEach, expect, test, vi } from "vitest";
import { BugKeys } from "./bug-keys";
import { Column } from "./columns";

afterEach(() => void vi.unstubAllGlobals());

/** Tells how long the longest array is that was made since. */
function longestMade(): () => number {
  let longest = 0;
  class Measured extends Int32Array {
    constructor(length: number) {
      super(length);
      longest = Math.max(longest, length);
    }
  }
  vi.stubGlobal("Int32Array", Measured);
  return () => longest;
}

function keysOf(numbers: readonly number[]) {
  const column = new Column((length) => new Int32Array(length));
  const left = new Set<number>();
  const keys = new BugKeys({
    isHere: (slot) => slot < numbers.length && !left.has(slot),
    numbers: column,
  });
  for (const [slot, number] of numbers.entries()) column.set(slot, number);
  return { keys, left };
}

test("a bug is found by its key, and by no other way to write its number", () => {
  const { keys } = keysOf([7, 12, -12]);
  const [shared, restricted] = [keys.heads.numberOf("CORE-"), keys.heads.numberOf("CORE-R")];
  keys.begin(0, shared, 7);
  keys.begin(1, shared, 12);
  keys.begin(2, restricted, -12);
  const found = ["CORE-7", "CORE-12", "CORE-R12", "CORE-012", "CORE-8", "CORE-", "12", "", "WEB-7"];
  expect(found.map((key) => keys.slotOf(key))).toEqual([
    0,
    1,
    2,
    ...Array.from({ length: 6 }, () => undefined),
  ]);
  expect([0, 1, 2].map((slot) => keys.at(slot))).toEqual(["CORE-7", "CORE-12", "CORE-R12"]);
});

test("of numbers far apart each bug is found, also of one that is higher than any server gives", () => {
  const longest = longestMade();
  const numbers = [3_999_999, 5, 2_000_000_000];
  const { keys, left } = keysOf(numbers);
  keys.reserve(500_000);
  const head = keys.heads.numberOf("CORE-");
  for (const [slot, number] of numbers.entries()) keys.begin(slot, head, number);
  const all = () => numbers.map((number) => keys.slotOf(`CORE-${number}`));
  expect(all()).toEqual([0, 1, 2]);
  expect(longest()).toBe(4_000_000);
  for (const slot of [0, 2]) {
    keys.drop(slot);
    left.add(slot);
  }
  expect(all()).toEqual([undefined, 1, undefined]);
});

test("a few bugs take no room for all numbers below theirs, and are found when many come", () => {
  const numbers = [99_999, 100_000, 7];
  const { keys } = keysOf(numbers);
  const head = keys.heads.numberOf("CORE-");
  const longest = longestMade();
  keys.begin(0, head, 99_999);
  expect(longest()).toBe(0);
  keys.reserve(50_000);
  keys.begin(1, head, 100_000);
  keys.begin(2, head, 7);
  expect(longest()).toBe(100_001);
  expect(numbers.map((number) => keys.slotOf(`CORE-${number}`))).toEqual([0, 1, 2]);
  keys.drop(0);
  expect(numbers.map((number) => keys.slotOf(`CORE-${number}`))).toEqual([undefined, 1, 2]);
});

test("a key that does not end with the bug's number is found as it is, and an old one leads on", () => {
  const { keys } = keysOf([4]);
  keys.set(0, "odd", 5);
  expect([keys.at(0), keys.slotOf("odd"), keys.slotOfPresent("odd")]).toEqual(["odd", 0, 0]);
  keys.set(0, "CORE-5", 5);
  expect([keys.slotOf("CORE-5"), keys.slotOf("odd")]).toEqual([0, 0]);
  expect(keys.slotOfPresent("odd")).toBeUndefined();
});
