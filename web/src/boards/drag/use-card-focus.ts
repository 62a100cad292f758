import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const cardOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>("[data-card]")?.dataset["card"]
    : undefined;

/**
 * The card that has the focus: it is always drawn, and has the focus again where it was drawn anew in
 * another place. `focus` leads to a card, drawn or not.
 */
export function useCardFocus(board: RefObject<HTMLElement | null>): {
  focused: string | undefined;
  focus: (id: string) => void;
} {
  const [focused, setFocused] = useState<string>();
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    function handleFocus({ target }: FocusEvent) {
      wanted.current = undefined;
      const id = cardOf(target);
      setFocused(id);
    }
    // Pressing beside the cards leaves them.
    function handlePress({ target }: PointerEvent) {
      if (cardOf(target) === undefined) setFocused(undefined);
    }
    document.addEventListener("focusin", handleFocus);
    document.addEventListener("pointerdown", handlePress);
    return () => {
      document.removeEventListener("focusin", handleFocus);
      document.removeEventListener("pointerdown", handlePress);
    };
  }, [board]);
  useLayoutEffect(() => {
    const id = wanted.current ?? focused;
    const isLost = document.activeElement === document.body;
    if (id === undefined || (wanted.current === undefined && !isLost)) return;
    const card = board.current?.querySelector<HTMLElement>(
      `[data-card="${CSS.escape(id)}"] [data-bug]`,
    );
    if (!card) return;
    const isWanted = wanted.current !== undefined;
    wanted.current = undefined;
    card.focus({ preventScroll: true });
    if (isWanted) card.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  const focus = useCallback((id: string) => {
    wanted.current = id;
    // Drawn first where it is out of sight.
    setFocused(id);
  }, []);
  return { focused, focus };
}
