import type { Bug } from "../../store/bug";
import type { BugStore } from "../../store/bug-store";
import { byRank } from "./cells";

/** The bugs of a board in the order of its cards. */
export interface Ordered {
  readonly ids: readonly string[];
  /** By their ranks, or as the ids come. */
  readonly isRanked: boolean;
  /** The store's turn that this is as of. */
  readonly turn: number;
  readonly bugs: readonly Bug[];
}

/** As it is now, worked out from what it was before: where none of these bugs changed they are the same array. */
export function ordered(
  store: BugStore,
  { ids, isRanked }: Pick<Ordered, "ids" | "isRanked">,
  before?: Ordered,
): Ordered {
  const turn = store.turn();
  const changed = before?.isRanked === isRanked ? changedIn(store, ids, before) : undefined;
  if (before === undefined || changed === undefined) {
    return made(ids.flatMap((id) => store.get(id) ?? []));
  }
  if (!before.bugs.some(({ id }) => changed.has(id))) return { ...before, turn };
  return made(
    before.bugs.flatMap((bug) => (changed.has(bug.id) ? (store.get(bug.id) ?? []) : bug)),
  );

  function made(bugs: readonly Bug[]): Ordered {
    return { ids, isRanked, turn, bugs: isRanked ? byRank(bugs) : bugs };
  }
}

/** Undefined where it cannot be told from what was before: all are looked at. */
function changedIn(
  store: BugStore,
  ids: readonly string[],
  before: Ordered,
): ReadonlySet<string> | undefined {
  // One that was not here then may be here now.
  if (before.ids !== ids || before.bugs.length !== ids.length) return undefined;
  const slots = store.changedSince(before.turn);
  return slots && new Set(slots.map((slot) => store.columns.idAt(slot)));
}
