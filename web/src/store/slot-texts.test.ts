import { expect, test } from "vitest";
import { type BugChunk, emptyColumns } from "./bug-chunk";
import { listOf, rowTexts, textAt } from "./row-texts";
import { SlotTexts } from "./slot-texts";

const texts = ["", "a", "ü 🐞", "", "last"];

function chunkOf(...titles: string[]): BugChunk {
  const named = (what: string) => rowTexts(titles.map((title) => `${what} of ${title}`));
  const count = titles.length;
  return { count, ids: named("id"), titles: rowTexts(titles), ranks: named("rank"), columns };
}
const columns = emptyColumns(0);

test("texts of rows are those that were told, also empty ones", () => {
  const rows = rowTexts(texts);
  expect(listOf(rows)).toEqual(texts);
  expect(textAt(rows, 2)).toBe("ü 🐞");
  expect(textAt(rows, texts.length)).toBe("");
  expect(listOf(rowTexts([]))).toEqual([]);
});

test("a slot has the texts of its row; those without a slot are nobody's", () => {
  const slots = new SlotTexts();
  slots.take(chunkOf("one", "two", "three"), Int32Array.of(4, -1, 0));
  expect([0, 1, 4].map((slot) => slots.at("titles", slot))).toEqual(["three", "", "one"]);
  expect(slots.at("ids", 4)).toBe("id of one");
  expect(slots.at("ranks", 0)).toBe("rank of three");
  expect(slots.placeOf("titles", 1)).toBeUndefined();
});

test("what is told by itself stands until a chunk tells it", () => {
  const slots = new SlotTexts();
  slots.take(chunkOf("one", "two"), Int32Array.of(0, 1));
  slots.set("titles", 1, "other");
  expect(slots.at("titles", 1)).toBe("other");
  expect(slots.placeOf("titles", 1)).toBeUndefined();
  expect(slots.placeOf("titles", 0)?.row).toBe(0);
  expect(slots.at("ids", 1)).toBe("id of two");
  slots.take(chunkOf("three"), Int32Array.of(1));
  expect(slots.at("titles", 1)).toBe("three");
});

test("when chunks of before leave, what is still read from one stays", () => {
  const slots = new SlotTexts();
  const [first, second] = [chunkOf("one", "two"), chunkOf("three", "four")];
  slots.take(first, Int32Array.of(0, 1));
  slots.take(second, Int32Array.of(2, 3));
  slots.take(chunkOf("1", "2", "3"), Int32Array.of(0, 1, 2));
  const before = slots.placeOf("titles", 3)?.rows;
  slots.forgetUnread();
  expect(slots.placeOf("titles", 3)?.rows).toBe(before);
  expect([0, 1, 2, 3].map((slot) => slots.at("titles", slot))).toEqual(["1", "2", "3", "four"]);
});

test("a chunk whose bugs have all come anew is given up, and not before", async () => {
  const slots = new SlotTexts();
  const take = () => {
    const chunk = chunkOf("one", "two");
    slots.take(chunk, Int32Array.of(0, 1));
    return new WeakRef(chunk.titles);
  };
  const titles = take();
  const isHeld = async () => {
    // What a task looked at stays until its end.
    await new Promise((resolve) => setTimeout(resolve));
    (globalThis as unknown as { gc: () => void }).gc();
    return titles.deref() !== undefined;
  };
  slots.take(chunkOf("1"), Int32Array.of(0));
  slots.forgetUnread();
  expect(await isHeld()).toBe(true);
  slots.take(chunkOf("2"), Int32Array.of(1));
  slots.forgetUnread();
  expect(await isHeld()).toBe(false);
});
