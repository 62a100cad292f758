import { api, type Outcome, outcome } from "../api/client";
import type { WireBug } from "../api/types";
import { replicaOf } from "../store/replica";

/** The bug leaves every list; those who may can restore it. */
export async function removeBug(
  orgID: string,
  bugID: string,
  batchID: string,
): Promise<Outcome<WireBug>> {
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/bugs/{bug}", {
      params: { path: { org: orgID, bug: bugID }, query: { batchID } },
    }),
  );
  if (reply.ok) replicaOf(orgID).bugs.put(reply.value);
  return reply;
}

/** The batch is the caller's: it offers to undo it. */
export async function restoreBug(
  orgID: string,
  bugID: string,
  batchID: string,
): Promise<Outcome<WireBug>> {
  const { bugs } = replicaOf(orgID);
  const hasLeft = bugs.gone.watch(bugID);
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/bugs/{bug}/restore", {
      params: { path: { org: orgID, bug: bugID }, query: { batchID } },
    }),
  );
  // Else a change that is heard later brings it back, where it is there still.
  if (reply.ok && !hasLeft()) bugs.bringBack(reply.value);
  return reply;
}
