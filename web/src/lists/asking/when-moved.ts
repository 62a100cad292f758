import { watchChanges } from "../../sync/appliers";
import type { Question } from "./list-api";
import { mayMove } from "./may-move";

/** Changes that come together are answered together. */
const burstMs = 250;

/** What acts at the end of the burst, in one task: each timer by itself is a task more. */
const waiting = new Set<() => void>();
let burst: ReturnType<typeof setTimeout> | undefined;

function afterBurst(act: () => void): void {
  waiting.add(act);
  burst ??= setTimeout(actAll, burstMs);
}

function actAll(): void {
  burst = undefined;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

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
  let isWaiting = false;
  let actedAt = 0;
  function run() {
    isWaiting = false;
    actedAt = Date.now();
    act();
  }
  const leave = watchChanges((changes, stream) => {
    if (isWaiting || !changes.some((change) => moves(change, stream))) return;
    isWaiting = true;
    const leftMs = actedAt + restMs() - Date.now();
    if (leftMs > burstMs) timer = setTimeout(run, leftMs);
    else afterBurst(run);
  });
  return () => {
    leave();
    waiting.delete(run);
    clearTimeout(timer);
  };
}
