import {
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { autoScroll } from "./auto-scroll";
import type { Point } from "./spot-under";
import { ghostOf, listenToTouch } from "./touch";

export interface PointerHandlers {
  /** False where the card may not be lifted. */
  onLift: (id: string) => boolean;
  onOver: (point: Point | undefined) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Cards are dragged by mouse, as the browser drags, and by touch. What is near an edge scrolls meanwhile. */
export function useBoardPointers(
  board: RefObject<HTMLElement | null>,
  handlers: PointerHandlers,
): void {
  const handleLift = useEffectEvent(handlers.onLift);
  const handleOver = useEffectEvent(handlers.onOver);
  const handleDrop = useEffectEvent(handlers.onDrop);
  const handleCancel = useEffectEvent(handlers.onCancel);
  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    let point: Point | undefined;
    let stopScrolling = () => undefined as void;
    let ghost: ReturnType<typeof ghostOf> | undefined;
    function begin(id: string, at: Point): boolean {
      if (!handleLift(id)) return false;
      point = at;
      stopScrolling = autoScroll(
        () => point,
        () => handleOver(point),
      );
      return true;
    }
    function move(to: Point | undefined) {
      point = to;
      if (to) ghost?.follow(to);
      handleOver(to);
    }
    function finish(tell: () => void) {
      stopScrolling();
      ghost?.end();
      ghost = undefined;
      point = undefined;
      tell();
    }
    const leave = [
      dropTargetForElements({ element }),
      monitorForElements({
        onDragStart: ({ source, location }) =>
          begin(source.element.dataset["card"] ?? "", pointOf(location.current.input)),
        onDrag: ({ location: { current } }) =>
          move(current.dropTargets.length > 0 ? pointOf(current.input) : undefined),
        onDrop: ({ location: { current } }) => {
          const isOver = current.dropTargets.length > 0;
          if (isOver) handleOver(pointOf(current.input));
          finish(isOver ? handleDrop : handleCancel);
        },
      }),
      listenToTouch(element, {
        onLift: (card, at) => {
          if (!begin(card.dataset["card"] ?? "", at)) return false;
          ghost = ghostOf(card, at);
          return true;
        },
        onMove: move,
        onDrop: () => finish(handleDrop),
        onCancel: () => finish(handleCancel),
      }),
    ];
    return () => {
      for (const stop of leave) stop();
      stopScrolling();
      ghost?.end();
    };
  }, [board]);
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}
