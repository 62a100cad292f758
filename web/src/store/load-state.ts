import type { Problem } from "../api/problem";

/** How far a list is; `stale` lists are shown and loaded anew by whoever shows them. */
export type LoadState =
  | { is: "none" }
  | { is: "loading" }
  | { is: "ready" }
  | { is: "stale" }
  | { is: "failed"; problem: Problem };

/** The same object each time: a list that is loaded once more changes nothing for those who show how far it is. */
export const ready: LoadState = { is: "ready" };
