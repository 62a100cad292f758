import { number } from "./numbers";

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
  snooze: "Snooze",
  rank: "Place",
  sharedWith: "Sharing",
  watchers: "Watching",
  voters: "Vote",
};

/** What else follows from a status is not named beside it. */
const followsFromStatus = new Set(["resolution"]);

/** What an act changed, so far as it is worth a name. */
interface ActedOn {
  kind: string;
  action: "created" | "changed" | "removed";
  key?: string;
  name?: string;
  fields: readonly string[];
}

const kinds: Record<string, string> = {
  bug: "bug",
  comment: "comment",
  attachment: "file",
  relation: "relation",
  label: "label",
  status: "status",
  template: "template",
  project: "project",
  view: "view",
};

const fieldsNamedMax = 2;

/** "CORE-12 status", "comment on CORE-12", "label ui". */
function named({ kind, action, key, name, fields }: ActedOn): string {
  const what = kinds[kind] ?? kind;
  if (kind !== "bug") {
    return [what, name ?? "", key === undefined ? "" : `on ${key}`].filter(Boolean).join(" ");
  }
  const it = key ?? what;
  if (action === "created") return `${it}, ${fields.includes("deleted") ? "restored" : "reported"}`;
  if (action === "removed") return `${it}, deleted`;
  const hasStatus = fields.includes("status");
  const known = Object.keys(fieldNames).filter(
    (field) => fields.includes(field) && !(hasStatus && followsFromStatus.has(field)),
  );
  const names = known.slice(0, fieldsNamedMax).map((field) => fieldNames[field]?.toLowerCase());
  return [it, names.join(" and ")].filter(Boolean).join(" ");
}

function acted(done: string, things: readonly ActedOn[], changed: number): string {
  const [first, second] = things;
  if (first === undefined) return `${done}.`;
  const areMany = second?.kind === "bug" && changed > 1;
  return areMany ? `${done} in ${number(changed)} bugs.` : `${done}: ${named(first)}.`;
}

export const enUndo = {
  undo: "Undo",
  redo: "Redo",
  again: "Try again",
  fieldName: (field: string): string => fieldNames[field] ?? field,
  saved: (field: string): string => `${fieldNames[field] ?? "Change"} saved.`,
  closed: "Bug closed.",
  reopened: "Bug reopened.",
  undone: (changed: number): string =>
    changed > 1 ? `Undone in ${number(changed)} bugs.` : "Undone.",
  nothing: "There was nothing left to undo.",
  takenBack: (things: readonly ActedOn[], changed: number) => acted("Taken back", things, changed),
  doneAgain: (things: readonly ActedOn[], changed: number) => acted("Done again", things, changed),
  valueBack: (what: string): string => `Taken back: ${what}.`,
  valueAgain: (what: string): string => `Done again: ${what}.`,
  nothingToUndo: "You changed nothing in the last 24 hours that can be taken back.",
  nothingToRedo: "There is nothing to do again.",
  failed: (why: string): string => `Not undone. ${why}`,
  stopped: "Stopped before the end. Try again to go on.",
  changedBy: (what: string, name: string): string => `${what}, by ${name}`,
  changedSince: (things: readonly string[], more: number): string =>
    `Changed since, so left as it is: ${things.join("; ")}${more > 0 ? `; and ${more} more` : ""}.`,
  notAllowed: (things: readonly string[], more: number): string =>
    `Not undone: ${things.join("; ")}${more > 0 ? `; and ${more} more` : ""}.`,
  somebody: "somebody",
};
