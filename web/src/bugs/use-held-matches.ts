import { useEffect, useState } from "react";
import type { Bug } from "../store/bug";
import { type Accepts, HeldSearch } from "../store/held-search";
import { replicaOf } from "../store/replica";

/** So long the bugs that are here are looked through at a time: a key that is pressed meanwhile waits no longer. */
const sliceMs = 6;
/** The first time, where the press itself is still to be drawn: all of few bugs are found with it. */
const firstSliceMs = 2;

interface Found {
  /** What they were found by. */
  accepts: Accepts | undefined;
  ids: string;
  /** Of each organization the newest numbers first. */
  bugs: readonly (readonly Bug[])[];
}

const nothing: Found = { accepts: undefined, ids: "", bugs: [] };

/**
 * Of each organization the newest bugs that are here and whose key and title are accepted, in the order of their ids.
 * `accepts` is the same function as long as the same is looked for. Until all were looked at, `isLooking`, there are
 * those that were found by the one before.
 */
export function useHeldMatches(
  orgIDs: readonly string[],
  accepts: Accepts | undefined,
  limit: number,
): { bugs: Found["bugs"]; isLooking: boolean } {
  const [found, setFound] = useState(nothing);
  const ids = orgIDs.join(" ");
  useEffect(() => {
    if (accepts === undefined || ids === "") return undefined;
    const stores = ids.split(" ").map((orgID) => replicaOf(orgID).bugs);
    const searches = stores.map((bugs) => new HeldSearch(bugs, accepts, limit));
    let next: ReturnType<typeof setTimeout> | undefined;
    function look(forMs = sliceMs): void {
      next = undefined;
      const end = performance.now() + forMs;
      if (searches.every((search) => search.step(end))) {
        const bugs = searches.map((search) => search.found());
        const now = { accepts, ids, bugs };
        setFound((before) => (isSame(before, now) ? before : now));
      } else lookSoon();
    }
    function lookSoon(): void {
      next ??= setTimeout(look);
    }
    look(firstSliceMs);
    const stops = stores.map((bugs) => bugs.subscribeAny(lookSoon));
    return () => {
      clearTimeout(next);
      for (const stop of stops) stop();
    };
  }, [ids, accepts, limit]);
  if (accepts === undefined || ids === "") return { bugs: [], isLooking: false };
  const isOfThem = found.ids === ids;
  return {
    bugs: isOfThem ? found.bugs : [],
    isLooking: !isOfThem || found.accepts !== accepts,
  };
}

function isSame(before: Found, now: Found): boolean {
  return (
    before.accepts === now.accepts &&
    before.ids === now.ids &&
    now.bugs.every((own, at) => {
      const others = before.bugs[at] ?? [];
      return own.length === others.length && own.every((bug, index) => bug === others[index]);
    })
  );
}
