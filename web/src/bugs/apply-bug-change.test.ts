import { beforeEach, expect, test } from "vitest";
import { counts } from "../store/organization";
import { dropEverything, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { onBugTouched } from "../store/touched";
import type { Change } from "../sync/change";
import { applyBugChange } from "./apply-bug-change";
import { lastWriterOf } from "./text-changes";

const stream = { owner: "org-1", name: "content" };

function change(version: number, action: Change["action"], fields: Change["fields"]): Change {
  return {
    version,
    at: "2025-03-04T05:06:07.000008Z",
    actor: "bob",
    kind: "bug",
    id: "bug-1",
    action,
    projectID: "core",
    fields,
  };
}

function count(account: string): number | undefined {
  return replicaOf("org-1").counts.value(account);
}

beforeEach(() => {
  dropEverything();
  const { counts: ledger } = replicaOf("org-1");
  ledger.start(counts.bugs, 40, 10);
  ledger.start(counts.projectBugs("core"), 20, 10);
  ledger.start(counts.openProjectBugs("core"), 5, 10);
});

test("a created bug is the bug that the list would give, and is counted once", () => {
  const { description: _none, id, orgID: _org, ...fields } = wireBug(1);
  applyBugChange(change(11, "created", fields), stream);
  applyBugChange(change(9, "created", fields), stream);
  const live = replicaOf("org-1").bugs.get(id);
  replicaOf("org-1").bugs.put(wireBug(1, { updated: "2025-03-04T05:06:07.000008Z" }));
  expect(replicaOf("org-1").bugs.get(id)).toEqual(live);
  expect([
    count(counts.bugs),
    count(counts.projectBugs("core")),
    count(counts.openProjectBugs("core")),
  ]).toEqual([41, 21, 6]);
});

test("of a bug that was restricted since, the log says nothing to show", () => {
  applyBugChange(change(11, "created", {}), stream);
  expect(replicaOf("org-1").bugs.get("bug-1")).toBeUndefined();
  applyBugChange(change(12, "removed", {}), stream);
  expect([count(counts.bugs), count(counts.projectBugs("core"))]).toEqual([40, 20]);
});

test("of a bug that comes back, what hangs on it is asked for again", () => {
  let touches = 0;
  const leave = onBugTouched("org-1", "bug-1", () => {
    touches += 1;
  });
  const { id: _id, orgID: _org, ...fields } = wireBug(1);
  applyBugChange(change(11, "created", { ...fields, rev: 1 }), stream);
  expect(touches).toBe(0);
  applyBugChange(change(12, "removed", {}), stream);
  applyBugChange(change(13, "created", { ...fields, rev: 3 }), stream);
  expect(touches).toBe(1);
  leave();
});

test("a plan is set and lost again, the environment of a longer change is asked for anew", () => {
  replicaOf("org-1").bugs.put(wireBug(1, { environment: [] }));
  const plan = { severity: "S1", priority: "low", due: "2026-12-24", estimate: 0.5, rev: 2 };
  applyBugChange(change(11, "changed", plan), stream);
  expect(replicaOf("org-1").bugs.get("bug-1")).toMatchObject({
    severity: "S1",
    priority: "low",
    due: "2026-12-24",
    estimate: 0.5,
    environment: [],
  });
  const lost = change(12, "changed", { due: null, estimate: null, rev: 3 });
  applyBugChange({ ...lost, fieldsElided: { environment: 5000 } }, stream);
  const bug = replicaOf("org-1").bugs.get("bug-1");
  expect([bug?.due, bug?.estimate, bug?.environment]).toEqual(["", Number.NaN, undefined]);
});

test("a change is taken on top of the one before it alone: others would be hidden by it", () => {
  const { bugs, held } = replicaOf("org-1");
  held.set({ is: "held", versions: { content: 10 }, person: 0 });
  bugs.put(wireBug(1));
  applyBugChange(change(12, "changed", { priority: "low", rev: 3 }), stream);
  expect(bugs.get("bug-1")).toMatchObject({ rev: 1, priority: "none" });
  applyBugChange(change(12, "changed", { isOpen: false, rev: 3 }), stream);
  expect(bugs.get("bug-1")).toMatchObject({ rev: 1, isOpen: true });
  expect(count(counts.openProjectBugs("core"))).toBe(4);
  applyBugChange(change(11, "changed", { title: "New", rev: 2 }), stream);
  applyBugChange(change(12, "changed", { priority: "low", rev: 3 }), stream);
  expect(bugs.get("bug-1")).toMatchObject({ rev: 3, title: "New", priority: "low" });
});

test("who changed a text last is remembered, also where the text is too long to be told", () => {
  const writers = () => ["title", "description"].map((field) => lastWriterOf("bug-7", field));
  const tell = (version: number, fields: Change["fields"], more: Partial<Change> = {}) =>
    applyBugChange({ ...change(version, "changed", fields), id: "bug-7", ...more }, stream);
  tell(11, { priority: "high", rev: 2 });
  expect(writers()).toEqual([undefined, undefined]);
  tell(12, { title: "Other", rev: 3 });
  expect(writers()).toEqual(["bob", undefined]);
  tell(13, { rev: 4 }, { fieldsElided: { description: 70_000 }, actor: "cleo" });
  expect(writers()).toEqual(["bob", "cleo"]);
  tell(14, { description: "", rev: 5 });
  expect(writers()).toEqual(["bob", "bob"]);
});

test("closing and reopening move the open count, other edits do not", () => {
  replicaOf("org-1").bugs.put(wireBug(1));
  applyBugChange(change(11, "changed", { title: "New", rev: 2 }), stream);
  expect(count(counts.openProjectBugs("core"))).toBe(5);
  const closing = { isOpen: false, status: "fixed", closed: "2025-03-04T05:06:07.000008Z", rev: 3 };
  applyBugChange(change(12, "changed", closing), stream);
  expect(count(counts.openProjectBugs("core"))).toBe(4);
  expect(replicaOf("org-1").bugs.get("bug-1")).toMatchObject({ isOpen: false, title: "New" });
  applyBugChange(change(13, "changed", { isOpen: true, closed: null, rev: 4 }), stream);
  expect(count(counts.openProjectBugs("core"))).toBe(5);
  expect(replicaOf("org-1").bugs.get("bug-1")).toMatchObject({ isOpen: true, closed: 0, rev: 4 });
  expect(count(counts.bugs)).toBe(40);
});

test("counts follow bugs that are not here", () => {
  applyBugChange(change(11, "changed", { isOpen: false, rev: 9 }), stream);
  expect(count(counts.openProjectBugs("core"))).toBe(4);
});

test("the person's own edit leaves the overlay when it comes back", () => {
  const { bugs } = replicaOf("org-1");
  bugs.put(wireBug(1));
  bugs.edit("edit-1", "bug-1", { title: "Mine" });
  applyBugChange(
    { ...change(11, "changed", { title: "Mine", rev: 2 }), clientID: "edit-1" },
    stream,
  );
  applyBugChange(change(12, "changed", { title: "Theirs", rev: 3 }), stream);
  expect(bugs.get("bug-1")?.title).toBe("Theirs");
});
