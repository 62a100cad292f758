import { type RefObject, useEffect, useState } from "react";

/** So many rows are there above and below those in the window: each costs something whenever the list is another one. */
const besideRows = 1;
/** And so many where the reader scrolls to, so that a late frame shows no gap. */
const aheadRows = 8;
/** Kept between a row that is scrolled to and the edge of the window. */
const marginPx = 48;

interface Range {
  first: number;
  /** Behind the last one. */
  last: number;
}

/** Of a long list of rows of one height those that are in the window, which itself scrolls. */
export function useWindowRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
): Range & { scrollTo: (index: number) => void } {
  const [{ first, last }, setRange] = useState<Range>(() => ({
    first: 0,
    last: Math.ceil(innerHeight / rowPx),
  }));
  useEffect(() => {
    let topBefore = list.current?.getBoundingClientRect().top ?? 0;
    let [above, below] = [besideRows, besideRows];
    let measured: Range | undefined;
    function measure() {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (top < topBefore) [above, below] = [besideRows, aheadRows];
      if (top > topBefore) [above, below] = [aheadRows, besideRows];
      topBefore = top;
      const from = Math.floor(-top / rowPx) - above;
      const to = Math.ceil((innerHeight - top) / rowPx) + below;
      // Told the same once more, React may draw before it sees that it is.
      if (measured?.first === from && measured.last === to) return;
      measured = { first: from, last: to };
      setRange(measured);
    }
    measure();
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    // What stands above the list comes and goes: a side bar that leaves for a narrow window, charts.
    const moved = new ResizeObserver(measure);
    moved.observe(document.body);
    return () => {
      moved.disconnect();
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [list, rowPx]);
  return {
    first: Math.max(0, first),
    last: Math.min(count, Math.max(0, last)),
    scrollTo(index) {
      const top = (list.current?.getBoundingClientRect().top ?? 0) + index * rowPx;
      const over = top - marginPx;
      const under = top + rowPx + marginPx - innerHeight;
      if (over < 0) scrollBy(0, over);
      else if (under > 0) scrollBy(0, under);
    },
  };
}
