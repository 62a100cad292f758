import type { Problem } from "../api/problem";
import type { Resolution, Severity } from "../api/types";
import { editBug } from "../bugs/edit-bug";
import type { Bug } from "../store/bug";
import type { Project, Status } from "../store/organization";
import type { BugEdit } from "../store/overlay";
import { texts } from "../texts/en";
import { enTriage } from "../texts/en-triage";
import { closingStatus } from "./triage-rules";

const { kept } = enTriage;

/** What is done with a bug in triage, all of it as one act. */
export interface Judgement {
  fields: BugEdit;
  /** Of a duplicate: its original, by id or key. */
  duplicateOf?: string;
  /** What the toast says. */
  said: string;
}

/** Whether it was kept, came after somebody else's, or was refused; of a change that waited, the header told that. */
export type Verdict =
  | { is: "kept" }
  | { is: "late" }
  | { is: "refused"; problem: Problem; isTold: boolean };

export function acceptance(bug: Bug, status: Status, severity: Severity): Judgement {
  return {
    fields: { status: status.id, isOpen: true, ...(severity !== bug.severity && { severity }) },
    said: kept.accepted(bug.key, severity === "unset" ? undefined : severity),
  };
}

export function refusal(bug: Bug, project: Project | undefined, resolution: Resolution): Judgement {
  return {
    fields: closing(project, resolution),
    said: kept.declined(bug.key, texts.bugs.resolutions[resolution]),
  };
}

export function duplicate(bug: Bug, project: Project | undefined, original: string): Judgement {
  return {
    fields: closing(project, "duplicate"),
    duplicateOf: original,
    said: kept.duplicate(bug.key),
  };
}

export function snoozing(bug: Bug, snooze: number): Judgement {
  return { fields: { snooze }, said: kept.snoozed(bug.key) };
}

function closing(project: Project | undefined, resolution: Resolution): BugEdit {
  const status = closingStatus(project, resolution);
  return { ...(status && { status: status.id }), isOpen: false, resolution };
}

/** Shown at once, answered when the server answers; where somebody judged the bug meanwhile theirs stands. */
export async function judge(
  orgID: string,
  bug: Bug,
  { fields, duplicateOf, said }: Judgement,
  closeBlocked?: true,
): Promise<Verdict> {
  const words = {
    onlyInTriage: true as const,
    ...(duplicateOf !== undefined && { duplicateOf }),
    ...(closeBlocked && { closeBlocked }),
  };
  const sent = await editBug(orgID, bug, fields, undefined, words, said);
  const isWaiting = sent.ok && sent.isWaiting === true;
  const reply = isWaiting ? await sent.later : sent;
  if (reply.ok) return { is: "kept" };
  return reply.problem.code === "judged_already"
    ? { is: "late" }
    : { is: "refused", problem: reply.problem, isTold: isWaiting };
}
