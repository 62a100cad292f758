import type { WireBugList } from "../api/types";
import { Cell } from "./cell";
import { type LoadState, ready } from "./load-state";
import type { BugIDs } from "./slot-ids";

/** The bugs that a query finds, as far as they were scrolled. Immutable, a new one per change. */
export interface QueryList<IDs extends BugIDs = BugIDs> {
  readonly ids: IDs;
  /** Exact; what was said last is shown also while the list is asked again. */
  readonly total: number | undefined;
  /** Where the next page begins; undefined before the first and after the last. */
  readonly cursor: string | undefined;
  readonly isComplete: boolean;
  /** What the reader should know about how the query was understood. */
  readonly notes: readonly string[];
  readonly state: LoadState;
}

/** The same each time: a list that is asked for once more says nothing new by it. */
const noNotes: readonly string[] = [];

/** A list that begins anew. */
export const emptyList: QueryList<readonly string[]> = {
  ids: [],
  total: undefined,
  cursor: undefined,
  isComplete: false,
  notes: noNotes,
  state: { is: "none" },
};

/** So many lists are kept: one goes back to those it came from. */
const listsMax = 20;

/** The lists of one organization's bugs that were looked at, by what they ask for. */
export class QueryLists<List> {
  readonly #lists = new Map<string, Cell<List>>();
  readonly #nothing: List;

  /** What a list is that begins anew. */
  constructor(nothing: List) {
    this.#nothing = nothing;
  }

  of(question: string): Cell<List> {
    const list = this.#lists.get(question) ?? new Cell(this.#nothing);
    // The one that was looked at last goes last.
    this.#lists.delete(question);
    this.#lists.set(question, list);
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= listsMax) break;
      this.#lists.delete(oldest);
    }
    return list;
  }

  /** Screens that show a list load it anew. */
  reset(): void {
    for (const list of this.#lists.values()) list.set(this.#nothing);
  }
}

/** The list with another page at its end. */
export function withPage(list: QueryList, page: WireBugList): QueryList<readonly string[]> {
  const before = list.ids.slice(0, list.ids.length);
  const known = new Set(before);
  const more = page.items.map(({ id }) => id).filter((id) => !known.has(id));
  return {
    ids: [...before, ...more],
    total: page.total,
    cursor: page.nextCursor,
    isComplete: page.nextCursor === undefined,
    notes: page.notes?.map(({ detail }) => detail) ?? noNotes,
    state: ready,
  };
}

/** All that a query finds. */
export function wholeList<IDs extends BugIDs>({
  ids,
  notes,
}: {
  ids: IDs;
  notes: readonly string[];
}): QueryList<IDs> {
  return {
    ids,
    total: ids.length,
    cursor: undefined,
    isComplete: true,
    notes,
    state: ready,
  };
}
