import { useEffect } from "react";
import { loadBug } from "../../bugs/load-bug";
import { followHere, hereFor } from "../../lists/asking/here";
import type { Question } from "../../lists/asking/list-api";
import { mayMove } from "../../lists/asking/may-move";
import { withGroup, withSort } from "../../query/edit";
import { replicaOf } from "../../store/replica";
import { watchChanges } from "../../sync/appliers";
import { amongKeys } from "../model/board";
import { askCards } from "./board-api";
import { refreshBoard, settleMembers } from "./load-board";

/** Changes that come together are asked for together. */
const burstMs = 250;
/** More changed bugs than these are not asked for one by one. */
const askedMax = 50;
/** A board is asked for as a whole no more often. */
const restMs = 5000;

/**
 * Cards move by what the store says of them. Whether a changed bug belongs to the query at all, or still
 * does, only the server knows: it is asked for those bugs alone.
 */
export function useLiveBoard(question: Question, isRanked: boolean): void {
  const { orgID, projectID, q } = question;
  useEffect(
    () => followHere(orgID, () => void refreshBoard({ orgID, projectID, q })),
    [orgID, projectID, q],
  );
  useEffect(() => {
    const asked: Question = { orgID, projectID, q };
    // The order is the ranks': what moves bugs within the answer does not count.
    const where = isRanked ? withSort(withGroup(q, []), ["key"]) : q;
    const moves = mayMove({ orgID, projectID, q: where });
    const changed = new Set<string>();
    let isAllMoved = false;
    let restUntil = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      const ids = new Set(changed);
      const isAll = isAllMoved || !isRanked || ids.size > askedMax;
      changed.clear();
      isAllMoved = false;
      const isSettled = !isAll && (await settle(asked, ids));
      if (!isSettled) {
        await refreshBoard(asked);
        restUntil = Date.now() + restMs;
      }
      timer = undefined;
      if (changed.size > 0 || isAllMoved) start();
    }
    function start() {
      const isCheap = isRanked && !isAllMoved;
      const waitMs = isCheap ? burstMs : Math.max(burstMs, restUntil - Date.now());
      timer ??= setTimeout(() => void ask(), waitMs);
    }
    const leave = watchChanges((changes, stream) => {
      if (hereFor(orgID) !== undefined) return;
      const moving = changes.filter((change) => moves(change, stream));
      for (const { kind, id } of moving) {
        if (kind === "bug") changed.add(id);
        else isAllMoved = true;
      }
      if (moving.length > 0) start();
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [orgID, projectID, q, isRanked]);
}

/** False where the server did not say. */
async function settle(question: Question, ids: ReadonlySet<string>): Promise<boolean> {
  const { orgID, q } = question;
  const { bugs } = replicaOf(orgID);
  const unknown = [...ids].filter((id) => bugs.stored(id) === undefined);
  await Promise.all(unknown.map((id) => loadBug(orgID, id)));
  const keys = [...ids].flatMap((id) => bugs.stored(id)?.key ?? []).filter(Boolean);
  if (keys.length === 0) {
    settleMembers(question, ids, []);
    return true;
  }
  const page = await askCards({ ...question, q: amongKeys(q, keys) }, keys.length);
  if (!page.ok) return false;
  bugs.putRows(page.value);
  settleMembers(
    question,
    ids,
    page.value.items.map(({ id }) => id),
  );
  return true;
}
