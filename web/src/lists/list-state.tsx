import { FailureNote } from "../change-queue/failure-note";
import type { LoadState } from "../store/load-state";
import { texts } from "../texts/en";
import { enLists } from "../texts/en-lists";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";

/** Below the rows, or where they will be: what the reader waits for, or why there is nothing. */
export function ListState({
  state,
  hasRows,
  isComplete,
  hasQuery,
  emptyText,
  onRetry,
  onClear,
}: {
  state: LoadState;
  hasRows: boolean;
  isComplete: boolean;
  hasQuery: boolean;
  /** Absent where something else is there. */
  emptyText: string | undefined;
  onRetry: () => void;
  onClear: () => void;
}) {
  if (state.is === "failed") {
    // What is wrong with the query stands below its box.
    if (hasQuery && isAboutQuery(state)) return null;
    return <FailureNote problem={state.problem} onRetry={onRetry} />;
  }
  if (hasRows) return null;
  if (!isComplete) return <Skeleton label={texts.bugs.loading} count={8} />;
  if (!hasQuery) return emptyText === undefined ? null : <EmptyState text={emptyText} />;
  return (
    <EmptyState
      text={enLists.nothingFound}
      action={<Button onClick={onClear}>{enLists.clearQuery}</Button>}
    />
  );
}

/** The server understood the request and refused the question. */
export function isAboutQuery(state: LoadState): boolean {
  return state.is === "failed" && (state.problem.status === 400 || state.problem.status === 422);
}
