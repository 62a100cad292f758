import { type RefObject, useEffect, useState } from "react";
import { cardPx, type Seen } from "../model/window";

/** What is seen of an element that scrolls, in steps of a card: smaller ones draw nothing. */
export function useSeen(scroller: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState<Seen>(() => ({ topPx: 0, heightPx: innerHeight }));
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    function measure() {
      if (element === null) return;
      const topPx = Math.floor(element.scrollTop / cardPx) * cardPx;
      const heightPx = Math.ceil(element.clientHeight / cardPx + 1) * cardPx;
      setSeen((now) =>
        now.topPx === topPx && now.heightPx === heightPx ? now : { topPx, heightPx },
      );
    }
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller]);
  return seen;
}
