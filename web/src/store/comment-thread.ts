import type { WireComment } from "../api/types";
import { Cell } from "./cell";
import type { LoadState } from "./load-state";
import { Table } from "./table";
import { microsOf } from "./times";
import { Topic } from "./topic";

/** A comment; `isSending` until the server has it. */
export type Comment = WireComment & { readonly isSending?: boolean };

/** What a person made of a comment, until the server has it. */
export interface PendingText {
  /** Of the change. */
  id: string;
  commentID: string;
  text: string;
}

/** The comments of one bug, the oldest first: the newest of them, and older ones as they are asked for. */
export class CommentThread {
  readonly state = new Cell<LoadState>({ is: "none" });
  readonly comments = new Table<Comment>(
    (a, b) => microsOf(a.created) - microsOf(b.created) || (a.id < b.id ? -1 : 1),
  );
  /** Edits that are on their way, the latest last. */
  readonly edits = new Cell<readonly PendingText[]>([]);
  /** Asks for older ones; undefined where all are here. */
  readonly olderCursor = new Cell<string | undefined>(undefined);
  /** The latest version of the content that was held when the server was asked for any of them. */
  #askedAsOf = 0;

  /**
   * The server is asked now, while that version is held: as of which one its answer is right. Where a page hears a
   * part of the log once more it holds less than before, and the server has not forgotten.
   */
  asked(held: number): number {
    this.#askedAsOf = Math.max(this.#askedAsOf, held);
    return this.#askedAsOf;
  }

  clear(): void {
    this.#askedAsOf = 0;
    this.state.set({ is: "none" });
    this.olderCursor.set(undefined);
    this.comments.clear();
  }
}

/** The threads that were looked at, by their bug. A thread that was emptied stays: a screen may watch it. */
export class CommentThreads {
  readonly #threads = new Map<string, CommentThread>();
  readonly #topic = new Topic();

  /** Hears of threads that were loaded. */
  readonly subscribe = this.#topic.subscribe;

  of(bugID: string): CommentThread {
    const known = this.#threads.get(bugID);
    if (known !== undefined) return known;
    const fresh = new CommentThread();
    this.#threads.set(bugID, fresh);
    return fresh;
  }

  /** The server answered somebody who looks at it. */
  loaded(bugID: string): void {
    const thread = this.of(bugID);
    this.#threads.delete(bugID);
    this.#threads.set(bugID, thread);
    this.#topic.touch();
  }

  /** The one that was loaded last comes first. */
  latest(): [bugID: string, thread: CommentThread][] {
    return [...this.#threads].toReversed();
  }

  /** Where that comment is held: its bug and the thread. */
  find(commentID: string): [bugID: string, thread: CommentThread] | undefined {
    return [...this.#threads].find(([, thread]) => thread.comments.get(commentID) !== undefined);
  }

  clear(): void {
    for (const thread of this.#threads.values()) thread.clear();
  }
}
