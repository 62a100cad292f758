import type { BugHistoryEntry } from "../api/types";
import type { Comment } from "../store/comment-thread";
import { microsOf } from "../store/times";

/** A line of a bug's activity: a comment, or what one act did. */
export type TimelineItem =
  | { at: number; comment: Comment }
  | { at: number; entries: readonly [BugHistoryEntry, ...BugHistoryEntry[]] };

/** A list of which the newest part is here. */
interface Part<T> {
  /** The oldest first. */
  items: readonly T[];
  hasOlder: boolean;
}

export interface Timeline {
  items: readonly TimelineItem[];
  /** Of which list older items are needed to go further back; undefined where all is here. */
  next: "comments" | "history" | undefined;
}

/** Both lists as one, the oldest first, as far back as both are here. */
export function timelineOf(comments: Part<Comment>, history: Part<BugHistoryEntry>): Timeline {
  const commentsFrom = beginning(comments, (comment) => comment.created);
  const historyFrom = beginning(history, (entry) => entry.at);
  const from = Math.max(commentsFrom, historyFrom);
  const items: TimelineItem[] = [];
  const rows = [
    ...history.items.map((entry) => ({ at: microsOf(entry.at), entry })),
    ...comments.items.map((comment) => ({ at: microsOf(comment.created), comment })),
  ]
    .filter((row) => row.at >= from)
    .toSorted((a, b) => a.at - b.at);
  for (const row of rows) {
    const last = items.at(-1);
    if ("comment" in row) items.push(row);
    else if (last !== undefined && "entries" in last && isOneAct(last.entries[0], row.entry)) {
      last.entries = [...last.entries, row.entry];
    } else items.push({ at: row.at, entries: [row.entry] });
  }
  if (from === Number.NEGATIVE_INFINITY) return { items, next: undefined };
  return { items, next: commentsFrom >= historyFrom ? "comments" : "history" };
}

/** From when on nothing of the list is missing. */
function beginning<T>({ items, hasOlder }: Part<T>, timeOf: (item: T) => string): number {
  if (!hasOlder) return Number.NEGATIVE_INFINITY;
  const [oldest] = items;
  return oldest === undefined ? Number.POSITIVE_INFINITY : microsOf(timeOf(oldest));
}

function isOneAct(a: BugHistoryEntry, b: BugHistoryEntry): boolean {
  return a.batchID === b.batchID && a.actor === b.actor;
}
