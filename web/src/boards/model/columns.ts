import type { StatusCategory } from "../../api/types";
import { priorities, resolutions, severities } from "../../bugs/bug-rules";
import type { Project, Status } from "../../store/organization";
import { texts } from "../../texts/en";
import { enBoards } from "../../texts/en-boards";
import { enBugFields } from "../../texts/en-bug-fields";
import { enProjects } from "../../texts/en-projects";
import { type BoardField, nothing } from "./fields";

/** A column, or a lane along. */
export interface Column {
  /** As the address names it. */
  readonly value: string;
  /** All values of bugs that stand in it: statuses of one name, of several projects. */
  readonly values: readonly string[];
  readonly name: string;
  /** Of statuses and categories. */
  readonly category?: StatusCategory;
  readonly status?: Status;
}

/** What is known of the things that columns are named after. */
export interface ColumnFacts {
  /** Whose bugs are on the board. */
  projects: readonly Project[];
  /** People who have a column although nothing stands in it. */
  people: readonly string[];
  personName: (id: string) => string | undefined;
  bugName: (id: string) => string | undefined;
}

const categories: readonly StatusCategory[] = ["triage", "open", "started", "done", "dropped"];

/** All columns of a field, in order; `found` are the values that bugs have. */
export function columnsOf(
  field: BoardField,
  found: ReadonlySet<string>,
  facts: ColumnFacts,
): Column[] {
  switch (field) {
    case "status":
      return statusColumns(facts.projects);
    case "category":
      return categories.map((category) => ({
        ...one(category, enProjects.categories[category]),
        category,
      }));
    case "severity":
      return severities
        .toSorted((a, b) => Number(a === "unset") - Number(b === "unset"))
        .map((each) => one(each === "unset" ? nothing : each, enBugFields.severities[each]));
    case "priority":
      return priorities
        .toSorted((a, b) => Number(a === "none") - Number(b === "none"))
        .map((each) => one(each, enBugFields.priorities[each]));
    case "resolution":
      return [
        one(nothing, texts.bugs.states.open),
        ...resolutions.map((each) => one(each, texts.bugs.resolutions[each])),
      ];
    case "project":
      return facts.projects.map(({ id, name }) => one(id, name));
    case "assignee":
      return [
        one(nothing, texts.bugs.page.nobody),
        ...named([...found, ...facts.people], (id) => facts.personName(id) ?? enBoards.somebody),
      ];
    case "author":
      return named(found, (id) => facts.personName(id) ?? enBoards.somebody);
    case "parent":
      return [
        ...named(found, (id) => facts.bugName(id) ?? enBoards.someBug),
        one(nothing, enBoards.noParent),
      ];
  }
}

/** Whether its columns are the same whichever values bugs have. */
export function areColumnsFixed(field: BoardField): boolean {
  return field !== "assignee" && field !== "author" && field !== "parent";
}

function one(value: string, name: string): Column {
  return { value, values: [value], name };
}

function named(ids: Iterable<string>, nameOf: (id: string) => string): Column[] {
  return [...new Set(ids)]
    .filter((id) => id !== nothing)
    .map((id) => one(id, nameOf(id)))
    .toSorted(
      (a, b) =>
        a.name.localeCompare(b.name, enBoards.locale, { numeric: true }) ||
        (a.value < b.value ? -1 : 1),
    );
}

/** As the workflow goes; statuses of one name are one column, whichever project they are of. */
function statusColumns(projects: readonly Project[]): Column[] {
  const byName = new Map<string, Column>();
  for (const status of projects.flatMap(({ statuses }) => statuses)) {
    const name = status.name.normalize("NFKC").toLowerCase();
    const known = byName.get(name);
    byName.set(
      name,
      known
        ? { ...known, values: [...known.values, status.id] }
        : { ...one(status.id, status.name), category: status.category, status },
    );
  }
  const columns = [...byName.values()];
  if (projects.length === 1) return columns;
  const place = ({ category = "open" }: Column) => categories.indexOf(category);
  return columns.toSorted((a, b) => place(a) - place(b));
}

/** Whether the address hides it: by a value, or with its whole category. */
export function isHidden(column: Column, hidden: ReadonlySet<string>): boolean {
  return (
    column.values.some((value) => hidden.has(value)) ||
    (column.category !== undefined && hidden.has(column.category))
  );
}

export function limitOf(column: Column, limits: ReadonlyMap<string, number>): number | undefined {
  const value = column.values.find((each) => limits.has(each));
  return value === undefined ? undefined : limits.get(value);
}
