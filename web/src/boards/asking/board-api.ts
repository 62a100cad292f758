import { api, type Outcome, outcome } from "../../api/client";
import type { WireBug, WireBugList } from "../../api/types";
import { askBugPage, findingBy } from "../../bugs/ask-bug-page";
import type { Question } from "../../lists/asking/list-api";
import type { BugEdit } from "../../store/overlay";

/** Bugs of the question, by their ranks where the query does not sort. */
export function askCards(
  { orgID, projectID, q }: Question,
  limit: number,
  cursor?: string,
): Promise<Outcome<WireBugList>> {
  return askBugPage(orgID, {
    ...(projectID !== undefined && { project: projectID }),
    ...findingBy(q),
    order: "rank",
    limit: `${limit}`,
    ...(cursor !== undefined && { cursor }),
  });
}

/** Where a card was put, and what changed with that. */
export interface Placing {
  after?: string | undefined;
  before?: string | undefined;
  edit: BugEdit;
  duplicateOf?: string | undefined;
  closeBlocked?: true;
}

export function placeBug(
  orgID: string,
  bugID: string,
  { after, before, edit, duplicateOf, closeBlocked }: Placing,
  clientID: string,
): Promise<Outcome<WireBug>> {
  const { status, resolution, severity, priority, assignedMembers } = edit;
  const change = {
    ...(status !== undefined && { status }),
    ...(resolution !== undefined && resolution !== "none" && { resolution }),
    ...(severity !== undefined && { severity }),
    ...(priority !== undefined && { priority }),
    ...(assignedMembers && { assignedMembers: [...assignedMembers] }),
    ...(duplicateOf !== undefined && { duplicateOf }),
    ...(closeBlocked && { closeBlocked }),
  };
  const body = {
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
    ...(Object.keys(change).length > 0 && { change }),
    clientID,
    batchID: clientID,
  };
  const params = { path: { org: orgID, bug: bugID } };
  return outcome(api.POST("/api/v1/orgs/{org}/bugs/{bug}/place", { params, body }));
}
