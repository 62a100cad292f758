import type { Problem } from "../../api/problem";
import { sendChange } from "../../change-queue/change-queue";
import type { Bug } from "../../store/bug";
import { newID } from "../../store/new-id";
import type { Status } from "../../store/organization";
import type { BugEdit } from "../../store/overlay";
import { replicaOf } from "../../store/replica";
import { enBoards as words } from "../../texts/en-boards";
import { showToast } from "../../toasts/show-toast";
import { offerUndo } from "../../undo/offer-undo";
import type { Placing } from "./board-api";
import { placingCard } from "./place-card";

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
  const begun = { orgID, clientID: newID(), bug, placing, doneText, asks };
  showDrop(begun);
  return begun;
}

function showDrop({ orgID, clientID, bug, placing }: Drop): void {
  placingCard.show({ orgID, bugID: bug.id, key: bug.key, placing }, clientID);
}

/** Puts the card back. */
export function giveUpDrop({ orgID, clientID }: Drop): void {
  replicaOf(orgID).bugs.settle(clientID);
}

/**
 * Sends it, or keeps it until there is a network. What comes back wants another word of the person: the card waits
 * in its new place.
 */
export async function sendDrop(drop: Drop, more: Partial<Placing> = {}): Promise<Drop | undefined> {
  const { orgID, clientID, bug, doneText } = drop;
  const placing: Placing = { ...drop.placing, ...more };
  const data = { orgID, bugID: bug.id, key: bug.key, placing };
  const reply = await sendChange(placingCard, { id: clientID, subject: bug.id, data });
  if (reply.ok) {
    if (!reply.isWaiting) offerUndo(orgID, clientID, doneText);
    return undefined;
  }
  const { problem } = reply;
  const asking = askedAgain({ ...drop, placing }, problem);
  if (asking) showDrop(asking);
  else showToast({ kind: "negative", text: words.refused(bug.key, problem.detail) });
  return asking;
}

/** What the person has to say before it can be sent again. */
function askedAgain(drop: Drop, problem: Problem): Drop | undefined {
  if (problem.code === "open_blockers" && !drop.placing.closeBlocked) {
    const blockers = problem.errors.map(({ detail }) => detail);
    return { ...drop, asks: undefined, blockers };
  }
  return drop.asks !== undefined || drop.blockers !== undefined ? { ...drop, problem } : undefined;
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
