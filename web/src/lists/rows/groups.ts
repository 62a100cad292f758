import { statusOf } from "../../bugs/bug-rules";
import type { Bug } from "../../store/bug";
import type { Project } from "../../store/organization";
import { texts } from "../../texts/en";
import { enBugFields } from "../../texts/en-bug-fields";
import { enLists } from "../../texts/en-lists";
import type { BugSource } from "../asking/bug-source";

/** One line of a list: a heading, or the bug at that place of the source. */
export type ListLine =
  | { is: "heading"; value: string; count: number }
  | { is: "bug"; index: number };

/** What a bug is grouped by, as the server names it; empty where it has none. */
export function groupOf(field: string, bug: Bug, project: Project | undefined): string {
  switch (field) {
    case "project":
      return bug.projectID;
    case "status":
      return statusOf(project, bug.status)?.name ?? "";
    case "category":
      return statusOf(project, bug.status)?.category ?? "";
    case "resolution":
      return bug.resolution === "none" ? "" : bug.resolution;
    case "severity":
      return bug.severity === "unset" ? "" : bug.severity;
    case "priority":
      return bug.priority === "none" ? "" : bug.priority;
    case "assignee":
      return bug.assignedMembers[0] ?? "";
    case "author":
      return bug.bugAuthor;
    default:
      return "";
  }
}

/** The words of a heading where its value is not the name of a thing. */
export function groupWords(field: string, value: string): string {
  if (value === "") return enLists.nothingSet;
  if (field === "severity") return enBugFields.severities[value as "S1"] ?? value;
  if (field === "priority") return enBugFields.priorities[value as "low"] ?? value;
  if (field === "resolution") return texts.bugs.resolutions[value as "fixed"] ?? value;
  return value;
}

/** Headings between the bugs of a list that comes in the order of its groups, with how many were loaded. */
export function linesOf(
  source: BugSource,
  valueOf: (bugID: string) => string,
): { lines: readonly ListLine[]; lineOfBug: readonly number[] } {
  const lines: ListLine[] = [];
  const lineOfBug: number[] = [];
  let heading: Extract<ListLine, { is: "heading" }> | undefined;
  for (let index = 0; index < source.count(); index += 1) {
    const value = valueOf(source.idAt(index) ?? "");
    if (heading?.value !== value) {
      heading = { is: "heading", value, count: 0 };
      lines.push(heading);
    }
    heading.count += 1;
    lineOfBug.push(lines.length);
    lines.push({ is: "bug", index });
  }
  return { lines, lineOfBug };
}
