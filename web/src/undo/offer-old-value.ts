import type { Outcome } from "../api/client";
import { changesTaken } from "../api/in-flight";
import { enUndo } from "../texts/en-undo";
import { showToast } from "../toasts/show-toast";
import { mayHelp } from "./undo-batch";

/** A value that the person set, and that no batch of the server holds: one call gives the old one back. */
export interface SetValue<T> {
  /** As it is called in "Taken back: ...". */
  what: string;
  before: T;
  after: T;
  /** What this page knows of it by now; nothing where it is no longer there. */
  now: () => T | undefined;
  set: (value: T) => Promise<Outcome<unknown>>;
}

type Way = "undo" | "redo";

interface Step {
  what: string;
  stands: () => "ready" | "changed" | "gone";
  take: (way: Way) => Promise<Outcome<unknown>>;
  /** What else was changed from this page until then. */
  others: number;
}

/** The latest last. */
const steps: Record<Way, Step[]> = { undo: [], redo: [] };
let own = 0;
const others = () => changesTaken() - own;

/** Tells that a value is kept, with an Undo that gives the old one back unless somebody set another since. */
export function offerOldValue<T>(text: string, value: SetValue<T>): void {
  const { what, before, after, now, set } = value;
  own += 1;
  if (isSame(before, after)) return showToast({ kind: "positive", text });
  const step: Step = {
    what,
    stands: () => {
      const present = now();
      if (present === undefined) return "gone";
      return [before, after].some((known) => isSame(known, present)) ? "ready" : "changed";
    },
    take: (way) => set(way === "undo" ? before : after),
    others: others(),
  };
  steps.undo.push(step);
  steps.redo = [];
  showToast({ kind: "positive", text, action: wayOf(step, "undo") });
}

/** Takes the last value back, or sets it again; not where the person changed something else since. */
export async function takeLastValue(way: Way): Promise<boolean> {
  const last = steps[way].at(-1);
  if (last === undefined || last.others !== others() || last.stands() === "gone") return false;
  await take(last, way);
  return true;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function wayOf(step: Step, way: Way) {
  return { label: enUndo[way], onSelect: () => void take(step, way) };
}

async function take(step: Step, way: Way): Promise<void> {
  const { what } = step;
  const standing = step.stands();
  steps[way] = steps[way].filter((each) => each !== step);
  if (standing !== "ready") {
    const text = standing === "gone" ? enUndo.nothing : enUndo.changedSince([what], 0);
    return showToast({ kind: "negative", text });
  }
  const reply = await step.take(way);
  if (!reply.ok) {
    const mayBe = mayHelp(reply.problem);
    if (mayBe) steps[way].push(step);
    return showToast({
      kind: "negative",
      text: enUndo.failed(reply.problem.detail),
      ...(mayBe && { action: { ...wayOf(step, way), label: enUndo.again } }),
    });
  }
  own += 1;
  const back = way === "undo" ? "redo" : "undo";
  const next = { ...step, others: others() };
  steps[back].push(next);
  showToast({
    kind: "positive",
    text: way === "undo" ? enUndo.valueBack(what) : enUndo.valueAgain(what),
    action: wayOf(next, back),
  });
}
