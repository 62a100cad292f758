import { expect, test } from "vitest";
import { firstColumns, readColumns, withMoved, withToggled } from "./columns";
import { changedSearch, columnsOf } from "./list-search";

test("columns are read from an address, whatever stands there, and have a title", () => {
  expect(readColumns("key,title,due")).toEqual(["key", "title", "due"]);
  expect(readColumns("due,nonsense,due")).toEqual(["due", "title"]);
  expect(readColumns("")).toBeUndefined();
  expect(readColumns(undefined)).toBeUndefined();
});

test("the address comes before what the person chose last", () => {
  expect(columnsOf({ columns: "title" }, ["key", "title"])).toEqual(["title"]);
  expect(columnsOf({}, ["key", "title"])).toEqual(["key", "title"]);
  expect(columnsOf({}, undefined)).toBe(firstColumns);
});

test("columns come, go and move; the title stays", () => {
  expect(withToggled(["key", "title"], "due")).toEqual(["key", "title", "due"]);
  expect(withToggled(["key", "title"], "key")).toEqual(["title"]);
  expect(withToggled(["key", "title"], "title")).toEqual(["key", "title"]);
  expect(withMoved(["key", "title", "due"], "due", -1)).toEqual(["key", "due", "title"]);
  expect(withMoved(["key", "title"], "key", -1)).toEqual(["key", "title"]);
});

test("what is empty leaves the address", () => {
  expect(changedSearch({ q: "a", bug: "CORE-1" }, { q: "" })).toEqual({ bug: "CORE-1" });
  expect(changedSearch({ q: "a" }, { bug: undefined })).toEqual({ q: "a" });
});
