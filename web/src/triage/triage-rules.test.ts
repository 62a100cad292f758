import { beforeEach, expect, test } from "vitest";
import type { Bug } from "../store/bug";
import type { Project } from "../store/organization";
import { dropEverything, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { acceptance, duplicate, refusal } from "./judge";
import { acceptingStatuses, closingStatus, isInTriage } from "./triage-rules";

const names = ["triage", "started", "open", "done", "dropped"] as const;
const project: Project = {
  id: "core",
  orgID: "org-1",
  key: "CORE",
  name: "Core",
  description: "",
  color: "",
  createdAt: "2025-01-02T03:04:05Z",
  statuses: names.map((name, position) => ({
    id: name,
    name,
    category: name,
    color: "red",
    position,
  })),
};
const now = new Date("2025-02-03T04:05:06Z");

function bugWith(fields: Partial<Bug>): Bug {
  const { bugs } = replicaOf("org-1");
  bugs.put(wireBug(1, { status: "triage" }));
  const bug = bugs.get("bug-1");
  if (bug === undefined) throw new Error("the store lost a bug");
  return { ...bug, ...fields };
}

beforeEach(dropEverything);

test("a bug waits while its status is one of triage and no snooze is on", () => {
  expect(isInTriage(bugWith({}), project, now)).toBe(true);
  expect(isInTriage(bugWith({ status: "open" }), project, now)).toBe(false);
  expect(isInTriage(bugWith({ snooze: 0 }), project, now)).toBe(false);
  expect(isInTriage(bugWith({ snooze: (now.getTime() + 1) * 1000 }), project, now)).toBe(false);
  expect(isInTriage(bugWith({ snooze: (now.getTime() - 1) * 1000 }), project, now)).toBe(true);
  expect(isInTriage(bugWith({ deleted: 1 }), project, now)).toBe(false);
  // The server's list is right until the project is here.
  expect(isInTriage(bugWith({ status: "open" }), undefined, now)).toBe(true);
});

test("an accepted bug goes to the first status of work accepted, whatever the order", () => {
  expect(acceptingStatuses(project).map(({ id }) => id)).toEqual(["open", "started"]);
  expect(acceptingStatuses(undefined)).toEqual([]);
  const [first] = acceptingStatuses(project);
  if (first === undefined) throw new Error("no status accepts");
  expect(acceptance(bugWith({}), first, "S2")).toEqual({
    fields: { status: "open", isOpen: true, severity: "S2" },
    said: "CORE-1 accepted: S2.",
  });
  expect(acceptance(bugWith({}), first, "unset")).toEqual({
    fields: { status: "open", isOpen: true },
    said: "CORE-1 accepted.",
  });
});

test("what is declined is dropped, what was fixed already is done", () => {
  expect(closingStatus(project, "by_design")?.id).toBe("dropped");
  expect(closingStatus(project, "fixed")?.id).toBe("done");
  expect(refusal(bugWith({}), project, "by_design")).toEqual({
    fields: { status: "dropped", isOpen: false, resolution: "by_design" },
    said: "CORE-1 declined: By design.",
  });
  expect(duplicate(bugWith({}), project, "CORE-9")).toMatchObject({
    fields: { status: "dropped", resolution: "duplicate" },
    duplicateOf: "CORE-9",
  });
});
