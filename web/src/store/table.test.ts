import { expect, test } from "vitest";
import { Table } from "./table";

interface Row {
  id: string;
  name: string;
}

function byName(a: Row, b: Row): number {
  return a.name < b.name ? -1 : 1;
}

test("rows come back in their order, the same array until one changes", () => {
  const table = new Table<Row>(byName);
  table.put({ id: "1", name: "b" }, 1);
  table.put({ id: "2", name: "a" }, 1);
  const first = table.all();
  expect(first.map((row) => row.id)).toEqual(["2", "1"]);
  expect(table.all()).toBe(first);
  table.patch("2", { name: "c" }, 2);
  expect(table.all().map((row) => row.id)).toEqual(["1", "2"]);
});

test("a list older than a live change does not undo it", () => {
  const table = new Table<Row>(byName);
  table.put({ id: "1", name: "old" }, 3);
  table.patch("1", { name: "new" }, 5);
  table.replaceAll([{ id: "1", name: "old" }], 4);
  expect(table.get("1")?.name).toBe("new");
});

test("a list older than a removal does not bring the row back, a newer one does", () => {
  const table = new Table<Row>(byName);
  table.put({ id: "1", name: "a" }, 1);
  table.remove("1", 5);
  table.replaceAll([{ id: "1", name: "a" }], 4);
  expect(table.get("1")).toBeUndefined();
  table.replaceAll([{ id: "1", name: "a" }], 6);
  expect(table.get("1")?.name).toBe("a");
});

test("a row created after the list was made survives the list", () => {
  const table = new Table<Row>(byName);
  table.put({ id: "1", name: "a" }, 1);
  table.put({ id: "2", name: "b" }, 5);
  table.replaceAll([], 4);
  expect(table.all().map((row) => row.id)).toEqual(["2"]);
});

test("a change wakes the readers of its row and nobody else's", () => {
  const table = new Table<Row>(byName);
  table.put({ id: "1", name: "a" }, 1);
  table.put({ id: "2", name: "b" }, 1);
  const woken: string[] = [];
  table.subscribeRow("1", () => woken.push("1"));
  const leave = table.subscribeRow("2", () => woken.push("2"));
  table.patch("2", { name: "c" }, 2);
  expect(woken).toEqual(["2"]);
  leave();
  table.patch("2", { name: "d" }, 3);
  expect(woken).toEqual(["2"]);
});

test("a row that is put once more stays as it is, right as of the later version", () => {
  const table = new Table<Row>(byName);
  const row = { id: "1", name: "a" };
  table.put(row, 1);
  const all = table.all();
  let woken = 0;
  table.subscribeRow("1", () => {
    woken += 1;
  });
  table.replaceAll([row], 4);
  expect(woken).toBe(0);
  expect(table.all()).toBe(all);
  table.patch("1", { name: "older" }, 3);
  expect(table.get("1")).toBe(row);
});
