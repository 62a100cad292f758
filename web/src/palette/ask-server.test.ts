import { expect, test } from "vitest";
import { queryOf } from "./ask-server";

test("words are asked as words, and nothing of the query language by accident", () => {
  expect(queryOf("relay sti")).toBe("relay sti");
  expect(queryOf("core-12")).toBe("core-12");
  expect(queryOf("is:open (a OR -b)")).toBe('"is:open" "(a" "OR" "-b)"');
  expect(queryOf('say "hi\\')).toBe(String.raw`say "\"hi\\"`);
});
