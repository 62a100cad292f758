import { useEffect, useEffectEvent } from "react";
import { watchChanges } from "../../sync/appliers";
import type { Question } from "./list-api";
import { listOf, refreshList } from "./load-query-list";
import { mayMove } from "./may-move";

/** Changes that come together are asked for together. */
const burstMs = 250;
/** A steady stream of them is asked for so often; a list that was scrolled far costs more and less often. */
const restMs = 1000;
const rowsPerRest = 300;

/** Asks again, quietly, when what others do may have moved bugs in the list; so many rows are wanted at least. */
export function useLiveList(question: Question, countMin: () => number): void {
  const { orgID, projectID, q } = question;
  const wanted = useEffectEvent(countMin);
  useEffect(() => {
    const asked: Question = { orgID, projectID, q };
    const moves = mayMove(asked);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = 0;
    function ask() {
      timer = undefined;
      askedAt = Date.now();
      void refreshList(asked, wanted());
    }
    const leave = watchChanges((change, stream) => {
      if (timer !== undefined || !moves(change, stream)) return;
      const rest = restMs * Math.max(1, listOf(asked).get().ids.length / rowsPerRest);
      timer = setTimeout(ask, Math.max(burstMs, askedAt + rest - Date.now()));
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [orgID, projectID, q]);
}
