import { expect, test } from "vitest";
import { hashOfID, SlotTable } from "./slot-table";

const nameOf = (slot: number) => `CORE-${slot}`;

function expectAll(table: SlotTable, count: number) {
  for (let slot = 0; slot < count; slot += 1)
    expect(table.find(hashOfID(nameOf(slot)), nameOf(slot))).toBe(slot);
}

test("what a table holds is found after it has grown, and after room was made at once", () => {
  const table = new SlotTable((slot, text) => nameOf(slot) === text);
  for (let slot = 0; slot < 1000; slot += 1) table.add(hashOfID(nameOf(slot)), slot);
  expectAll(table, 1000);
  table.reserve(10_000);
  expectAll(table, 1000);
  expect(table.find(hashOfID(nameOf(1000)), nameOf(1000))).toBeUndefined();
});

test("a slot of the same hash that holds another text is passed over", () => {
  const texts = ["first", "second"];
  const table = new SlotTable((slot, text) => texts[slot] === text);
  for (const slot of [1, 0]) table.add(hashOfID("first"), slot);
  expect(table.find(hashOfID("first"), "first")).toBe(0);
});

test("a hash that no slot was added with, or whose slots left, is told without a text", () => {
  const table = new SlotTable(() => false);
  table.add(hashOfID("first"), 3);
  expect(table.holdsHash(hashOfID("first"))).toBe(true);
  expect(table.holdsHash(hashOfID("other"))).toBe(false);
  table.remove(hashOfID("first"), 3);
  expect(table.holdsHash(hashOfID("first"))).toBe(false);
});

test("an id within a text has the hash that it has by itself", () => {
  const [one, two] = ["0195b3a2-7c00-7000-8000-00000000abcd", "bug-2"];
  const text = `${one}${two}`;
  expect(hashOfID(text, 0, one.length)).toBe(hashOfID(one));
  expect(hashOfID(text, one.length, text.length)).toBe(hashOfID(two));
});

test("ids differ by their last digits, which alone are chance", () => {
  const ids = Array.from(
    { length: 1000 },
    (_, each) => `0195b3a2-7c00-7000-8000-${(each * 7919).toString(16).padStart(12, "0")}`,
  );
  expect(new Set(ids.map((id) => hashOfID(id))).size).toBe(1000);
  expect(hashOfID("bug-1")).not.toBe(hashOfID("bug-2"));
});
