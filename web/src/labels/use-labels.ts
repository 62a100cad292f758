import { useEffect, useSyncExternalStore } from "react";
import type { LoadState } from "../store/load-state";
import type { Label } from "../store/organization";
import { replicaOf } from "../store/replica";
import { useCell } from "../store/use-cell";
import { ensureLabels } from "./load-labels";

/** The organization's labels by name, loaded when somebody looks. */
export function useLabels(orgID: string): readonly Label[] {
  const { labels } = replicaOf(orgID);
  useEffect(() => void ensureLabels(orgID), [orgID]);
  return useSyncExternalStore(labels.subscribe, labels.all);
}

export function useLabelsState(orgID: string): LoadState {
  return useCell(replicaOf(orgID).labelsState);
}
