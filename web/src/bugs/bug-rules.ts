import type { Priority, Resolution, Severity } from "../api/types";
import type { Organization, Project, Status } from "../store/organization";

/** Why a bug ended; `none` while it is open. In the order in which they are offered. */
export const resolutions = [
  "fixed",
  "duplicate",
  "wont_fix",
  "cannot_reproduce",
  "by_design",
  "invalid",
  "obsolete",
] as const satisfies readonly Resolution[];

/** The harm that a bug does, the worst first. */
export const severities = ["unset", "S1", "S2", "S3", "S4"] as const satisfies readonly Severity[];

/** When a bug shall be worked on, the first first. */
export const priorities = [
  "none",
  "urgent",
  "high",
  "medium",
  "low",
] as const satisfies readonly Priority[];

export function isClosing(status: Status): boolean {
  return status.category === "done" || status.category === "dropped";
}

export function closingStatuses(project: Project): Status[] {
  return project.statuses.filter(isClosing);
}

/** Where a reported bug begins: the first status of triage or open. */
export function entryStatus(project: Project): Status | undefined {
  return project.statuses.find(({ category }) => category === "triage" || category === "open");
}

/** Where a reopened bug goes on: the first status of work accepted, else the first that is open at all. */
export function reopeningStatus(project: Project): Status | undefined {
  const open = project.statuses.filter((status) => !isClosing(status));
  return open.find((status) => status.category === "open") ?? open[0];
}

/** What the resolution dialog starts with: work that was done is fixed, the rest needs a reason. */
export function proposedResolution(status: Status): Resolution {
  return status.category === "done" ? "fixed" : "wont_fix";
}

export function statusOf(project: Project | undefined, statusID: string): Status | undefined {
  return project?.statuses.find((status) => status.id === statusID);
}

/** Members edit bugs of others where the Owner lets them; the server decides, this only spares a refusal. */
export function mayEditBug(
  { memberRole, membersEditAnyBug }: Organization,
  bug: { bugAuthor: string },
  uid: string | undefined,
): boolean {
  if (memberRole !== "Member") return memberRole !== undefined;
  return membersEditAnyBug !== false || bug.bugAuthor === uid;
}

/** Restrict or open it, delete or restore it: its author and Editors. */
export function mayWithholdBug(
  { memberRole }: Organization,
  bug: { bugAuthor: string },
  uid: string | undefined,
): boolean {
  if (memberRole === undefined) return false;
  return memberRole !== "Member" || bug.bugAuthor === uid;
}
