import { type RefObject, useLayoutEffect, useState } from "react";

const belowPx = 16;
const heightPxMin = 320;

/** From where the element begins to the end of the window, so that the page itself need not scroll. */
export function useRestHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(heightPxMin);
  useLayoutEffect(() => {
    function measure() {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + scrollY;
      setHeight(Math.max(heightPxMin, Math.floor(innerHeight - top - belowPx)));
    }
    measure();
    addEventListener("resize", measure);
    // What stands above may come in late.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => {
      removeEventListener("resize", measure);
      sizes.disconnect();
    };
  }, [element]);
  return height;
}
