import type { Question } from "./list-api";
import { listOf, refreshList } from "./load-query-list";
import { useLive } from "./use-live";

/** While changes keep coming a list is asked for so often; one that was scrolled far costs more and less often. */
const restMs = 1000;
const rowsPerRest = 300;

/** Asks again, quietly, when what others do may have moved bugs in the list; so many rows are wanted at least. */
export function useLiveList(question: Question, countMin: () => number): void {
  useLive(
    question,
    (asked) => void refreshList(asked, countMin()),
    () => restMs * Math.max(1, listOf(question).get().ids.length / rowsPerRest),
  );
}
