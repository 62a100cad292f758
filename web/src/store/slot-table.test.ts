import { expect, test } from "vitest";
import { hashBegun, hashOf, SlotTable } from "./slot-table";

const nameOf = (slot: number) => `CORE-${slot}`;

function expectAll(table: SlotTable, count: number) {
  for (let slot = 0; slot < count; slot += 1) expect(table.find(nameOf(slot))).toBe(slot);
}

test("what a table holds is found after it has grown, and after room was made at once", () => {
  const table = new SlotTable((slot, text) => nameOf(slot) === text);
  for (let slot = 0; slot < 1000; slot += 1) table.add(hashOf(nameOf(slot)), slot);
  expectAll(table, 1000);
  table.reserve(10_000);
  expectAll(table, 1000);
  expect(table.find(nameOf(1000))).toBeUndefined();
});

test("a slot of the same hash that holds another text is passed over", () => {
  const texts = ["first", "second"];
  const table = new SlotTable((slot, text) => texts[slot] === text);
  for (const slot of [1, 0]) table.add(hashOf("first"), slot);
  expect(table.find("first")).toBe(0);
});

test("the hash of a text goes on from that of its beginning", () => {
  expect(hashOf("12", hashBegun("CORE-"))).toBe(hashOf("CORE-12"));
});
