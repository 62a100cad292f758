import type { Outcome } from "../api/client";
import type { BugEdit } from "../store/overlay";
import { enUndo } from "../texts/en-undo";
import { showToast } from "../toasts/show-toast";
import { undoBatch } from "./undo-batch";

/** Tells that an act of the person is kept, with an Undo for it. */
export function offerUndo(
  orgID: string,
  batchID: string,
  text: string,
  label: string = enUndo.undo,
): void {
  showToast({
    kind: "positive",
    text,
    action: { label, onSelect: () => void undoBatch(orgID, batchID) },
  });
}

/** The same of a thing that was made in an act without a name: it is removed, in one that has one. */
export function offerRemoval(
  orgID: string,
  text: string,
  remove: () => Promise<{ batchID: string; reply: Outcome<unknown> }>,
): void {
  async function takeBack() {
    const { batchID, reply } = await remove();
    if (reply.ok) offerUndo(orgID, batchID, enUndo.undone(1), enUndo.redo);
    else showToast({ kind: "negative", text: enUndo.failed(reply.problem.detail) });
  }
  showToast({
    kind: "positive",
    text,
    action: { label: enUndo.undo, onSelect: () => void takeBack() },
  });
}

/** What an edit of these fields says once it is kept. */
export function savedText(fields: BugEdit): string {
  if (fields.isOpen === false) return enUndo.closed;
  if (fields.status !== undefined) return enUndo.saved("status");
  return enUndo.saved(Object.keys(fields)[0] ?? "");
}
