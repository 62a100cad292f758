import { statusOf } from "../../bugs/bug-rules";
import { priorityOrder, resolutionOrder, severityOrder } from "../../store/bug-chunk";
import type { BugColumns } from "../../store/bug-columns";
import type { Project, Status } from "../../store/organization";
import { placeIn } from "../../store/place-in";
import { texts } from "../../texts/en";
import { enBugFields } from "../../texts/en-bug-fields";
import { enLists } from "../../texts/en-lists";

/** One line of a list: a heading, or the bug at that place of the source. */
export type ListLine =
  | { is: "heading"; value: string; count: number }
  | { is: "bug"; index: number };

/**
 * What bugs are grouped by, as the server names it, by their slots; empty where one has none. A list may be of all
 * bugs there are: nothing is made of any of them.
 */
export function groupValues(
  field: string,
  columns: BugColumns,
  projectOf: (id: string) => Project | undefined,
): (slot: number) => string {
  const { projects, people, peopleSets, columns: of } = columns;
  const projectAt = (slot: number) => projects.textOf(of.project.get(slot));
  /** By their numbers: they are few, each of one project. */
  const statuses = new Map<number, Status | undefined>();
  function statusAt(slot: number): Status | undefined {
    const number = of.status.get(slot);
    if (!statuses.has(number)) {
      const id = columns.statuses.textOf(number);
      statuses.set(number, statusOf(projectOf(projectAt(slot)), id));
    }
    return statuses.get(number);
  }
  switch (field) {
    case "project":
      return projectAt;
    case "status":
      return (slot) => statusAt(slot)?.name ?? "";
    case "category":
      return (slot) => statusAt(slot)?.category ?? "";
    case "resolution":
      return (slot) => unless("none", resolutionOrder[of.resolution.get(slot)]);
    case "severity":
      return (slot) => unless("unset", severityOrder[of.severity.get(slot)]);
    case "priority":
      return (slot) => unless("none", priorityOrder[of.priority.get(slot)]);
    case "assignee":
      return (slot) => peopleSets.listOf(of.assignees.get(slot))[0] ?? "";
    case "author":
      return (slot) => people.textOf(of.author.get(slot));
    default:
      return () => "";
  }
}

function unless(unset: string, value: string = unset): string {
  return value === unset ? "" : value;
}

/** The words of a heading where its value is not the name of a thing. */
export function groupWords(field: string, value: string): string {
  if (value === "") return enLists.nothingSet;
  if (field === "severity") return enBugFields.severities[value as "S1"] ?? value;
  if (field === "priority") return enBugFields.priorities[value as "low"] ?? value;
  if (field === "resolution") return texts.bugs.resolutions[value as "fixed"] ?? value;
  return value;
}

/** The lines of a list that comes in the order of its groups: its bugs, with a heading before those of each. */
export class GroupedLines {
  readonly #values: string[] = [];
  /** Of each group the place of its first bug, and behind them all how many bugs there are. */
  readonly #firsts: number[] = [];

  constructor(count: number, valueAt: (index: number) => string) {
    for (let index = 0; index < count; index += 1) {
      const value = valueAt(index);
      if (this.#values.at(-1) === value) continue;
      this.#values.push(value);
      this.#firsts.push(index);
    }
    this.#firsts.push(count);
  }

  get count(): number {
    return (this.#firsts.at(-1) ?? 0) + this.#values.length;
  }

  at(line: number): ListLine | undefined {
    if (line < 0 || line >= this.count) return undefined;
    // The group's heading is the last one that is not behind the line.
    const group = placeIn(this.#values.length, (at) => this.#headingOf(at) <= line) - 1;
    const first = this.#firsts[group] ?? 0;
    if (this.#headingOf(group) < line) return { is: "bug", index: line - group - 1 };
    const count = (this.#firsts[group + 1] ?? first) - first;
    return { is: "heading", value: this.#values[group] ?? "", count };
  }

  /** The line of the bug at that place of the list. */
  lineOf(index: number): number {
    const group = placeIn(this.#values.length, (at) => (this.#firsts[at] ?? 0) <= index);
    return index + group;
  }

  #headingOf(group: number): number {
    return (this.#firsts[group] ?? 0) + group;
  }
}
