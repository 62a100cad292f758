import type { BugEdit } from "../store/overlay";
import { enUndo } from "../texts/en-undo";
import { showToast } from "../toasts/show-toast";
import { undoBatch } from "./undo-batch";

/** Tells that an act of the person is kept, with an Undo for it. */
export function offerUndo(orgID: string, batchID: string, text: string): void {
  showToast({
    kind: "positive",
    text,
    action: { label: enUndo.undo, onSelect: () => void undoBatch(orgID, batchID) },
  });
}

/** What an edit of these fields says once it is kept. */
export function savedText(fields: BugEdit): string {
  if (fields.isOpen === false) return enUndo.closed;
  if (fields.status !== undefined) return enUndo.saved("status");
  return enUndo.saved(Object.keys(fields)[0] ?? "");
}
