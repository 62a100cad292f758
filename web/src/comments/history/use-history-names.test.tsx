import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { BugHistoryEntry } from "../../api/types";
import { replicaOf } from "../../store/replica";
import { wireBug } from "../../store/testing";
import { useHistoryNames } from "./use-history-names";

afterEach(cleanup);

const field = (after: string) => ({ before: undefined, after, isElided: false });
const entries: BugHistoryEntry[] = [
  {
    stream: "content",
    version: 1,
    at: "2025-03-04T05:06:07.000008Z",
    kind: "relation",
    id: "relation-1",
    action: "created",
    batchID: "batch",
    fields: { kind: field("blocks"), from: field("bug-1"), to: field("bug-2") },
  },
];

test("a related bug is named once it is here, and lines are drawn for nothing else of it", () => {
  const orgID = "history-names";
  const { bugs } = replicaOf(orgID);
  bugs.put(wireBug(1));
  const { result } = renderHook(() => useHistoryNames(orgID, "bug-1", entries));
  const nameOf = (id: string) => result.current.names.bug(id);
  expect([nameOf("bug-1"), nameOf("bug-2")]).toEqual(["CORE-1", "another bug"]);
  act(() => bugs.put(wireBug(2)));
  expect([nameOf("bug-1"), nameOf("bug-2")]).toEqual(["CORE-1", "CORE-2"]);
  const before = result.current;
  act(() => bugs.put(wireBug(2, { title: "Another title", rev: 2 })));
  expect(result.current).toBe(before);
});
