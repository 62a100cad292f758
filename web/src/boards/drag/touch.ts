import type { Point } from "./spot-under";

/** So long a finger rests on a card until it is lifted. */
const restMs = 300;
/** A finger that moved further scrolls. */
const slackPx = 8;

export interface TouchHandlers {
  /** Whether the card under the finger can be lifted; then it is. */
  onLift: (card: HTMLElement, point: Point) => boolean;
  onMove: (point: Point) => void;
  onDrop: () => void;
  onCancel: () => void;
}

let isTouching = false;

/** While fingers are down the browser must not begin a drag of its own. */
export const fingerIsDown = (): boolean => isTouching;

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });

/**
 * Cards by touch: a finger that rests on one lifts it, moves it and drops it. Until then the page scrolls
 * as ever; browsers begin no drag by touch everywhere, and announce none.
 */
export function listenToTouch(board: HTMLElement, handlers: TouchHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point | undefined;
  let isLifted = false;

  function rest() {
    clearTimeout(timer);
    timer = undefined;
  }
  function handleStart(event: TouchEvent) {
    const [finger] = event.touches;
    const target = event.target instanceof Element ? event.target : undefined;
    const card = target?.closest<HTMLElement>("[data-card]");
    rest();
    if (isLifted) end(handlers.onCancel);
    if (!finger || !card || event.touches.length > 1 || target?.closest("button, form")) return;
    isTouching = true;
    const from = pointOf(finger);
    start = from;
    timer = setTimeout(() => {
      isLifted = handlers.onLift(card, from);
    }, restMs);
  }
  function handleMove(event: TouchEvent) {
    const [finger] = event.touches;
    if (!finger || !start) return;
    const point = pointOf(finger);
    if (isLifted) {
      // The page stays where it is.
      event.preventDefault();
      handlers.onMove(point);
    } else if (Math.hypot(point.x - start.x, point.y - start.y) > slackPx) rest();
  }
  function end(tell: () => void) {
    rest();
    start = undefined;
    isTouching = false;
    if (!isLifted) return;
    isLifted = false;
    tell();
  }
  function handleEnd(event: TouchEvent) {
    // No click follows what was a drop.
    if (isLifted && event.cancelable) event.preventDefault();
    end(handlers.onDrop);
  }
  const handleCancel = () => end(handlers.onCancel);
  // A long press would open the menu of the link.
  function handleMenu(event: Event) {
    if (isTouching) event.preventDefault();
  }
  board.addEventListener("touchstart", handleStart, { passive: true });
  board.addEventListener("touchmove", handleMove, { passive: false });
  board.addEventListener("touchend", handleEnd, { passive: false });
  board.addEventListener("touchcancel", handleCancel);
  board.addEventListener("contextmenu", handleMenu);
  return () => {
    handleCancel();
    board.removeEventListener("touchstart", handleStart);
    board.removeEventListener("touchmove", handleMove);
    board.removeEventListener("touchend", handleEnd);
    board.removeEventListener("touchcancel", handleCancel);
    board.removeEventListener("contextmenu", handleMenu);
  };
}

/** A picture of the card that follows the finger. */
export function ghostOf(
  card: HTMLElement,
  from: Point,
): { follow: (point: Point) => void; end: () => void } {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("card-ghost");
  for (const mark of ghost.querySelectorAll("[data-bug]")) mark.removeAttribute("data-bug");
  ghost.removeAttribute("data-card");
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transform: "",
  });
  document.body.append(ghost);
  return {
    follow: ({ x, y }) => {
      ghost.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`;
    },
    end: () => ghost.remove(),
  };
}
