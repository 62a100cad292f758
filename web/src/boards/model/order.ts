import type { Bug } from "../../store/bug";
import type { BugStore } from "../../store/bug-store";
import { byRank, type Moved, placeByRank } from "./cells";

/** So few are put in their places one by one. */
const fewMax = 16;

/** The bugs of a board in the order of its cards. */
export interface Ordered {
  readonly ids: readonly string[];
  /** By their ranks, or as the ids come. */
  readonly isRanked: boolean;
  /** The store's turn that this is as of. */
  readonly turn: number;
  readonly bugs: readonly Bug[];
  /** Where few changed: which, and the bugs that there were before. */
  readonly since?: { readonly bugs: readonly Bug[]; readonly moved: readonly Moved[] };
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
  const those = before.bugs.filter(({ id }) => changed.has(id));
  if (those.length === 0) return { ids, isRanked, turn, bugs: before.bugs };
  const moved = those.flatMap((was) => {
    const is = store.get(was.id);
    return is === undefined ? [] : { was, is };
  });
  if (moved.length < those.length || moved.length > fewMax || !isRanked) {
    return made(
      before.bugs.flatMap((bug) => (changed.has(bug.id) ? (store.get(bug.id) ?? []) : bug)),
    );
  }
  const bugs = before.bugs.filter(({ id }) => !changed.has(id));
  for (const { is } of moved) {
    const place = placeByRank(is, bugs.length, (at) => bugs[at]);
    bugs.splice(place, 0, is);
  }
  return { ids, isRanked, turn, bugs, since: { bugs: before.bugs, moved } };

  function made(all: readonly Bug[]): Ordered {
    return { ids, isRanked, turn, bugs: isRanked ? byRank(all) : all };
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
