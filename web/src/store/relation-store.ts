import type { WireRelation } from "../api/types";
import { KeyedTopics } from "./topic";

/** How bugs of one organization stand to others, a list per bug that somebody looked at. */
export class RelationStore {
  readonly #lists = new Map<string, readonly WireRelation[]>();
  readonly #topics = new KeyedTopics();
  readonly #stale = new KeyedTopics();

  get(bugID: string): readonly WireRelation[] | undefined {
    return this.#lists.get(bugID);
  }

  subscribe(bugID: string, listener: () => void): () => void {
    return this.#topics.subscribe(bugID, listener);
  }

  put(bugID: string, items: readonly WireRelation[]): void {
    this.#lists.set(bugID, items);
    this.#topics.touch(bugID);
  }

  /** Hears that the bug's list is no longer what the server would say. */
  subscribeStale(bugID: string, listener: () => void): () => void {
    return this.#stale.subscribe(bugID, listener);
  }

  /** A relation began or ended; `bugIDs` as far as they are known. */
  relationMoved(relationID: string, bugIDs: readonly string[]): void {
    for (const bugID of bugIDs) this.#stale.touch(bugID);
    this.#touchWhere((each) => each.id === relationID, bugIDs);
  }

  /** A bug changed: lists that show it are old. */
  bugMoved(bugID: string): void {
    if (this.#lists.size > 0) this.#touchShowing(bugID);
  }

  #touchShowing(bugID: string): void {
    this.#touchWhere((each) => each.bug.id === bugID, []);
  }

  clear(): void {
    this.#lists.clear();
    this.#topics.touchAll();
    this.#stale.touchAll();
  }

  #touchWhere(shows: (item: WireRelation) => boolean, told: readonly string[]): void {
    for (const [bugID, items] of this.#lists) {
      if (!told.includes(bugID) && items.some(shows)) this.#stale.touch(bugID);
    }
  }
}
