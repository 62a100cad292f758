import { useEffect } from "react";
import { followHere, hereFor } from "./here";
import type { Question } from "./list-api";
import { isOutdated, listOf, refreshList } from "./load-query-list";
import { useLive } from "./use-live";

/** While changes keep coming a list is asked for so often; one that was scrolled far costs more and less often. */
const restMs = 1000;
const rowsPerRest = 300;

/** Keeps a list as it is now: answered here with each change, else asked again, quietly, for so many rows at least. */
export function useLiveList(question: Question, countMin: () => number): void {
  const { orgID, projectID, q } = question;
  useEffect(() => {
    const asked: Question = { orgID, projectID, q };
    if (isOutdated(asked)) void refreshList(asked, listOf(asked).get().ids.length);
    return followHere(orgID, () => void refreshList(asked, 0));
  }, [orgID, projectID, q]);
  useLive(
    question,
    (asked) => {
      if (hereFor(orgID) === undefined) void refreshList(asked, countMin());
    },
    () => restMs * Math.max(1, listOf(question).get().ids.length / rowsPerRest),
  );
}
