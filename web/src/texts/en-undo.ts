/** Words of edits that can be undone, and of their undo. */
const fieldNames: Record<string, string> = {
  title: "Title",
  description: "Description",
  status: "Status",
  resolution: "Resolution",
  assignedMembers: "Assignees",
  severity: "Severity",
  priority: "Priority",
  due: "Due",
  estimate: "Estimate",
  environment: "Environment",
  labels: "Labels",
  visibility: "Visibility",
  projectID: "Project",
};

export const enUndo = {
  undo: "Undo",
  redo: "Redo",
  again: "Try again",
  fieldName: (field: string): string => fieldNames[field] ?? field,
  saved: (field: string): string => `${fieldNames[field] ?? "Change"} saved.`,
  closed: "Bug closed.",
  reopened: "Bug reopened.",
  undone: (changed: number): string =>
    changed > 1 ? `Undone in ${changed.toLocaleString("en-US")} bugs.` : "Undone.",
  nothing: "There was nothing left to undo.",
  failed: (why: string): string => `Not undone. ${why}`,
  stopped: "Stopped before the end. Try again to go on.",
  changedBy: (what: string, name: string): string => `${what}, by ${name}`,
  changedSince: (things: readonly string[], more: number): string =>
    `Changed since, so left as it is: ${things.join("; ")}${more > 0 ? `; and ${more} more` : ""}.`,
  notAllowed: (things: readonly string[], more: number): string =>
    `Not undone: ${things.join("; ")}${more > 0 ? `; and ${more} more` : ""}.`,
  somebody: "somebody",
};
