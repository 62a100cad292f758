import { Cell } from "../store/cell";
import type { ChangeName } from "./change-kind";

/** The database of changes that wait for the network, of all persons who use this browser. */
export const keptChangesName = "lacewing-changes";

export interface WaitingChange {
  id: string;
  name: ChangeName;
}

/** A change that the server refused after the person had gone on. */
export interface RefusedChange extends WaitingChange {
  reason: string;
}

/** What waits for the network, the oldest first. Screens read this and nothing else of the queue. */
export const waitingChanges = new Cell<readonly WaitingChange[]>([]);

/** Until the person has seen them. */
export const refusedChanges = new Cell<readonly RefusedChange[]>([]);

export function dismissRefused(id: string): void {
  refusedChanges.set(refusedChanges.get().filter((each) => each.id !== id));
}
