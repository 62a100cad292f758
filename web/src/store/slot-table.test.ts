import { expect, test } from "vitest";
import { hashBegun, hashOf, hashOfID, SlotTable } from "./slot-table";

const nameOf = (slot: number) => `CORE-${slot}`;

function expectAll(table: SlotTable, count: number) {
  for (let slot = 0; slot < count; slot += 1)
    expect(table.find(hashOf(nameOf(slot)), nameOf(slot))).toBe(slot);
}

test("what a table holds is found after it has grown, and after room was made at once", () => {
  const table = new SlotTable((slot, text) => nameOf(slot) === text);
  for (let slot = 0; slot < 1000; slot += 1) table.add(hashOf(nameOf(slot)), slot);
  expectAll(table, 1000);
  table.reserve(10_000);
  expectAll(table, 1000);
  expect(table.find(hashOf(nameOf(1000)), nameOf(1000))).toBeUndefined();
});

test("a slot of the same hash that holds another text is passed over", () => {
  const texts = ["first", "second"];
  const table = new SlotTable((slot, text) => texts[slot] === text);
  for (const slot of [1, 0]) table.add(hashOf("first"), slot);
  expect(table.find(hashOf("first"), "first")).toBe(0);
});

test("the hash of a text goes on from that of its beginning", () => {
  expect(hashOf("12", hashBegun("CORE-"))).toBe(hashOf("CORE-12"));
});

test("ids differ by their last digits, which alone are chance", () => {
  const ids = Array.from(
    { length: 1000 },
    (_, each) => `0195b3a2-7c00-7000-8000-${(each * 7919).toString(16).padStart(12, "0")}`,
  );
  expect(new Set(ids.map(hashOfID)).size).toBe(1000);
  expect(hashOfID("bug-1")).not.toBe(hashOfID("bug-2"));
});
