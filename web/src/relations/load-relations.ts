import { api, type Outcome, outcome } from "../api/client";
import type { WireRelation } from "../api/types";
import { replicaOf } from "../store/replica";
import { AskedAnew } from "../sync/asked-anew";

const asked = new AskedAnew();

/** How a bug stands to others, into the store. Undefined where a later question was answered already. */
export async function loadRelations(
  orgID: string,
  bugID: string,
): Promise<Outcome<{ items: readonly WireRelation[] }> | undefined> {
  const params = { path: { org: orgID, bug: bugID } };
  const reply = await asked.answer(
    bugID,
    outcome(api.GET("/api/v1/orgs/{org}/bugs/{bug}/relations", { params })),
  );
  if (reply?.ok === true) replicaOf(orgID).relations.put(bugID, reply.value.items);
  return reply;
}
