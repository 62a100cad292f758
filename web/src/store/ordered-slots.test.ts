import { expect, test } from "vitest";
import { OrderedSlots } from "./ordered-slots";

const values = [50, 10, 40, 30, 20];
const make = () => new OrderedSlots((a, b) => (values[a] ?? 0) - (values[b] ?? 0));

function shown(slots: OrderedSlots): number[] {
  return Array.from({ length: slots.size }, (_, index) => values[slots.at(index) ?? -1] ?? 0);
}

test("slots are read from the greatest to the least, however they came", () => {
  const slots = make();
  for (const slot of [2, 0, 4, 1, 3]) slots.insert(slot);
  expect(shown(slots)).toEqual([50, 40, 30, 20, 10]);
});

test("a slot is in once and can leave", () => {
  const slots = make();
  expect(slots.insert(2)).toBe(true);
  expect(slots.insert(2)).toBe(false);
  expect(slots.insert(0)).toBe(true);
  expect(slots.remove(2)).toBe(true);
  expect(slots.remove(2)).toBe(false);
  expect(shown(slots)).toEqual([50]);
});

test("counts from a slot, in or not", () => {
  const slots = make();
  for (const slot of [0, 1, 2]) slots.insert(slot);
  expect(slots.countFrom(2)).toBe(2);
  expect(slots.countFrom(3)).toBe(2);
  expect(slots.countFrom(1)).toBe(3);
});

test("it grows past its first room and stays ordered", () => {
  const slots = new OrderedSlots((a, b) => a - b);
  for (let slot = 0; slot < 1000; slot += 1) slots.insert((slot * 619) % 1000);
  const all = Array.from({ length: 1000 }, (_, index) => slots.at(index));
  expect(all).toEqual(Array.from({ length: 1000 }, (_, index) => 999 - index));
});
