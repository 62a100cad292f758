import { expect, test } from "vitest";
import { branchName } from "./branch-name";

test.each([
  ["ada", "CORE-12", "The relay sticks", "ada/core-12-the-relay-sticks"],
  ["ada", "CORE-R3", "  Secrets: in the *log*!  ", "ada/core-r3-secrets-in-the-log"],
  ["Zoë B.", "CORE-1", "Crème brûlée — naïve", "zoe-b/core-1-creme-brulee-naive"],
  ["ada", "CORE-2", "日本語", "ada/core-2"],
  ["日本", "CORE-2", "a", "core-2-a"],
])("%s works on %s %s in %s", (username, key, title, branch) => {
  expect(branchName(username, key, title)).toBe(branch);
});

test("a long title ends with a whole word", () => {
  const title = "when the tape is torn the reader turns for ever and nobody hears it";
  expect(branchName("ada", "CORE-7", title)).toBe(
    "ada/core-7-when-the-tape-is-torn-the-reader-turns-for-ever",
  );
  expect(branchName("ada", "CORE-7", "x".repeat(90))).toBe(`ada/core-7-${"x".repeat(50)}`);
});
