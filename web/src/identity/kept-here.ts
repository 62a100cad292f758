import { forgetKeptReplicas } from "../snapshot/kept/mark";

/** Where a browser keeps what its person saw recently. */
export const seenKey = "lacewing.seen";

/** The database in which it keeps files that wait for a new bug. */
export const keptFilesName = "lacewing-new-bug";

/** All of it goes with their session. */
export function forgetKeptHere(): void {
  try {
    localStorage.removeItem(seenKey);
    indexedDB.deleteDatabase(keptFilesName);
    forgetKeptReplicas();
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
