import { type RefObject, useEffect, useEffectEvent } from "react";

/** What pressing a card or a button on it does; a plain press of the card opens its page. */
export function useBoardPresses(
  board: RefObject<HTMLElement | null>,
  handlers: {
    onEdit: (id: string) => void;
    onPeek: (bugKey: string) => void;
    /** The bug that is shown beside the board: then a click shows another one there. */
    peekedKey: string | undefined;
    onPeekOther: (bugKey: string) => void;
  },
): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const card = target?.closest<HTMLElement>("[data-card]");
    const id = card?.dataset["card"];
    const bugKey = card?.querySelector<HTMLElement>("[data-bug]")?.dataset["bug"];
    if (!target || id === undefined || bugKey === undefined) return;
    const act = target.closest<HTMLElement>("[data-act]")?.dataset["act"];
    if (act === "edit") handlers.onEdit(id);
    else if (act === "peek") handlers.onPeek(bugKey);
    else {
      const isPlain = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain || handlers.peekedKey === undefined) return;
      event.preventDefault();
      handlers.onPeekOther(bugKey);
    }
  });
  useEffect(() => {
    const element = board.current;
    const listener = (event: MouseEvent) => handleClick(event);
    element?.addEventListener("click", listener);
    return () => element?.removeEventListener("click", listener);
  }, [board]);
}
