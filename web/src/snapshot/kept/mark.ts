const markKey = "lacewing.replicas";

/** Says without opening the database whether it holds anything: most pages begin without it. */
export function isAnythingKept(): boolean {
  try {
    return localStorage.getItem(markKey) !== null;
  } catch {
    return false;
  }
}

export function markKept(): void {
  try {
    localStorage.setItem(markKey, "1");
  } catch {
    // Storage is switched off: the next page begins without what this one kept.
  }
}

/** The database in which the browser keeps all bugs of its person's organizations. */
export const keptReplicasName = "lacewing-replicas";

/** All of it goes, other tabs' included. */
export function forgetKeptReplicas(): void {
  localStorage.removeItem(markKey);
  indexedDB.deleteDatabase(keptReplicasName);
}
