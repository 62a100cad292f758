import { expect, test } from "vitest";
import { allSelected, extended, nothingSelected, shareOf, toggled } from "./selection";

const listed = ["a", "b", "c", "d", "e"];
const after = (...ids: string[]) =>
  ids.reduce((selection, id) => toggled(selection, id), nothingSelected);

test("a bug is selected and let go of again", () => {
  expect([...after("a", "b", "a").ids]).toEqual(["b"]);
});

test("Shift selects everything from the one touched last, in both directions", () => {
  expect([...extended(after("b"), listed, "d").ids]).toEqual(["b", "c", "d"]);
  expect([...extended(after("d"), listed, "b").ids].toSorted()).toEqual(["b", "c", "d"]);
});

test("Shift from one that was let go of lets the others go too", () => {
  const all = allSelected(nothingSelected, listed);
  const selection = extended(toggled(all, "b"), listed, "d");
  expect([...selection.ids]).toEqual(["a", "e"]);
});

test("Shift without anything before it selects the one", () => {
  expect([...extended(nothingSelected, listed, "c").ids]).toEqual(["c"]);
  expect([...extended(after("gone"), listed, "c").ids]).toEqual(["gone", "c"]);
});

test("what is selected says whether it is all that is shown", () => {
  const list = { ids: () => listed };
  expect(shareOf(nothingSelected, list)).toBe("none");
  expect(shareOf(after("a"), list)).toBe("some");
  expect(shareOf(allSelected(after("gone"), listed), list)).toBe("all");
  expect(shareOf(after("gone"), list)).toBe("none");
});
