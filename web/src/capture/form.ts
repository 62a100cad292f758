import * as v from "valibot";
import type { NewBug } from "../bugs/create-bug";
import { newID } from "../store/new-id";

/** Where a bug goes. */
export interface Place {
  orgID: string;
  projectID: string;
}

/** What belongs to one organization: another has other people and labels. */
type Marks = Pick<NewBug, "assignedMembers" | "labels" | "sharedWith">;
const noMarks: Marks = { assignedMembers: [], labels: [], sharedWith: [] };

const ids = v.array(v.string());
const formSchema = v.object({
  id: v.string(),
  place: v.optional(v.object({ orgID: v.string(), projectID: v.string() })),
  title: v.string(),
  text: v.string(),
  /** The text as a template gave it; empty without one. */
  templateText: v.string(),
  templateID: v.optional(v.string()),
  /** The project whose default template the text began with, or would have. */
  begunIn: v.optional(v.string()),
  severity: v.picklist(["unset", "S1", "S2", "S3", "S4"]),
  priority: v.picklist(["none", "urgent", "high", "medium", "low"]),
  visibility: v.picklist(["inherit", "restricted"]),
  marks: v.record(v.string(), v.object({ assignedMembers: ids, labels: ids, sharedWith: ids })),
  environment: v.array(v.object({ name: v.string(), value: v.string() })),
  isEnvironmentTyped: v.boolean(),
});

/** A bug while it is written. */
export interface NewBugForm
  extends Pick<NewBug, "id" | "title" | "severity" | "priority" | "visibility"> {
  place?: Place | undefined;
  text: string;
  templateText: string;
  templateID?: string | undefined;
  begunIn?: string | undefined;
  marks: Readonly<Record<string, Marks>>;
  environment: readonly { name: string; value: string }[];
  isEnvironmentTyped: boolean;
}

export function blankForm(): NewBugForm {
  return {
    id: newID(),
    title: "",
    text: "",
    templateText: "",
    severity: "unset",
    priority: "none",
    visibility: "inherit",
    marks: {},
    environment: [],
    isEnvironmentTyped: false,
  };
}

/** Nothing typed, where the form stood. */
export function blankIn({ place, environment }: NewBugForm): NewBugForm {
  return { ...blankForm(), place, environment };
}

/** The next of a row: the same project, people and labels. */
export function nextForm(form: NewBugForm): NewBugForm {
  return { ...blankIn(form), marks: form.marks };
}

export function marksOf({ place, marks }: NewBugForm): Marks {
  return (place && marks[place.orgID]) ?? noMarks;
}

/** Whether the text holds words of the person's own. */
export function isTextTyped({ text, templateText }: NewBugForm): boolean {
  return text.trim() !== "" && text !== templateText;
}

/** Whether there is anything to lose; what was kept of the bug before is not. */
export function isTyped(form: NewBugForm): boolean {
  return (
    form.title.trim() !== "" ||
    isTextTyped(form) ||
    form.severity !== "unset" ||
    form.priority !== "none" ||
    form.visibility !== "inherit" ||
    form.isEnvironmentTyped
  );
}

/** What was kept of a form; undefined where it is none. */
export function readForm(kept: string | undefined): NewBugForm | undefined {
  if (kept === undefined || kept === "") return undefined;
  try {
    const read = v.safeParse(formSchema, JSON.parse(kept));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
