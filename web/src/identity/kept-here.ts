import { keptChangesName } from "../change-queue/waiting";
import { forgetKeptReplicas } from "../snapshot/kept/mark";

/** Where a browser keeps what its person saw recently. */
export const seenKey = "lacewing.seen";

/** The database in which it keeps files that wait for a new bug. */
export const keptFilesName = "lacewing-new-bug";

/** Who was signed in last: where the network is missing, pages are theirs. */
export const rememberedKey = "lacewing.person";

/** Their organizations, by which they find the way to what is kept. */
export const organizationsKey = "lacewing.organizations";

/** Changes that the server never had. A session that ends by itself leaves them to its person. */
export function forgetUnsent(): void {
  try {
    indexedDB.deleteDatabase(keptChangesName);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

/** All of it goes with their session. */
export function forgetKeptHere(): void {
  try {
    localStorage.removeItem(seenKey);
    localStorage.removeItem(rememberedKey);
    localStorage.removeItem(organizationsKey);
    indexedDB.deleteDatabase(keptFilesName);
    forgetKeptReplicas();
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
