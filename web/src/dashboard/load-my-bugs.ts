import { api, outcome } from "../api/client";
import type { WireMyBug } from "../api/types";
import { session } from "../identity/session";
import { type MyBugs, type MyList, myBugs } from "../store/my-bugs";

/** So many rows are asked for at once, and so many of those shown are loaded anew after a change. */
const pageRows = 50;
const anewRows = 500;

const work: Record<MyList, { isAsking: boolean; isStale: boolean }> = {
  created: { isAsking: false, isStale: false },
  open: { isAsking: false, isStale: false },
  assigned: { isAsking: false, isStale: false },
};

function ask(list: MyList, cursor: string | undefined, limit: number) {
  const query = { list, limit: String(limit), ...(cursor !== undefined && { cursor }) };
  return outcome(api.GET("/api/v1/me/bugs", { params: { query } }));
}

/**
 * One question at a time per list; what was asked meanwhile is loaded anew afterwards. The list is set when the
 * next question may come: whoever sees the end of it asks at once.
 */
async function alone(list: MyList, load: () => Promise<MyBugs | undefined>): Promise<void> {
  const own = work[list];
  const uid = session.get().me?.UID;
  own.isAsking = true;
  const loaded = await load();
  own.isAsking = false;
  if (loaded !== undefined && session.get().me?.UID === uid) myBugs[list].set(loaded);
  if (!own.isStale) return;
  own.isStale = false;
  await refreshMyBugs(list);
}

/** The next page of the list, behind what is there. */
export async function loadNextMyBugs(list: MyList): Promise<void> {
  const cell = myBugs[list];
  if (work[list].isAsking || cell.get().isComplete) return;
  await alone(list, async () => {
    const before = cell.get();
    cell.set({ ...before, state: { is: "loading" } });
    const page = await ask(list, before.cursor, pageRows);
    if (!page.ok) return { ...before, state: { is: "failed", problem: page.problem } };
    const { items, nextCursor } = page.value;
    return {
      items: [...before.items, ...items],
      cursor: nextCursor,
      isComplete: nextCursor === undefined,
      state: { is: "ready" },
    };
  });
}

/** What is shown of the list, as it is now: from its start, however far it was scrolled. */
export async function refreshMyBugs(list: MyList): Promise<void> {
  const cell = myBugs[list];
  if (work[list].isAsking) {
    work[list].isStale = true;
    return;
  }
  if (cell.get().state.is !== "ready") {
    await loadNextMyBugs(list);
    return;
  }
  await alone(list, async () => {
    const shown = cell.get();
    const wanted = Math.min(Math.max(shown.items.length, pageRows), anewRows);
    const items: WireMyBug[] = [];
    let cursor: string | undefined;
    do {
      // Each page's cursor stands in the page before it.
      // oxlint-disable-next-line no-await-in-loop
      const page = await ask(list, cursor, Math.min(wanted - items.length, 100));
      if (!page.ok) return undefined;
      items.push(...page.value.items);
      cursor = page.value.nextCursor;
    } while (cursor !== undefined && items.length < wanted);
    return joined(items, cursor, shown.items, shown.cursor);
  });
}

/** The rows that were loaded anew, and behind them those that were not. */
function joined(
  fresh: readonly WireMyBug[],
  freshCursor: string | undefined,
  old: readonly WireMyBug[],
  oldCursor: string | undefined,
): MyBugs {
  const isEnd = freshCursor === undefined || old.length <= anewRows;
  const last = fresh.at(-1);
  const rest = isEnd || last === undefined ? [] : old.filter((bug) => isOlder(bug, last));
  const cursor = isEnd ? freshCursor : oldCursor;
  return {
    items: [...fresh, ...rest],
    cursor,
    isComplete: cursor === undefined,
    state: { is: "ready" },
  };
}

/** The server's order: newest first, then by id. Its times are texts of one length. */
function isOlder(bug: WireMyBug, than: WireMyBug): boolean {
  return bug.created === than.created ? bug.id < than.id : bug.created < than.created;
}
