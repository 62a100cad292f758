import { isClosing, proposedResolution, reopeningStatus, statusOf } from "../../bugs/bug-rules";
import type { Bug } from "../../store/bug";
import type { Project, Status } from "../../store/organization";
import type { BugEdit } from "../../store/overlay";
import type { Column } from "./columns";
import { type BoardField, nothing, type ValueFacts, valueOf } from "./fields";

/** What becomes of a bug that comes into a column. */
export type Landing =
  /** `asks` is the status that wants to know how the bug ended. */
  { is: "change"; edit: BugEdit; asks?: Status } | { is: "refused"; field: BoardField };

const unchanged: Landing = { is: "change", edit: {} };

export function landing(
  field: BoardField,
  { value, values }: Column,
  bug: Bug,
  facts: ValueFacts,
): Landing {
  if (values.includes(valueOf(field, bug, facts))) return unchanged;
  const project = facts.projectOf(bug.projectID);
  const refused: Landing = { is: "refused", field };
  switch (field) {
    case "status": {
      const status = project?.statuses.find(({ id }) => values.includes(id));
      return project && status ? toStatus(bug, project, status) : refused;
    }
    case "category": {
      const status = project?.statuses.find(({ category }) => category === value);
      return project && status ? toStatus(bug, project, status) : refused;
    }
    case "resolution":
      return (project && toResolution(bug, project, value)) ?? refused;
    case "severity":
      return edited({ severity: (value === nothing ? "unset" : value) as Bug["severity"] });
    case "priority":
      return edited({ priority: value as Bug["priority"] });
    case "assignee":
      return edited({ assignedMembers: withFirst(bug.assignedMembers, value) });
    case "author":
    case "project":
    case "parent":
      return refused;
  }
}

/** Both at once: what comes into a column of a lane. */
export function bothLandings(column: Landing, lane: Landing): Landing {
  if (column.is === "refused") return column;
  if (lane.is === "refused") return lane;
  const asks = column.asks ?? lane.asks;
  return { is: "change", edit: { ...lane.edit, ...column.edit }, ...(asks && { asks }) };
}

/** The first answers for the bug; the others stay, unless nobody shall. */
export function withFirst(assigned: readonly string[], id: string): readonly string[] {
  return id === nothing ? [] : [id, ...assigned.slice(1).filter((each) => each !== id)];
}

function edited(edit: BugEdit): Landing {
  return { is: "change", edit };
}

/** Work that was done is fixed; what is dropped wants its reason. */
function toStatus(bug: Bug, project: Project, status: Status): Landing {
  if (!isClosing(status)) {
    return edited({ status: status.id, isOpen: true, resolution: nothing });
  }
  const now = statusOf(project, bug.status);
  if (!bug.isOpen && now?.category === status.category) return edited({ status: status.id });
  const resolution = proposedResolution(status);
  const edit: BugEdit = { status: status.id, isOpen: false, resolution };
  return status.category === "dropped" ? { is: "change", edit, asks: status } : edited(edit);
}

function toResolution(bug: Bug, project: Project, value: string): Landing | undefined {
  const resolution = value as Bug["resolution"];
  if (value === nothing) {
    const status = reopeningStatus(project);
    return status && toStatus(bug, project, status);
  }
  const wanted = value === "fixed" ? "done" : "dropped";
  const closing = project.statuses.filter(isClosing);
  const status = closing.find(({ category }) => category === wanted) ?? closing[0];
  if (status === undefined) return undefined;
  // A duplicate names its original.
  const asks = value === "duplicate" && { asks: status };
  if (!bug.isOpen) return { is: "change", edit: { resolution }, ...asks };
  return { is: "change", edit: { status: status.id, isOpen: false, resolution }, ...asks };
}
