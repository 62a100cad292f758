import { entryStatus, isClosing } from "../../bugs/bug-rules";
import type { NewBug } from "../../bugs/create-bug";
import type { Project } from "../../store/organization";
import type { BugEdit } from "../../store/overlay";
import type { Column } from "./columns";
import { type BoardField, nothing } from "./fields";

/** What a bug that is reported in a column has from the start, and what is changed right after. */
export type Preset = Omit<NewBug, "id" | "title"> & { edit: BugEdit };

export function presetOf(by: BoardField, { value, values }: Column, project: Project): Preset {
  const status = project.statuses.find(({ id, category }) =>
    by === "category" ? category === value : values.includes(id),
  );
  const isSet = value !== nothing;
  return {
    description: "",
    severity: by === "severity" && isSet ? (value as NewBug["severity"]) : "unset",
    priority: by === "priority" ? (value as NewBug["priority"]) : "none",
    assignedMembers: by === "assignee" && isSet ? [value] : [],
    labels: [],
    visibility: "inherit",
    sharedWith: [],
    edit: status ? { status: status.id } : {},
  };
}

/** The projects where a bug can be reported right into the column. */
export function projectsFor(
  by: BoardField,
  { value, values, category }: Column,
  projects: readonly Project[],
  uid: string | undefined,
): readonly Project[] {
  const open = projects.filter((project) => entryStatus(project) !== undefined);
  switch (by) {
    case "status":
    case "category": {
      // What ends there did not begin there.
      if (category === "done" || category === "dropped") return [];
      return open.filter(({ statuses }) =>
        statuses.some(
          (status) =>
            !isClosing(status) &&
            (by === "category" ? status.category === value : values.includes(status.id)),
        ),
      );
    }
    case "project":
      return open.filter(({ id }) => id === value);
    case "author":
      return value === uid ? open : [];
    case "resolution":
    case "parent":
      return value === nothing ? open : [];
    case "severity":
    case "priority":
    case "assignee":
      return open;
  }
}
