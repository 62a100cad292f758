import { api, outcome } from "../api/client";
import { ready } from "../store/load-state";
import { replicaOf } from "../store/replica";

/** The organization's labels, into the store. */
export async function loadLabels(orgID: string): Promise<void> {
  const { labels, labelsState } = replicaOf(orgID);
  const hasRows = labelsState.get().is === "ready";
  if (!hasRows) labelsState.set({ is: "loading" });
  const list = await outcome(
    api.GET("/api/v1/orgs/{org}/labels", { params: { path: { org: orgID } } }),
  );
  if (list.ok) {
    labels.replaceAll(list.value.items, list.value.versions.content);
    labelsState.set(ready);
  } else if (!hasRows) {
    labelsState.set({ is: "failed", problem: list.problem });
  }
}

export async function ensureLabels(orgID: string): Promise<void> {
  const { is } = replicaOf(orgID).labelsState.get();
  if (is === "none" || is === "failed") await loadLabels(orgID);
}
