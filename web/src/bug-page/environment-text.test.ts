import { expect, test } from "vitest";
import { printEnvironment, readEnvironment } from "./environment-text";

test("what is printed is read as it was", () => {
  const entries = [
    { name: "os", value: "Debian 12" },
    { name: "url", value: "https://a.test:8080/?q=1" },
  ];
  expect(readEnvironment(printEnvironment(entries))).toEqual({ is: "read", entries });
});

test("empty lines and white space around names and values count for nothing", () => {
  expect(readEnvironment("\n  os :  Debian 12 \n\n")).toEqual({
    is: "read",
    entries: [{ name: "os", value: "Debian 12" }],
  });
  expect(readEnvironment("")).toEqual({ is: "read", entries: [] });
});

test("a line without a name or a value is told by its number", () => {
  expect(readEnvironment("os: Debian\nDebian")).toEqual({ is: "wrong", line: 2 });
  expect(readEnvironment(": Debian")).toEqual({ is: "wrong", line: 1 });
  expect(readEnvironment("os:")).toEqual({ is: "wrong", line: 1 });
});

test("a name that stands twice is told", () => {
  expect(readEnvironment("os: a\nos: b")).toEqual({ is: "twice", name: "os" });
});
