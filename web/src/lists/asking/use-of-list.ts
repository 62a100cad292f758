import { useSyncExternalStore } from "react";
import type { BugSource } from "./bug-source";

/**
 * What `read` says of a list now, which is the same value as long as it says the same: whoever shows no more of it is
 * not drawn again for the rest.
 */
export function useOfList<T>(list: BugSource, read: (list: BugSource) => T): T {
  return useSyncExternalStore(list.subscribe, () => read(list));
}
