import { expect, test } from "vitest";
import { addressOf, searchText, wordsOf } from "./address";
import { Pages } from "./page-table";

const load = async () => () => null;
const pages = new Pages({
  bare: { "/": { load }, "/auth": { load } },
  framed: {
    "/dashboard/:list": { load, accepts: ({ list }) => list === "created" },
    "/organizationDisplay/:orgID/bugs": { load },
    "/organizationDisplay/:orgID/:key": {
      accepts: ({ key = "" }) => key.includes("-"),
      leadsTo: ({ orgID = "", key = "" }) => ({
        to: "/organizationDisplay/:orgID/bugs/:key",
        params: { orgID, key },
      }),
    },
  },
  searches: { "/auth": ({ next }) => ({ next }) },
});

function found(pathname: string): unknown {
  const at = pages.find(pathname);
  if (at === undefined) return undefined;
  return "page" in at ? [at.page.path, at.page.isBare, at.params] : addressOf(at.leadsTo);
}

test("an address names a page with the values in its path, another address, or nothing", () => {
  expect(found("/")).toEqual(["/", true, {}]);
  expect(found("/auth/")).toEqual(["/auth", true, {}]);
  expect(found("/dashboard/created")).toEqual(["/dashboard/:list", false, { list: "created" }]);
  expect(found("/dashboard/nonsense")).toBeUndefined();
  expect(found("/organizationDisplay/a%20b/bugs")).toEqual([
    "/organizationDisplay/:orgID/bugs",
    false,
    { orgID: "a b" },
  ]);
  expect(found("/organizationDisplay/o/CORE-1")).toBe("/organizationDisplay/o/bugs/CORE-1");
  expect(found("/organizationDisplay/o/nothing")).toBeUndefined();
  expect(found("/organizationDisplay/%E0%A4%A/bugs")).toBeUndefined();
  expect(found("/auth/more/than/that")).toBeUndefined();
});

test("what is written into an address is read from it again, whatever it holds", () => {
  const address = addressOf({
    to: "/organizationDisplay/:orgID/projects/:key",
    params: { orgID: "a/b", key: "Ü?#" },
    search: { q: 'is:open "x & y" +1=2', tab: "board", view: undefined },
    hash: "c-1",
  });
  const { pathname, search, hash } = new URL(address, "http://example.org");
  expect(pathname).toBe("/organizationDisplay/a%2Fb/projects/%C3%9C%3F%23");
  expect(wordsOf(search)).toEqual({ q: 'is:open "x & y" +1=2', tab: "board" });
  expect(hash).toBe("#c-1");
  expect(searchText({ q: undefined })).toBe("");
});

test("a page reads what stands behind its path by its own words", () => {
  expect(pages.of("/auth")?.readSearch("?next=%2Fa&other=1")).toEqual({ next: "/a" });
  expect(pages.of("/")?.readSearch("?next=%2Fa")).toEqual({});
});
