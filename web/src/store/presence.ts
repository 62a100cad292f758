import { Cell } from "./cell";

/** What somebody does on a bug; an act that this release does not know counts as looking. */
export type SeenAct = "looks" | "comments" | "describes";

interface Present {
  UID: string;
  act: SeenAct;
}

export interface Presence {
  people: readonly Present[];
  /** With those who are not named. */
  count: number;
}

/** By bug, who is on it; only of the bugs that are shown. Never kept. */
export const presences = new Cell<ReadonlyMap<string, Presence>>(new Map());

/** Nothing where it is not known any more. */
export function notePresence(bugID: string, presence: Presence | undefined): void {
  const next = new Map(presences.get());
  if (presence === undefined) next.delete(bugID);
  else next.set(bugID, presence);
  presences.set(next);
}

export function forgetPresences(): void {
  if (presences.get().size > 0) presences.set(new Map());
}
