import type { Problem } from "../api/problem";

/**
 * How far a list is; `stale` lists are shown and loaded anew by whoever shows them. With `hasRows` what was there
 * before is shown meanwhile.
 */
export type LoadState =
  | { is: "none" }
  | { is: "loading"; hasRows?: boolean }
  | { is: "ready" }
  | { is: "stale" }
  | { is: "failed"; problem: Problem; hasRows?: boolean };

/** Whether the list is here, be it as it was some time ago. */
export function hasRows(state: LoadState): boolean {
  if (state.is === "loading" || state.is === "failed") return state.hasRows === true;
  return state.is !== "none";
}

/** The same object each time: a list that is loaded once more changes nothing for those who show how far it is. */
export const ready: LoadState = { is: "ready" };
