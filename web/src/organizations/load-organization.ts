import { api, outcome } from "../api/client";
import { ready } from "../store/load-state";
import { organizations, replicaOf } from "../store/replica";
import { heldByOutsider } from "../sync/heard-version";
import { followOrganization } from "./load-organizations";

/** One organization with its join code, the person's own or a public one. */
export async function loadOrganization(orgID: string): Promise<boolean> {
  const { state } = replicaOf(orgID);
  if (organizations.get(orgID) === undefined) {
    heldByOutsider.delete(orgID);
    state.set({ is: "loading" });
  }
  const reply = await outcome(api.GET("/api/v1/orgs/{org}", { params: { path: { org: orgID } } }));
  if (!reply.ok) {
    if (organizations.get(orgID) === undefined) state.set({ is: "failed", problem: reply.problem });
    return false;
  }
  followOrganization(reply.value);
  state.set(ready);
  return true;
}

/** A new visit tries again: meanwhile the person may have signed in, or been let in. */
export function forgetFailure(orgID: string): void {
  const { state } = replicaOf(orgID);
  if (state.get().is === "failed") state.set({ is: "none" });
}
