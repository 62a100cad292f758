import { expect, test } from "vitest";
import type { Organization, Project } from "../store/organization";
import { closingStatuses, mayEditBug, proposedResolution, reopeningStatus } from "./bug-rules";

const names = ["triage", "open", "started", "done", "dropped"] as const;
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

test("a bug is closed as done or dropped, and reopened as open", () => {
  expect(closingStatuses(project).map(({ id }) => id)).toEqual(["done", "dropped"]);
  expect(reopeningStatus(project)?.id).toBe("open");
  expect(closingStatuses(project).map(proposedResolution)).toEqual(["fixed", "wont_fix"]);
});

test("without an open status a reopened bug goes to the first that does not close", () => {
  const without = project.statuses.filter(({ id }) => id !== "open");
  expect(reopeningStatus({ ...project, statuses: without })?.id).toBe("triage");
});

test("a Member edits bugs of others only where the Owner lets Members", () => {
  const organization: Organization = {
    id: "org-1",
    orgName: "One",
    orgDesc: "",
    orgOwner: "ada",
    createdDate: "2025-01-02T03:04:05Z",
    isPrivate: true,
    rev: 1,
    membersEditAnyBug: false,
  };
  const bug = { bugAuthor: "mary" };
  const member: Organization = { ...organization, memberRole: "Member" };
  expect(mayEditBug(member, bug, "bob")).toBe(false);
  expect(mayEditBug(member, bug, "mary")).toBe(true);
  expect(mayEditBug({ ...member, membersEditAnyBug: true }, bug, "bob")).toBe(true);
  expect(mayEditBug({ ...organization, memberRole: "Editor" }, bug, "bob")).toBe(true);
  expect(mayEditBug(organization, bug, undefined)).toBe(false);
});
