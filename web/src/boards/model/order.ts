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
  /** Of each of the bugs: numbers are gone through in no time, where ten thousand bugs lie scattered in memory. */
  readonly slots: readonly number[];
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
  const changed = before?.isRanked === isRanked ? placesChanged(store, ids, before) : undefined;
  if (before === undefined || changed === undefined) {
    return made(ids.flatMap((id) => store.get(id) ?? []));
  }
  const { bugs: bugsBefore, slots: slotsBefore } = before;
  if (changed.length === 0) {
    return { ids, isRanked, turn, bugs: bugsBefore, slots: slotsBefore };
  }
  const moved = changed.flatMap((place) => {
    const was = bugsBefore[place];
    const is = was && store.get(was.id);
    return is ? [{ place, was, is }] : [];
  });
  if (moved.length < changed.length || moved.length > fewMax || !isRanked) {
    const all: (Bug | undefined)[] = [...bugsBefore];
    for (const place of changed) all[place] = store.get(bugsBefore[place]?.id ?? "");
    return made(all.filter((bug) => bug !== undefined));
  }
  const now = { bugs: [...bugsBefore], slots: [...slotsBefore] };
  for (const { place } of moved.toReversed()) {
    now.bugs.splice(place, 1);
    now.slots.splice(place, 1);
  }
  for (const { place: from, is } of moved) {
    const place = placeByRank(is, now.bugs.length, (at) => now.bugs[at]);
    now.bugs.splice(place, 0, is);
    now.slots.splice(place, 0, slotsBefore[from] ?? 0);
  }
  return { ids, isRanked, turn, ...now, since: { bugs: bugsBefore, moved } };

  function made(all: readonly Bug[]): Ordered {
    const bugs = isRanked ? byRank(all) : all;
    return { ids, isRanked, turn, bugs, slots: bugs.map(({ id }) => slotOf(store, id)) };
  }
}

function slotOf(store: BugStore, id: string): number {
  return store.columns.slotOf(id) ?? -1;
}

/** In their order. Undefined where it cannot be told from what was before: all are looked at. */
function placesChanged(
  store: BugStore,
  ids: readonly string[],
  { ids: idsBefore, turn, slots }: Ordered,
): readonly number[] | undefined {
  // One that was not here then may be here now.
  if (idsBefore !== ids || slots.length !== ids.length) return undefined;
  const changed = store.changedSince(turn);
  if (changed === undefined) return undefined;
  if (changed.length <= fewMax) {
    const places = changed.map((slot) => slots.indexOf(slot));
    return places.filter((place) => place >= 0).toSorted((a, b) => a - b);
  }
  const those = new Set(changed);
  return slots.flatMap((slot, place) => (those.has(slot) ? [place] : []));
}
