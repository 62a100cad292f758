import { expect, test } from "vitest";
import { SteadyList } from "./steady-list";

test("a list is another one as soon as it holds another thing, in another order, or fewer", () => {
  const steady = new SteadyList<string>();
  const first = steady.of(["a", "b"]);
  expect(steady.of(["a", "b"])).toBe(first);
  for (const other of [["b", "a"], ["b"], ["b", "c"], []]) expect(steady.of(other)).toBe(other);
});
