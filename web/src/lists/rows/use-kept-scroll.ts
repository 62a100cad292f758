import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { afterPaint } from "../../ui/after-paint";

/**
 * Keeps the line at the top of the window where it is when lines come or go above it. `names` are what
 * the lines are known by; nothing moves while the list's beginning is in view.
 */
export function useKeptScroll(
  list: RefObject<HTMLElement | null>,
  nameAt: (line: number) => string | undefined,
  lineOf: (name: string) => number,
  rowPx: number,
): void {
  const held = useRef<{ name: string; line: number }>(undefined);
  // Nothing but scrolling brings lines above the window; to look costs the layout of the page.
  const isScrolled = useRef(false);
  const look = useRef(() => undefined as void);
  useLayoutEffect(() => {
    const before = held.current;
    if (before !== undefined && nameAt(before.line) !== before.name) {
      const line = lineOf(before.name);
      if (line >= 0) scrollBy(0, (line - before.line) * rowPx);
    }
    look.current = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const line = Math.ceil(-top / rowPx);
      const name = top < 0 ? nameAt(line) : undefined;
      held.current = name === undefined ? undefined : { name, line };
      isScrolled.current = top < 0;
    };
    if (isScrolled.current) look.current();
  });
  // A list may come to a page that is scrolled; before the first frame is drawn that would lay it out twice.
  useEffect(() => afterPaint(() => look.current()), []);
  useEffect(() => {
    const handleScroll = () => look.current();
    addEventListener("scroll", handleScroll, { passive: true });
    return () => removeEventListener("scroll", handleScroll);
  }, []);
}
