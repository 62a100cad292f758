import type { Resolution, Severity } from "../api/types";
import { isSnoozed } from "../bug-page/fields/snooze-rules";
import { isClosing, statusOf } from "../bugs/bug-rules";
import type { Bug } from "../store/bug";
import type { Project, Status } from "../store/organization";

/** What the queue is, the longest waiting first. */
export const triageQuery = "is:triage sort:created";

/** As the server finds it. Where the project is not known yet, the server's list is right. */
export function isInTriage(bug: Bug, project: Project | undefined, now: Date): boolean {
  if (bug.deleted !== 0 || isSnoozed(bug, now)) return false;
  const status = statusOf(project, bug.status);
  return status === undefined || status.category === "triage";
}

/** What a bug can be accepted with, what is proposed first. */
export function acceptingStatuses(project: Project | undefined): Status[] {
  const open = project?.statuses.filter(
    (status) => !isClosing(status) && status.category !== "triage",
  );
  return (open ?? []).toSorted(
    (one, other) => Number(other.category === "open") - Number(one.category === "open"),
  );
}

/** By their keys, from 1. */
export const judgedSeverities = ["S1", "S2", "S3", "S4"] as const satisfies readonly Severity[];

/** Why a bug is declined, by their keys, from 1. */
export const decliningResolutions = [
  "wont_fix",
  "cannot_reproduce",
  "by_design",
  "invalid",
  "obsolete",
  "fixed",
] as const satisfies readonly Resolution[];

/** Where a bug goes that is closed right away: what was done is done, the rest is dropped. */
export function closingStatus(
  project: Project | undefined,
  resolution: Resolution,
): Status | undefined {
  const closing = project?.statuses.filter(isClosing) ?? [];
  const wanted = resolution === "fixed" ? "done" : "dropped";
  return closing.find(({ category }) => category === wanted) ?? closing[0];
}
