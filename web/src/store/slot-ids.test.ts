import { expect, test } from "vitest";
import { SlotIDs } from "./slot-ids";

const names = {
  idAt: (slot: number) => `bug ${slot}`,
  slotOf: (id: string) => Number(id.slice(4)),
};
const of = (...slots: number[]) => new SlotIDs(slots, names);

test("ids are read where they are looked at", () => {
  const ids = of(7, 3, 5);
  expect(ids.at(-1)).toBe("bug 5");
  expect(ids.at(3)).toBeUndefined();
  expect(ids.indexOf("bug 3")).toBe(1);
  expect(ids.indexOf("bug 4")).toBe(-1);
  expect(ids.slice(1, 9)).toEqual(["bug 3", "bug 5"]);
});

test("lists are compared by their bugs, in their order or in any", () => {
  const ids = of(1, 2, 3, 4);
  expect(ids.isSameTo(9, of(1, 2, 3, 4), "same")).toBe(true);
  expect(ids.isSameTo(9, of(1, 3, 2, 4), "same")).toBe(false);
  expect(ids.isSameTo(9, of(1, 3, 2, 4), "any")).toBe(true);
  expect(ids.isSameTo(9, of(1, 5, 2, 4), "any")).toBe(false);
  expect(ids.isSameTo(9, of(1, 2, 3), "any")).toBe(false);
});

test("of longer lists only the first count", () => {
  const ids = of(1, 2, 3, 4);
  expect(ids.isSameTo(2, of(1, 2, 9), "same")).toBe(true);
  expect(ids.isSameTo(2, of(2, 1, 3, 4), "any")).toBe(true);
  expect(ids.isSameTo(2, of(3, 1, 2, 4), "any")).toBe(false);
});
