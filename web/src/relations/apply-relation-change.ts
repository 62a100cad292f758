import { isText } from "../api/checks";
import { replicaOf } from "../store/replica";
import type { Change, Stream } from "../sync/change";

/** A relation began or ended: lists that show it, or its bugs, are asked for anew. */
export function applyRelationChange(change: Change, stream: Stream): void {
  const bugIDs = [change.fields.from, change.fields.to].filter(isText);
  replicaOf(stream.owner).relations.relationMoved(change.id, bugIDs);
}

/** A bug changed that may stand in the list of another one. */
export function noteRelatedBug(change: Change, stream: Stream): void {
  // Of a restricted bug a person hears in their own stream, which names the organization.
  const orgID = stream.name === "person" ? change.fields.orgID : stream.owner;
  if (isText(orgID)) replicaOf(orgID).relations.bugMoved(change.id);
}
