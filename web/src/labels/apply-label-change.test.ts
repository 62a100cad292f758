import { beforeEach, expect, test } from "vitest";
import { dropEverything, replicaOf } from "../store/replica";
import type { Change } from "../sync/change";
import { applyLabelChange } from "./apply-label-change";

const stream = { owner: "org-1", name: "content" };

function change(version: number, action: Change["action"], fields: Change["fields"]): Change {
  return { version, at: "2025-01-02T03:04:05Z", kind: "label", id: "l1", action, fields };
}

beforeEach(() => {
  dropEverything();
  const { labels, labelsState } = replicaOf("org-1");
  labels.replaceAll([], 10);
  labelsState.set({ is: "ready" });
});

test("a label comes, changes and goes", () => {
  const { labels } = replicaOf("org-1");
  const fields = { name: "area/parser", color: "pink", description: "d", createdAt: "2025" };
  applyLabelChange(change(11, "created", fields), stream);
  expect(labels.get("l1")).toEqual({ id: "l1", orgID: "org-1", ...fields });
  applyLabelChange(change(12, "changed", { name: "parser", other: 1 }), stream);
  expect(labels.get("l1")).toEqual({ id: "l1", orgID: "org-1", ...fields, name: "parser" });
  applyLabelChange(change(13, "removed", { name: null }), stream);
  expect(labels.all()).toEqual([]);
});

test("what is older than the list changes nothing, and nothing comes before the list", () => {
  const { labels, labelsState } = replicaOf("org-1");
  applyLabelChange(change(11, "created", { name: "new" }), stream);
  applyLabelChange(change(9, "changed", { name: "old" }), stream);
  expect(labels.get("l1")?.name).toBe("new");
  labels.clear();
  labelsState.set({ is: "none" });
  applyLabelChange(change(12, "created", { name: "x" }), stream);
  expect(labels.all()).toEqual([]);
});
