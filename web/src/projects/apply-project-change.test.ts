import { beforeEach, expect, test } from "vitest";
import { bugOf } from "../store/bug";
import { counts } from "../store/organization";
import { dropEverything, putProjects, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import type { Change } from "../sync/change";
import { applyProjectChange, applyStatusChange } from "./apply-project-change";

const stream = { owner: "org-1", name: "content" };
const statuses = [
  { id: "new", name: "New", category: "triage" as const, color: "amber", position: 0 },
];

function change(version: number, fields: Change["fields"], other: Partial<Change> = {}): Change {
  const at = "2025-01-02T03:04:05Z";
  return { version, at, kind: "project", id: "core", action: "changed", fields, ...other };
}

beforeEach(() => {
  dropEverything();
  putProjects("org-1", [], { content: 10 });
});

test("a created project comes with its workflow and no bugs", () => {
  const fields = { key: "CORE", name: "Core", description: "d", color: "#7e5bef", statuses };
  applyProjectChange(change(11, fields, { action: "created" }), stream);
  const { projects, counts: ledger } = replicaOf("org-1");
  expect(projects.get("core")).toMatchObject({ ...fields, createdAt: "2025-01-02T03:04:05Z" });
  expect(ledger.value(counts.projectBugs("core"))).toBe(0);
  expect(ledger.value(counts.openProjectBugs("core"))).toBe(0);
});

test("a change sets what it names and nothing that is not the project's", () => {
  applyProjectChange(change(11, { name: "Core", statuses }, { action: "created" }), stream);
  applyProjectChange(change(12, { name: "Kernel", id: "other", secret: 1 }), stream);
  const project = replicaOf("org-1").projects.get("core");
  expect(project?.name).toBe("Kernel");
  expect(project).not.toHaveProperty("secret");
});

test("statuses that come one by one take their places", () => {
  applyProjectChange(change(11, { name: "Core", statuses }, { action: "created" }), stream);
  const created = { kind: "status", id: "open", action: "created", projectID: "core" } as const;
  applyStatusChange(change(12, { name: "Open", category: "open", position: 1 }, created), stream);
  applyStatusChange(change(13, { name: "Confirmed" }, { ...created, action: "changed" }), stream);
  expect(
    replicaOf("org-1")
      .projects.get("core")
      ?.statuses.map(({ name }) => name),
  ).toEqual(["New", "Confirmed"]);
});

test("a project's new key is that of its bugs, those that are here and those that come", () => {
  applyProjectChange(change(11, { key: "CORE", statuses }, { action: "created" }), stream);
  const { bugs } = replicaOf("org-1");
  bugs.create(bugOf(wireBug(1, { id: "one" })));
  bugs.create(bugOf(wireBug(-3, { id: "two", key: "CORE-R3" })));
  bugs.create(bugOf(wireBug(1, { id: "else", projectID: "web", key: "WEB-1" })));
  applyProjectChange(change(12, { key: "KERN" }), stream);
  bugs.create(bugOf(wireBug(2, { id: "late" })));
  expect(["one", "two", "else", "late"].map((id) => bugs.get(id)?.key)).toEqual([
    "KERN-1",
    "KERN-R3",
    "WEB-1",
    "KERN-2",
  ]);
  expect(bugs.getByKey("CORE-1")?.id).toBe("one");
});
