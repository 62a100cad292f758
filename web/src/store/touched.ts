import { KeyedTopics } from "./topic";

const touched = new KeyedTopics();

const nameOf = (orgID: string, bugID: string) => `${orgID} ${bugID}`;

/**
 * Something about a bug changed, and nothing says what: whoever shows what hangs on it asks the server again.
 * Returns how to stop listening.
 *
 * @public
 */
export function onBugTouched(orgID: string, bugID: string, listener: () => void): () => void {
  return touched.subscribe(nameOf(orgID, bugID), listener);
}

export function touchBug(orgID: string, bugID: string): void {
  touched.touch(nameOf(orgID, bugID));
}

/** Changes of any bug may have been missed. */
export function touchAllBugs(): void {
  touched.touchAll();
}
