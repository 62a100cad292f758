import { api, outcome } from "../../api/client";
import { session } from "../../identity/session";
import { hasRows, ready } from "../../store/load-state";
import { replicaOf } from "../../store/replica";
import { batch } from "../../store/topic";
import { heldVersion } from "../../sync/connection";

/** The organization's saved views that the reader may see, into the store. */
export async function loadViews(orgID: string): Promise<void> {
  const { views, ownViews, viewsState } = replicaOf(orgID);
  const me = session.get().me?.UID;
  // The list says nothing of the person's own stream, but is as new as what was heard of it by now.
  const heard = me === undefined ? 0 : heldVersion(me, "person");
  viewsState.set({ is: "loading", hasRows: hasRows(viewsState.get()) });
  const list = await outcome(
    api.GET("/api/v1/orgs/{org}/views", { params: { path: { org: orgID } } }),
  );
  // Somebody else sits here now.
  if (session.get().me?.UID !== me) return;
  if (!list.ok) {
    viewsState.set({ is: "failed", problem: list.problem, hasRows: hasRows(viewsState.get()) });
    return;
  }
  const { items, versions } = list.value;
  batch(() => {
    views.replaceAll(
      items.filter(({ isShared }) => isShared),
      versions.content,
    );
    ownViews.replaceAll(
      items.filter(({ isShared }) => !isShared),
      heard,
    );
    viewsState.set(ready);
  });
}
