import { statusOf } from "../../bugs/bug-rules";
import type { Bug } from "../../store/bug";
import type { Project } from "../../store/organization";

/** What a board's columns and lanes can be made of: fields of the query language with one value per bug. */
export const boardFields = [
  "status",
  "category",
  "severity",
  "priority",
  "assignee",
  "author",
  "resolution",
  "project",
  "parent",
] as const;
export type BoardField = (typeof boardFields)[number];

/** The value of bugs whose field is empty, as the query language says it. */
export const nothing = "none";

export function readField(word: string | undefined): BoardField | undefined {
  return boardFields.find((field) => field === word);
}

/** What is known beside the bug itself. */
export interface ValueFacts {
  projectOf: (projectID: string) => Project | undefined;
  /** Bugs by id. */
  parents: ReadonlyMap<string, string>;
}

/** The column that a bug belongs to: statuses, people, projects and bugs by id, else words. */
export function valueOf(field: BoardField, bug: Bug, { projectOf, parents }: ValueFacts): string {
  switch (field) {
    case "status":
      return bug.status;
    case "category":
      return statusOf(projectOf(bug.projectID), bug.status)?.category ?? nothing;
    case "severity":
      return bug.severity === "unset" ? nothing : bug.severity;
    case "priority":
      return bug.priority;
    case "assignee":
      return bug.assignedMembers[0] ?? nothing;
    case "author":
      return bug.bugAuthor;
    case "resolution":
      return bug.resolution;
    case "project":
      return bug.projectID;
    case "parent":
      return parents.get(bug.id) ?? nothing;
  }
}
