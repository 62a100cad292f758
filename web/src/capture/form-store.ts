import type { Problem } from "../api/problem";
import { newBugAsked } from "../bugs/ask-new-bug";
import { type RefusedBug, refusedBugs } from "../bugs/refused-bugs";
import { session } from "../identity/session";
import { Cell } from "../store/cell";
import { draftOf, dropDraft, keepDraft } from "../store/drafts";
import { newID } from "../store/new-id";
import { draftArrived, dropSharedDraft, keepSharedDraft } from "../store/server-drafts";
import { enCapture } from "../texts/en-capture";
import { blankForm, blankIn, isTyped, type NewBugForm, readForm } from "./form";

/** One draft for all projects: changing the project keeps it. */
export const draftPlace = "new-bug";

/** The bug that is being written; it outlives the dialog, and as a draft the page. */
export const newBugForm = new Cell<NewBugForm>(readForm(draftOf(draftPlace)) ?? blankForm());

/** Why the bug in the form was refused. */
export const formProblem = new Cell<Problem | undefined>(undefined);

/** A bug that waits while another is in the form; with why it was refused. */
export interface AsideForm {
  form: NewBugForm;
  problem?: Problem | undefined;
}

const asidePlace = "new-bug.aside";

/** What this tab set aside before a reload; why is no longer known. */
function readAside(): AsideForm[] {
  try {
    const kept: unknown = JSON.parse(draftOf(asidePlace) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((each) => {
      const form = typeof each === "string" ? readForm(each) : undefined;
      return form === undefined ? [] : [{ form }];
    });
  } catch {
    return [];
  }
}

/** Bugs that were refused while the next one was written already. */
export const setAside = new Cell<readonly AsideForm[]>(readAside());
setAside.subscribe(() => {
  const all = setAside.get();
  if (all.length === 0) dropDraft(asidePlace);
  else keepDraft(asidePlace, JSON.stringify(all.map(({ form }) => JSON.stringify(form))));
});

/** Without keeping it: for what the person did not type. */
export function showForm(form: NewBugForm): void {
  newBugForm.set(form);
}

export function keepForm(form: NewBugForm): void {
  newBugForm.set(form);
  if (isTyped(form)) keepSharedDraft(draftPlace, JSON.stringify(form));
  else if (draftOf(draftPlace) !== undefined) dropSharedDraft(draftPlace);
}

export function changeForm(fields: Partial<NewBugForm>): void {
  keepForm({ ...newBugForm.get(), ...fields });
}

/** A refused bug comes back; where the next one was begun, it waits beside that. Returns what its writer is told. */
export function bringBack(form: NewBugForm, problem: Problem): Problem {
  const told = bringBackQuietly(form, problem);
  if (newBugAsked.get() === undefined) newBugAsked.set({});
  return told;
}

function bringBackQuietly(refused: NewBugForm, why: Problem): Problem {
  const { form, problem } = toSendAgain(refused, why);
  if (isTyped(newBugForm.get())) {
    setAside.set([...setAside.get(), { form, problem }]);
  } else {
    keepForm(form);
    formProblem.set(problem);
  }
  return problem;
}

/** A draft stands in several tabs and browsers: where another sent it, with other words, this one is a bug of its own. */
function toSendAgain(form: NewBugForm, problem: Problem): { form: NewBugForm; problem: Problem } {
  if (problem.code !== "id_taken") return { form, problem };
  return {
    form: { ...form, id: newID() },
    problem: { ...problem, detail: enCapture.sentBefore },
  };
}

/** As it was typed, in a form of its own. */
function formOf({ form, orgID, projectID }: RefusedBug): NewBugForm {
  const { title, description, severity, priority, visibility, environment = [] } = form;
  const { assignedMembers, labels, sharedWith } = form;
  return {
    ...blankForm(),
    place: { orgID, projectID },
    title,
    text: description,
    severity,
    priority,
    visibility,
    environment,
    marks: { [orgID]: { assignedMembers, labels, sharedWith } },
  };
}

/** Bugs that were refused long after they were sent come back too, without taking anybody's screen. */
function takeRefused(): void {
  const refused = refusedBugs.get();
  if (refused.length === 0) return;
  refusedBugs.set([]);
  for (const each of refused) bringBackQuietly(formOf(each), each.problem);
}
refusedBugs.subscribe(takeRefused);
takeRefused();

/** Goes on with the first one that waits; what is in the form waits instead. */
export function takeUp(): void {
  const [first, ...others] = setAside.get();
  if (first === undefined) return;
  const now = newBugForm.get();
  const problem = formProblem.get();
  setAside.set(isTyped(now) ? [...others, { form: now, problem }] : others);
  keepForm(first.form);
  formProblem.set(first.problem);
}

draftArrived.subscribe(() => {
  const arrived = draftArrived.get();
  if (arrived?.place === draftPlace)
    newBugForm.set(readForm(arrived.text) ?? blankIn(newBugForm.get()));
});

let uid = session.get().me?.UID;

// Whoever logs in next has a form of their own.
session.subscribe(() => {
  const next = session.get().me?.UID;
  if (next === uid) return;
  if (uid !== undefined) {
    newBugForm.set(blankForm());
    formProblem.set(undefined);
    setAside.set([]);
    newBugAsked.set(undefined);
  }
  uid = next;
});
