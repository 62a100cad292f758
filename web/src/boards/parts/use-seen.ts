import { type RefObject, useEffect, useMemo, useState } from "react";
import { aheadCards, besideCards, cardPx, type Seen } from "../model/window";

const atRest = { topPx: 0, above: besideCards, below: besideCards };

/** What is seen of an element that scrolls and is so high, in steps of a card: smaller ones draw nothing. */
export function useSeen(scroller: RefObject<HTMLElement | null>, roomPx: number): Seen {
  const [place, setPlace] = useState(atRest);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let topBefore = 0;
    const measure = () => {
      const { scrollTop } = element;
      // To the side.
      if (scrollTop === topBefore) return;
      const topPx = Math.floor(scrollTop / cardPx) * cardPx;
      const isDown = scrollTop > topBefore;
      topBefore = scrollTop;
      const [above, below] = isDown ? [besideCards, aheadCards] : [aheadCards, besideCards];
      setPlace((now) =>
        now.topPx === topPx && now.above === above && now.below === below
          ? now
          : { topPx, above, below },
      );
    };
    element.addEventListener("scroll", measure, { passive: true });
    return () => element.removeEventListener("scroll", measure);
  }, [scroller]);
  return useMemo(() => ({ ...place, heightPx: roomPx + cardPx }), [place, roomPx]);
}
