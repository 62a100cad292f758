import { expect, test } from "vitest";
import { RowKeys } from "./row-keys";

test("a row keeps its key while its bug is shown, wherever it goes", () => {
  const keys = new RowKeys();
  const [a, b, c] = keys.of(["a", "b", "c"]);
  expect(keys.of(["c", "a", "b"])).toEqual([c, a, b]);
});

test("a row that leaves hands its key to one that comes", () => {
  const keys = new RowKeys();
  const [a, b] = keys.of(["a", "b"]);
  expect(keys.of(["b", "c"])).toEqual([b, a]);
  const [, , fresh] = keys.of(["b", "c", "d"]);
  expect([a, b]).not.toContain(fresh);
});

test("nobody inherits the key of the row with the focus", () => {
  const keys = new RowKeys();
  const [a, b] = keys.of(["a", "b"]);
  keys.focus(0);
  const [c, d] = keys.of(["c", "d"]);
  expect([c, d]).not.toContain(a);
  expect(c).toBe(b);
  expect(new Set([a, c, d]).size).toBe(3);
});
