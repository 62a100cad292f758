import { useEffect, useState } from "react";
import type { Question } from "../../lists/asking/list-api";
import { useCell } from "../../store/use-cell";
import { cardsOf, isWhole, loadBoard } from "./load-board";

/** The cards that a question finds, loaded and followed; while another answer is on its way, those before. */
export function useBoardCards({ orgID, projectID, q }: Question) {
  const list = cardsOf({ orgID, projectID, q });
  const asked = useCell(list);
  const [settled, setSettled] = useState(list);
  const shown = useCell(settled);
  const isThere = asked.ids.length > 0 || asked.isComplete || asked.state.is === "failed";
  // Set while drawing, as React advises for what follows from what is drawn.
  if (isThere && settled !== list) setSettled(list);
  const [tries, setTries] = useState(0);
  // Each try begins where the one before failed.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => loadBoard({ orgID, projectID, q }), [orgID, projectID, q, tries]);
  return {
    cards: isThere ? asked : shown,
    /** Of the question itself. */
    state: asked.state,
    notes: asked.notes,
    isWhole: isWhole(asked),
    isShown: isThere,
    retry: () => setTries((now) => now + 1),
  };
}
