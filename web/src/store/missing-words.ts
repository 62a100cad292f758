import { enUi } from "../texts/en-ui";
import type { LoadState } from "./load-state";

/** Why a list lacks what may be in it; undefined where all of it is here, as far as anybody knows. */
export function missingWords(state: LoadState): string | undefined {
  if (state.is === "ready" || state.is === "stale") return undefined;
  return state.is === "failed" ? state.problem.detail : enUi.loading;
}
