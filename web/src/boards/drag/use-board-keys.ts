import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Step } from "../model/spots";
import { stepOf } from "./step-of";

export interface KeyHandlers {
  isLifted: () => boolean;
  onLift: (id: string) => void;
  onStep: (step: Step) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** An arrow while nothing is lifted. */
  onGo: (id: string, step: Step) => void;
  onPeek: (bugKey: string) => void;
}

/** A card that has the focus is lifted, moved and dropped by keys, or left for another one. */
export function useBoardKeys(board: RefObject<HTMLElement | null>, handlers: KeyHandlers): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const link = event.target instanceof HTMLElement ? event.target : undefined;
    const id = link?.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const bugKey = link?.dataset["bug"];
    if (event.defaultPrevented || id === undefined || bugKey === undefined) return;
    const step = stepOf(event);
    if (handlers.isLifted()) {
      if (step) handlers.onStep(step);
      else if (event.key === " " || event.key === "Enter") handlers.onDrop();
      else if (event.key === "Escape" || event.key === "Tab") handlers.onCancel();
      // Other keys wait until the card is down.
      if (event.key === "Tab") return;
    } else if (event.key === " " && event.shiftKey) handlers.onPeek(bugKey);
    else if (event.key === " ") handlers.onLift(id);
    else if (step) handlers.onGo(id, step);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = board.current;
    const listener = (event: KeyboardEvent) => handleKey(event);
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, [board]);
}
