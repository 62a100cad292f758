import { api, outcome } from "../api/client";
import { session } from "../identity/session";
import { myCounts } from "../store/my-bugs";

let isAsking = false;
let isStale = false;

/** The three counts. Asked for again while an answer is on its way, it asks once more afterwards. */
export async function loadCounts(): Promise<void> {
  if (isAsking) {
    isStale = true;
    return;
  }
  isAsking = true;
  const uid = session.get().me?.UID;
  if (myCounts.get().counts === undefined) {
    myCounts.set({ counts: undefined, state: { is: "loading" } });
  }
  const answer = await outcome(api.GET("/api/v1/me/counts"));
  isAsking = false;
  if (session.get().me?.UID === uid) {
    if (answer.ok) myCounts.set({ counts: answer.value, state: { is: "ready" } });
    else myCounts.set({ ...myCounts.get(), state: { is: "failed", problem: answer.problem } });
  }
  if (!isStale) return;
  isStale = false;
  await loadCounts();
}
