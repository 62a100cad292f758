import * as v from "valibot";
import { session } from "../identity/session";
import { Cell } from "../store/cell";
import type { Place } from "./form";

const storageKey = "lacewing.new-bug";

const choicesSchema = v.object({
  uid: v.string(),
  fillsEnvironment: v.boolean(),
  createsAnother: v.boolean(),
  last: v.optional(v.object({ orgID: v.string(), projectID: v.string() })),
});

/** What a person chose once for all bugs that they report in this browser. */
export interface Choices {
  fillsEnvironment: boolean;
  createsAnother: boolean;
  /** Where they reported last. */
  last?: Place | undefined;
}

const usual: Choices = { fillsEnvironment: true, createsAnother: false };

function read(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    const found = v.safeParse(choicesSchema, kept);
    return found.success && found.output.uid === session.get().me?.UID ? found.output : usual;
  } catch {
    return usual;
  }
}

export const choices = new Cell<Choices>(read());
// Somebody else at this browser has choices of their own.
session.subscribe(() => choices.set(read()));

export function choose(fields: Partial<Choices>): void {
  const now = { ...choices.get(), ...fields };
  choices.set(now);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...now, uid: session.get().me?.UID }));
  } catch {
    // Storage is switched off or full: the choice lasts as long as the page.
  }
}
