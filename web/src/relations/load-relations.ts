import { api, type Outcome, outcome } from "../api/client";
import type { WireRelation } from "../api/types";
import { replicaOf } from "../store/replica";

/** How a bug stands to others, into the store. */
export async function loadRelations(
  orgID: string,
  bugID: string,
): Promise<Outcome<{ items: readonly WireRelation[] }>> {
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/bugs/{bug}/relations", {
      params: { path: { org: orgID, bug: bugID } },
    }),
  );
  if (reply.ok) replicaOf(orgID).relations.put(bugID, reply.value.items);
  return reply;
}
