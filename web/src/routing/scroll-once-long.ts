/** By which a reader goes elsewhere, or begins to do something here. */
const acts = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolls to so many pixels from the page's top: as far as the page is long now, and on as it grows, since what it
 * shows may still be on its way. Given up where its reader does something first, or by what is returned.
 */
export function scrollOnceLong(top: number): () => void {
  // The top is there on any page, and the browser goes to it without a layout.
  window.scrollTo(0, top);
  if (top === 0) return () => {};
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) stop();
  });
  function stop(): void {
    grown.disconnect();
    for (const act of acts) removeEventListener(act, stop, true);
  }
  // Told at once how long the page is, it ends there where that is enough.
  grown.observe(document.body);
  for (const act of acts) addEventListener(act, stop, { capture: true, passive: true });
  return stop;
}
