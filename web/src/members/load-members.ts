import { api, outcome } from "../api/client";
import { everyPage } from "../api/every-page";
import { hasRows, ready } from "../store/load-state";
import { replicaOf } from "../store/replica";
import { heldVersion } from "../sync/connection";

/** The organization's members, into the store. */
export async function loadMembers(orgID: string): Promise<void> {
  const { members, membersState } = replicaOf(orgID);
  const before = membersState.get();
  if (before.is !== "ready") membersState.set({ is: "loading", hasRows: hasRows(before) });
  // The list names no version: it is at least as new as what is held when it is asked for.
  const asOf = heldVersion(orgID, "members");
  const list = await everyPage((cursor) =>
    outcome(
      api.GET("/api/v1/orgs/{org}/members", {
        params: { path: { org: orgID }, query: { limit: "100", ...(cursor && { cursor }) } },
      }),
    ),
  );
  if (list.ok) {
    members.replaceAll(list.value.items, asOf);
    membersState.set(ready);
  } else if (before.is !== "ready") {
    const isHere = hasRows(membersState.get());
    membersState.set({ is: "failed", problem: list.problem, hasRows: isHere });
  }
}

export async function ensureMembers(orgID: string): Promise<void> {
  const { is } = replicaOf(orgID).membersState.get();
  if (is !== "ready" && is !== "loading") await loadMembers(orgID);
}
