import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicPages } from "./public-pages.ts";

const root = join(import.meta.dirname, "../..");

/** What the pattern finds in the file, once. */
function found(file: string, pattern: RegExp): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(pattern)].map(([, path = ""]) => path);
}

/** The paths of the client's pages, ":x" standing for any segment. */
const routes = found("web/src/app/page-table.ts", /^ {2}"([^"]+)": \{/gm);
/** The paths that the server answers with a page and 200; all others are 404. */
const served = [
  ...publicPages.map(({ path }) => path),
  ...found("server/app/web_files.cpp", /^ {16}"(\/[^"]+)",$/gm),
];

function isAt(path: string, route: string): boolean {
  const segments = path.split("/");
  const wanted = route.split("/");
  return (
    segments.length === wanted.length &&
    wanted.every((part, at) => part.startsWith(":") || part === segments[at])
  );
}

test("the server answers every page of the client, and no other path, with that page", () => {
  expect(routes).toContain("/organizationDisplay/:orgID");
  expect(routes.filter((route) => !served.some((path) => isAt(path, route)))).toEqual([]);
  expect(served.filter((path) => !routes.some((route) => isAt(path, route)))).toEqual([]);
});
