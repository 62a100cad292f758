import { enUi } from "../texts/en-ui";
import { hasRows, type LoadState } from "./load-state";

/** Why a list lacks what may be in it; undefined where all of it is here, as far as anybody knows. */
export function missingWords(state: LoadState): string | undefined {
  if (hasRows(state)) return undefined;
  return state.is === "failed" ? state.problem.detail : enUi.loading;
}
