import { watchChanges } from "../../sync/appliers";
import type { Question } from "./list-api";
import { mayMove } from "./may-move";

/** Changes that come together are answered together. */
const burstMs = 250;

/**
 * Calls `act` soon after what others do may have moved bugs of a question; while changes keep coming, so
 * often as `restMs` says. Returns how to stop.
 */
export function whenMoved(
  question: Question,
  act: () => void,
  restMs: () => number,
  movesOf: typeof mayMove = mayMove,
): () => void {
  const moves = movesOf(question);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let actedAt = 0;
  function run() {
    timer = undefined;
    actedAt = Date.now();
    act();
  }
  const leave = watchChanges((changes, stream) => {
    if (timer !== undefined || !changes.some((change) => moves(change, stream))) return;
    timer = setTimeout(run, Math.max(burstMs, actedAt + restMs() - Date.now()));
  });
  return () => {
    leave();
    clearTimeout(timer);
  };
}
