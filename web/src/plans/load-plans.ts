import { api, type Outcome, outcome } from "../api/client";
import type { WirePlanList } from "../api/types";
import { planList } from "../store/plans";

/** Where the buttons lead, the plans' limits, and how much of them the person uses. */
export async function loadPlans(): Promise<Outcome<WirePlanList>> {
  planList.set({ ...planList.get(), state: { is: "loading" } });
  const answer = await outcome(api.GET("/api/v1/plans"));
  if (answer.ok) planList.set({ list: answer.value, state: { is: "ready" } });
  else planList.set({ list: undefined, state: { is: "failed", problem: answer.problem } });
  return answer;
}
