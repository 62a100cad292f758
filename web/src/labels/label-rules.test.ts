import { expect, test } from "vitest";
import { mayManageLabels, scopeOf, settleLabels } from "./label-rules";

test("Owners and Editors manage labels, nobody else", () => {
  expect(["Owner", "Editor", "Member", undefined].map(mayManageLabels)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a scope stands before the last slash with something on both sides", () => {
  expect(["Area/Parser", "a/b/c", "plain", "/x", "x/", " / "].map(scopeOf)).toEqual([
    "area",
    "a/b",
    "",
    "",
    "",
    "",
  ]);
});

test("of two labels of one scope the later one stays, and each stands once", () => {
  const known = new Map(
    Object.entries({ p: "area/parser", l: "Area/lexer", t: "needs test" }).map(([id, name]) => [
      id,
      { name },
    ]),
  );
  expect(settleLabels(["p", "t", "l", "t"], known)).toEqual(["t", "l"]);
  expect(settleLabels(["unknown", "p"], known)).toEqual(["unknown", "p"]);
});
