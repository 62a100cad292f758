import type { CommentThread } from "../../store/comment-thread";
import { hasRows } from "../../store/load-state";
import type { OrganizationReplica } from "../../store/organization";
import type { ReadBug } from "./replica";

/** They are written with each change of a bug: so many, and so many letters of all of them. */
const bugsMax = 50;
const lettersMax = 200_000;

/** The bugs that were looked at last, the latest first; those that are too long stand back. */
export function readBugsOf({ bugs: { columns }, threads }: OrganizationReplica): ReadBug[] {
  const read: ReadBug[] = [];
  let letters = 0;
  for (const [id, thread] of threads.latest()) {
    // Of most nobody does more than hear.
    if (thread.state.get().is === "none") continue;
    const slot = columns.slotOf(id);
    if (slot === undefined || columns.isDeleted(slot)) continue;
    const bug = { id, long: columns.longTextsAt(slot), comments: commentsOf(thread) };
    const length = lettersOf(bug);
    if (length === 0 || letters + length > lettersMax) continue;
    letters += length;
    read.push(bug);
    if (read.length === bugsMax) break;
  }
  return read;
}

function commentsOf({ state, comments, olderCursor }: CommentThread): ReadBug["comments"] {
  if (!hasRows(state.get())) return undefined;
  const items = comments.all().filter(({ isSending }) => isSending !== true);
  return { items, olderCursor: olderCursor.get() };
}

/** 0 where there is nothing to keep of it. */
function lettersOf({ long, comments }: ReadBug): number {
  return JSON.stringify([long, comments]).length - JSON.stringify([undefined, undefined]).length;
}
