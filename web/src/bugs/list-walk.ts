/** A bug as a list leads to it. */
export interface BugAddress {
  id: string;
  orgID: string;
  key: string;
}

/** A list as it is walked from bug to bug, while its bugs come and go. */
export interface ListWalk {
  /** Where the list itself is. */
  path: string;
  subscribe: (listener: () => void) => () => void;
  /** Another value whenever the list changes. */
  shape: () => unknown;
  count: () => number;
  at: (index: number) => BugAddress | undefined;
  /** Without a look at each of them: a list may have all bugs there are. -1 where it does not have that one. */
  indexOf: (bugID: string) => number;
  /** Brings the next page in, where there is one. */
  loadMore: () => void;
}

let lastShown: ListWalk | undefined;

/** The list that is on screen: bugs opened from it are walked in its order. */
export function rememberWalk(walk: ListWalk): void {
  lastShown = walk;
}

/** The list shown last. */
export function lastWalk(): ListWalk | undefined {
  return lastShown;
}
