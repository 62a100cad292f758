import { expect, test, vi } from "vitest";
import type { WireRelation } from "../api/types";
import { RelationStore } from "./relation-store";

function relation(id: string, bugID: string): WireRelation {
  return {
    id,
    kind: "blocks",
    created: "2025-01-02T03:04:05.123456Z",
    bug: {
      id: bugID,
      projectID: "core",
      key: "CORE-2",
      title: "Two",
      status: "new",
      isOpen: true,
      resolution: "none",
      severity: "unset",
    },
  };
}

test("a relation makes the lists of its bugs old, and those that show it", () => {
  const store = new RelationStore();
  const one = vi.fn<() => void>();
  const three = vi.fn<() => void>();
  const other = vi.fn<() => void>();
  store.put("one", [relation("r", "two")]);
  store.subscribeStale("one", one);
  store.subscribeStale("three", three);
  store.subscribeStale("other", other);
  store.relationMoved("r", ["one", "three"]);
  expect(one).toHaveBeenCalledTimes(1);
  expect(three).toHaveBeenCalledTimes(1);
  store.relationMoved("r", []);
  expect(one).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
});

test("a change of a bug makes those lists old that show it", () => {
  const store = new RelationStore();
  const one = vi.fn<() => void>();
  store.put("one", [relation("r", "two")]);
  store.subscribeStale("one", one);
  store.bugMoved("three");
  expect(one).not.toHaveBeenCalled();
  store.bugMoved("two");
  expect(one).toHaveBeenCalledTimes(1);
});

test("a list is watched until it is put away", () => {
  const store = new RelationStore();
  const shown = vi.fn<() => void>();
  store.subscribe("one", shown);
  store.put("one", []);
  expect(store.get("one")).toEqual([]);
  store.clear();
  expect(store.get("one")).toBeUndefined();
  expect(shown).toHaveBeenCalledTimes(2);
});
