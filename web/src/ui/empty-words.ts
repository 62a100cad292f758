import type { LoadState } from "../store/load-state";
import { enUi } from "../texts/en-ui";

/** Whether all options are here, as far as anybody knows. */
export function areThere({ is }: LoadState): boolean {
  return is === "ready" || is === "stale";
}

/** Why nothing is there to choose: what is still on its way may match. */
export function emptyWords(state: LoadState): string {
  if (areThere(state)) return enUi.noMatches;
  return state.is === "failed" ? state.problem.detail : enUi.loading;
}
