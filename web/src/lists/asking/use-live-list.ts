import { useEffect, useEffectEvent } from "react";
import type { Question } from "./list-api";
import { listOf, refreshList } from "./load-query-list";
import { whenMoved } from "./when-moved";

/** While changes keep coming a list is asked for so often; one that was scrolled far costs more and less often. */
const restMs = 1000;
const rowsPerRest = 300;

/** Asks again, quietly, when what others do may have moved bugs in the list; so many rows are wanted at least. */
export function useLiveList(question: Question, countMin: () => number): void {
  const { orgID, projectID, q } = question;
  const wanted = useEffectEvent(countMin);
  useEffect(() => {
    const asked: Question = { orgID, projectID, q };
    return whenMoved(
      asked,
      () => void refreshList(asked, wanted()),
      () => restMs * Math.max(1, listOf(asked).get().ids.length / rowsPerRest),
    );
  }, [orgID, projectID, q]);
}
