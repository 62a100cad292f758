import { api, type Outcome, outcome } from "../api/client";
import type { WireBug } from "../api/types";
import { replicaOf } from "../store/replica";

/** One bug with its description, into the store. `bug` is an id or a key. */
export async function loadBug(orgID: string, bug: string): Promise<Outcome<WireBug>> {
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/bugs/{bug}", { params: { path: { org: orgID, bug } } }),
  );
  if (reply.ok) replicaOf(orgID).bugs.put(reply.value);
  return reply;
}
