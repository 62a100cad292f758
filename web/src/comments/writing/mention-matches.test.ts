import { expect, test } from "vitest";
import { matchingNames, mentionAt } from "./mention-matches";

test.each([
  ["@", { start: 0, typed: "" }],
  ["ask @gr", { start: 4, typed: "gr" }],
  ["(@ada b", { start: 1, typed: "ada b" }],
  ["mail ada@example", undefined],
  ["@ ada", undefined],
  ["@ada\nnext", undefined],
  ["no mention", undefined],
])("a caret behind %j", (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

test("names that begin as typed come before those that hold it", () => {
  const names = ["Nadia", "ada", "Adam", "grace"];
  expect(matchingNames(names, "ad")).toEqual(["ada", "Adam", "Nadia"]);
  expect(matchingNames(names, "")).toHaveLength(4);
  expect(matchingNames(names, "grace")).toEqual([]);
});
