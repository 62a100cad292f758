import { api, outcome } from "../api/client";
import { whenAnswered } from "../api/in-flight";
import type { WireLastAct } from "../api/types";
import { enUndo } from "../texts/en-undo";
import { showToast } from "../toasts/show-toast";
import { takeLastValue } from "./offer-old-value";
import { undoBatch } from "./undo-batch";

let before: Promise<unknown> = Promise.resolve();

const listeners = new Set<(act: WireLastAct) => void>();

/** Hears what is taken back by Ctrl+Z, from wherever it was pressed. Returns how to leave. */
export function onTakenBack(heard: (act: WireLastAct) => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/**
 * Takes back the person's own last change, wherever and on whichever device they made it, and says what it
 * was; the next call takes back the one before. Never throws.
 */
export function undoLast(): Promise<void> {
  return inTurn("undo");
}

/** Does again what was taken back last, unless something new was done since. */
export function redoLast(): Promise<void> {
  return inTurn("redo");
}

/** One after the other: each asks what is the last by then. */
async function inTurn(way: "undo" | "redo"): Promise<void> {
  const now = before.then(() => act(way));
  before = now;
  return now;
}

async function act(way: "undo" | "redo"): Promise<void> {
  // A change that is on its way is the last one.
  await whenAnswered();
  if (await takeLastValue(way)) return;
  const reply = await outcome(api.GET("/api/v1/me/undo"));
  if (!reply.ok) {
    showToast({ kind: "negative", text: enUndo.failed(reply.problem.detail) });
    return;
  }
  const last = reply.value[way];
  if (last === undefined) {
    const text = way === "undo" ? enUndo.nothingToUndo : enUndo.nothingToRedo;
    showToast({ kind: "negative", text });
    return;
  }
  const tell = way === "undo" ? enUndo.takenBack : enUndo.doneAgain;
  await undoBatch(last.orgID, last.batchID, {
    done: (changed) => tell(last.things, changed),
    back: way === "undo" ? enUndo.redo : enUndo.undo,
  });
  if (way === "redo") return;
  for (const heard of listeners) heard(last);
}
