import { expect, test } from "vitest";
import type { BugHistoryEntry } from "../../api/types";
import { joined } from "./use-history";

function entries(...versions: number[]): BugHistoryEntry[] {
  return versions.map((version) => ({
    stream: "content",
    version,
    at: "2025-03-04T05:06:07.000008Z",
    kind: "bug",
    id: "bug-1",
    action: "changed",
    fields: {},
    batchID: `${version}`,
  }));
}

function held(versions: number[], cursor?: string) {
  return {
    bugID: "bug-1",
    entries: entries(...versions),
    cursor,
    isLoaded: versions.length > 0,
    moment: "",
  };
}

test("a newer page joins what it meets, and older pages stay reachable", () => {
  const now = joined(held([1, 2, 3], "older than 1"), {
    entries: entries(3, 4),
    cursor: "older than 3",
    moment: "",
  });
  expect(now.entries.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect(now.cursor).toBe("older than 1");
});

test("where a gap lies between, the newer page stands alone", () => {
  const now = joined(held([1, 2]), {
    entries: entries(60, 61),
    cursor: "older than 60",
    moment: "",
  });
  expect(now.entries.map(({ version }) => version)).toEqual([60, 61]);
  expect(now.cursor).toBe("older than 60");
});

test("the first page is taken as it comes", () => {
  const now = joined(held([]), { entries: entries(5), cursor: "older than 5", moment: "" });
  expect(now.cursor).toBe("older than 5");
});
