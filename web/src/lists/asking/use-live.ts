import { useEffect, useEffectEvent } from "react";
import type { Question } from "./list-api";
import { mayMove } from "./may-move";
import { whenMoved } from "./when-moved";

/** `whenMoved` while the component is there: asks again what it shows. */
export function useLive(
  question: Question,
  ask: (question: Question) => void,
  restMs: () => number,
  movesOf: typeof mayMove = mayMove,
): void {
  const { orgID, projectID, q } = question;
  const movesNow = useEffectEvent(movesOf);
  const restNow = useEffectEvent(restMs);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const asked: Question = { orgID, projectID, q };
    return whenMoved(
      asked,
      () => askNow(asked),
      () => restNow(),
      (of) => movesNow(of),
    );
  }, [orgID, projectID, q]);
}
