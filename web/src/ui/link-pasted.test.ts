import { expect, test } from "vitest";
import { linkPasted } from "./link-pasted";

test("an address over selected words becomes a link of them, blanks around them kept", () => {
  expect(linkPasted("https://a.test/x", "the log")).toBe("[the log](https://a.test/x)");
  expect(linkPasted(" https://a.test/x\n", " the log ")).toBe(" [the log](https://a.test/x) ");
  expect(linkPasted("mailto:ada@a.test", "$& Ada")).toBe("[$& Ada](mailto:ada@a.test)");
});

test("brackets in an address do not end the link", () => {
  expect(linkPasted("https://a.test/moth_(insect)", "moth")).toBe(
    "[moth](https://a.test/moth_%28insect%29)",
  );
});

test.each([
  ["https://a.test/x", ""],
  ["https://a.test/x", "https://b.test/"],
  ["https://a.test/x", "two\nlines"],
  ["https://a.test/x", "[a](b)"],
  ["two words", "the log"],
  ["javascript:go()", "the log"],
])("%j over %j is an ordinary paste", (pasted, selected) => {
  expect(linkPasted(pasted, selected)).toBeUndefined();
});
