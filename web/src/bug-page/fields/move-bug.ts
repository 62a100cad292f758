import { api, type Outcome, outcome } from "../../api/client";
import type { WireBug } from "../../api/types";
import { replicaOf } from "../../store/replica";

/** The bug's old key goes on leading to it. */
export async function moveBug(
  orgID: string,
  bugID: string,
  projectID: string,
  status: string,
  batchID: string,
): Promise<Outcome<WireBug>> {
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/bugs/{bug}/move", {
      params: { path: { org: orgID, bug: bugID } },
      body: { projectID, ...(status !== "" && { status }), batchID },
    }),
  );
  if (reply.ok) replicaOf(orgID).bugs.put(reply.value);
  return reply;
}
