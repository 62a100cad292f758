import { api, type Outcome, outcome } from "../api/client";
import type { WireBug } from "../api/types";
import { newID } from "../store/new-id";
import { replicaOf } from "../store/replica";

/** The bug leaves every list; those who may can restore it. */
export async function removeBug(orgID: string, bugID: string): Promise<Outcome<WireBug>> {
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/bugs/{bug}", {
      params: { path: { org: orgID, bug: bugID }, query: { batchID: newID() } },
    }),
  );
  if (reply.ok) replicaOf(orgID).bugs.put(reply.value);
  return reply;
}

export async function restoreBug(orgID: string, bugID: string): Promise<Outcome<WireBug>> {
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/bugs/{bug}/restore", {
      params: { path: { org: orgID, bug: bugID } },
    }),
  );
  if (reply.ok) replicaOf(orgID).bugs.bringBack(reply.value);
  return reply;
}
