import type { Problem } from "../api/problem";

/** How far a list is; `stale` lists are shown and loaded anew by whoever shows them. */
export type LoadState =
  | { is: "none" }
  | { is: "loading" }
  | { is: "ready" }
  | { is: "stale" }
  | { is: "failed"; problem: Problem };
