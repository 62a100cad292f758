import type { Problem } from "../../api/problem";
import type { Bug } from "../../store/bug";
import { newID } from "../../store/new-id";
import type { Status } from "../../store/organization";
import type { BugEdit } from "../../store/overlay";
import { replicaOf } from "../../store/replica";
import { batch } from "../../store/topic";
import { enBoards as words } from "../../texts/en-boards";
import { showToast } from "../../toasts/show-toast";
import { offerUndo } from "../../undo/offer-undo";
import { rankBetween } from "../model/rank";
import { type Placing, placeBug } from "./board-api";

/** A card that was let go in another place: shown there at once, and put back where it is refused. */
export interface Drop {
  readonly orgID: string;
  readonly clientID: string;
  readonly bug: Bug;
  readonly placing: Placing;
  /** What is told when it is done. */
  readonly doneText: string;
  /** The status that wants to know first how the bug ended. */
  readonly asks: Status | undefined;
  /** Open bugs that block its closing, by key, where that is to be meant. */
  readonly blockers?: readonly string[];
  /** Why the server did not take it. */
  readonly problem?: Problem;
}

export function beginDrop(
  orgID: string,
  bug: Bug,
  placing: Placing,
  asks: Status | undefined,
  doneText: string,
): Drop {
  const { bugs } = replicaOf(orgID);
  const rankOf = (id: string | undefined) => (id === undefined ? undefined : bugs.get(id)?.rank);
  const rank = rankBetween(rankOf(placing.after), rankOf(placing.before));
  const clientID = newID();
  bugs.edit(clientID, bug.id, { ...placing.edit, ...(rank !== undefined && { rank }) });
  return { orgID, clientID, bug, placing, doneText, asks };
}

/** Puts the card back. */
export function giveUpDrop({ orgID, clientID }: Drop): void {
  replicaOf(orgID).bugs.settle(clientID);
}

/** Sends it. What comes back wants another word of the person: the card waits in its new place. */
export async function sendDrop(drop: Drop, more: Partial<Placing> = {}): Promise<Drop | undefined> {
  const { orgID, clientID, bug, doneText } = drop;
  const placing: Placing = { ...drop.placing, ...more };
  const reply = await placeBug(orgID, bug.id, placing, clientID);
  if (reply.ok) {
    const { bugs } = replicaOf(orgID);
    batch(() => {
      bugs.put(reply.value);
      bugs.settle(clientID);
    });
    offerUndo(orgID, clientID, doneText);
    return undefined;
  }
  const { problem } = reply;
  if (problem.code === "open_blockers" && !placing.closeBlocked) {
    return {
      ...drop,
      placing,
      asks: undefined,
      blockers: problem.errors.map(({ detail }) => detail),
    };
  }
  if (drop.asks !== undefined || drop.blockers !== undefined) return { ...drop, problem };
  giveUpDrop(drop);
  showToast({ kind: "negative", text: words.refused(bug.key, problem.detail) });
  return undefined;
}

/** How the person said that the bug ended. */
export function withEnding(
  { placing }: Drop,
  {
    status,
    resolution,
    duplicateOf,
  }: { status: string; resolution: Bug["resolution"]; duplicateOf?: string },
): Partial<Placing> {
  const edit: BugEdit = { ...placing.edit, status, isOpen: false, resolution };
  return { edit, duplicateOf };
}
