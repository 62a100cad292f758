import { type ComponentType, useState } from "react";
import { type LazyPart, useLazyPart } from "./lazy-part";

/**
 * For parts that take the place of an element that is already on screen: the change waits while
 * the element has the pointer or the focus, unless the part itself is asked for.
 */
export function useCalmSwap<Props>(lazy: LazyPart<Props>): {
  Part: ComponentType<Props> | undefined;
  isWanted: boolean;
  want: () => void;
  hold: Record<"onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur", () => void>;
} {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const part = useLazyPart(lazy, isWanted);
  return {
    Part: isWanted || !(isHovered || isFocused) ? part : undefined,
    isWanted,
    want: () => setWanted(true),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
