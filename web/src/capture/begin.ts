import type { NewBugAsked } from "../bugs/ask-new-bug";
import { choices } from "./choices";
import { ownEnvironment } from "./environment";
import { waitingFiles } from "./files/waiting-files";
import { isTyped } from "./form";
import { newBugForm, showForm } from "./form-store";
import { guessPlace, isThere, loadAllProjects, placeInAddress } from "./guess-project";

/** A form that nobody typed into begins anew where it is asked for; a draft goes on as it is. */
export function begin(asked: NewBugAsked): void {
  const form = newBugForm.get();
  if (isTyped(form) || waitingFiles.get().length > 0) return;
  showForm({
    ...form,
    place: guess(asked) ?? form.place,
    environment: choices.get().fillsEnvironment ? ownEnvironment() : [],
  });
}

function guess(asked: NewBugAsked) {
  const { pathname, search } = window.location;
  return guessPlace(asked, placeInAddress(pathname, search), choices.get().last);
}

/** Once the projects are here the guess is better, and a project that is gone gives way to it. */
export async function settlePlace(asked: NewBugAsked): Promise<void> {
  await loadAllProjects(newBugForm.get().place?.orgID ?? asked.orgID);
  const form = newBugForm.get();
  if (form.place !== undefined && isThere(form.place)) return;
  showForm({ ...form, place: guess(asked) });
}
