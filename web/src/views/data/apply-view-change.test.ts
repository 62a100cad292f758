import { beforeEach, expect, test } from "vitest";
import { dropEverything, replicaOf } from "../../store/replica";
import type { Change } from "../../sync/change";
import { applyViewChange } from "./apply-view-change";

const content = { owner: "org-1", name: "content" };
const person = { owner: "ada", name: "person" };
const made = {
  orgID: "org-1",
  owner: "ada",
  name: "Slow",
  query: "label:speed",
  layout: "board",
  columns: ["key", "title"],
  groupBy: "severity",
  lanesBy: "none",
  sort: "",
  hiddenColumns: ["S4"],
  columnLimits: [{ column: "S1", most: 3 }],
  isShared: true,
  isBuiltIn: false,
  createdAt: "2026-01-02T03:04:05Z",
};

function change(version: number, action: Change["action"], more: Partial<Change> = {}): Change {
  const at = "2026-01-02T03:04:05Z";
  return { version, at, kind: "view", id: "v1", action, fields: {}, ...more };
}

beforeEach(() => {
  dropEverything();
  for (const orgID of ["org-1", "org-2"]) {
    const { views, ownViews, viewsState } = replicaOf(orgID);
    views.replaceAll([], 10);
    ownViews.replaceAll([], 3);
    viewsState.set({ is: "ready" });
  }
});

test("a shared view comes whole, changes and goes", () => {
  const { views } = replicaOf("org-1");
  applyViewChange(change(11, "created", { fields: made }), content);
  expect(views.get("v1")).toEqual({ id: "v1", ...made });
  applyViewChange(change(12, "changed", { fields: { name: "Slower", sort: "-votes" } }), content);
  expect(views.get("v1")).toMatchObject({ name: "Slower", sort: "-votes", query: "label:speed" });
  applyViewChange(change(13, "removed", { fields: { name: null } }), content);
  expect(views.all()).toEqual([]);
});

test("a personal one belongs to the organization it names, and is found again without its name", () => {
  const fields = { ...made, orgID: "org-2", isShared: false };
  applyViewChange(change(4, "created", { fields }), person);
  expect(replicaOf("org-1").ownViews.all()).toEqual([]);
  applyViewChange(change(5, "changed", { fields: { name: "Mine" } }), person);
  expect(replicaOf("org-2").ownViews.get("v1")?.name).toBe("Mine");
  expect(replicaOf("org-2").views.all()).toEqual([]);
  applyViewChange(change(6, "removed", { fields: { orgID: null } }), person);
  expect(replicaOf("org-2").ownViews.all()).toEqual([]);
});

test("one that is shared leaves the one stream and enters the other, whichever is heard first", () => {
  const { views, ownViews } = replicaOf("org-1");
  applyViewChange(change(4, "created", { fields: { ...made, isShared: false } }), person);
  applyViewChange(change(11, "created", { fields: made }), content);
  applyViewChange(change(5, "removed"), person);
  expect(ownViews.all()).toEqual([]);
  expect(views.get("v1")?.isShared).toBe(true);
});

test("what is older than the list changes nothing, and nothing comes before the list", () => {
  const { views, viewsState } = replicaOf("org-1");
  applyViewChange(change(11, "created", { fields: made }), content);
  applyViewChange(change(9, "changed", { fields: { name: "Old" } }), content);
  expect(views.get("v1")?.name).toBe("Slow");
  views.clear();
  viewsState.set({ is: "none" });
  applyViewChange(change(12, "created", { fields: made }), content);
  expect(views.all()).toEqual([]);
});

test("a query too long for a frame is asked for with the list", () => {
  const { views, viewsState } = replicaOf("org-1");
  const { query: _query, ...rest } = made;
  applyViewChange(change(11, "created", { fields: rest, fieldsElided: { query: 4096 } }), content);
  expect(views.all()).toEqual([]);
  expect(viewsState.get().is).toBe("stale");
});
