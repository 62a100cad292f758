import { api, type Outcome, outcome } from "../api/client";
import type { RelationKind, WireRelation } from "../api/types";
import { newID } from "../store/new-id";
import { loadRelations } from "./load-relations";

/** Relates the bug to another one, named by id or key. */
export async function createRelation(
  orgID: string,
  bugID: string,
  kind: RelationKind,
  other: string,
  batchID: string,
): Promise<Outcome<WireRelation>> {
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/bugs/{bug}/relations", {
      params: { path: { org: orgID, bug: bugID } },
      body: { id: newID(), kind, bug: other, clientID: newID(), batchID },
    }),
  );
  if (reply.ok) await loadRelations(orgID, bugID);
  return reply;
}

export async function removeRelation(
  orgID: string,
  bugID: string,
  relationID: string,
  batchID: string,
): Promise<Outcome<unknown>> {
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/relations/{relation}", {
      params: {
        path: { org: orgID, relation: relationID },
        query: { clientID: newID(), batchID },
      },
    }),
  );
  // Somebody else may have ended it first: then it is gone as well.
  if (reply.ok || reply.problem.status === 404) await loadRelations(orgID, bugID);
  return reply;
}
