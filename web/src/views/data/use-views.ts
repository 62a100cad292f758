import { useEffect, useSyncExternalStore } from "react";
import type { LoadState } from "../../store/load-state";
import type { View } from "../../store/organization";
import { replicaOf } from "../../store/replica";
import { useCell } from "../../store/use-cell";
import { loadViews } from "./load-views";

/** The saved views that the reader sees, loaded when somebody looks: built-in ones, shared ones, their own. */
export function useViews(orgID: string): { views: readonly View[]; state: LoadState } {
  const { views, ownViews, viewsState } = replicaOf(orgID);
  const state = useCell(viewsState);
  const { is } = state;
  const shared = useSyncExternalStore(views.subscribe, views.all);
  const own = useSyncExternalStore(ownViews.subscribe, ownViews.all);
  useEffect(() => {
    if (is !== "none" && is !== "stale") return;
    // Another screen may have begun meanwhile.
    if (viewsState.get().is === is) void loadViews(orgID);
  }, [orgID, viewsState, is]);
  // On its way from one stream to the other it may be in both.
  const others = own.filter(({ id }) => !shared.some((view) => view.id === id));
  return { views: [...shared, ...others], state };
}
