import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from "react";
import { type LazyPart, useLazyPart } from "./lazy-part";

/**
 * For parts that take the place of a button when it is pressed, by pointer or key: until then the button stands alone, at
 * the cost of a button.
 */
export function usePartOnPress<Props>(
  lazy: LazyPart<Props>,
  isOpen: boolean | undefined,
  onOpen: () => void,
): {
  Part: ComponentType<Props> | undefined;
  isByKey: boolean;
  hear: { onClick: (event: MouseEvent) => void; onKeyDown: (event: KeyboardEvent) => void };
} {
  const [isWanted, setWanted] = useState(false);
  const [isByKey, setByKey] = useState(true);
  // A key may open it too.
  if (isOpen === true && !isWanted) setWanted(true);
  const part = useLazyPart(lazy, isWanted);
  function open() {
    setWanted(true);
    onOpen();
  }
  return {
    Part: isWanted ? part : undefined,
    isByKey,
    hear: {
      onClick({ detail }) {
        // A key makes a click without a pointer's count.
        setByKey(detail === 0);
        open();
      },
      onKeyDown(event) {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open();
      },
    },
  };
}
