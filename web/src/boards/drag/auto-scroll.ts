import type { Point } from "./spot-under";

const edgePx = 56;
const speedPxMax = 18;

/** How fast something scrolls while a card is held so far from its two edges. */
export function speedAt(fromStart: number, fromEnd: number): number {
  if (fromStart < edgePx) return -speed(fromStart);
  return fromEnd < edgePx ? speed(fromEnd) : 0;
}

function speed(distance: number): number {
  return Math.ceil(speedPxMax * (1 - Math.max(0, distance) / edgePx));
}

/**
 * While a card is held near an edge of what scrolls under it, or of the window, that scrolls. Each frame
 * asks where the card is, and tells when something moved. Returns how to stop.
 */
export function autoScroll(pointNow: () => Point | undefined, onScroll: () => void): () => void {
  let frame = requestAnimationFrame(step);
  function step() {
    const point = pointNow();
    if (point && scrollUnder(point)) onScroll();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

function scrollUnder({ x, y }: Point): boolean {
  const under = document.elementsFromPoint(x, y);
  const scrollers = under.filter((each) => each.hasAttribute("data-scrolls"));
  const moved = scrollers.map((scroller) => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const before = scroller.scrollLeft + scroller.scrollTop;
    scroller.scrollBy(speedAt(x - left, right - x), speedAt(y - top, bottom - y));
    return scroller.scrollLeft + scroller.scrollTop !== before;
  });
  return moved.includes(true);
}
