import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "./after-paint";

/**
 * How many frames were drawn since it began, `most` at most: what nobody needs to see in one of them is made after it.
 * `finish` makes all of it at once, before it returns.
 */
export function useFrames(most: number): { drawn: number; finish: () => void } {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= most) return;
    return afterPaint(() => setDrawn(drawn + 1));
  }, [drawn, most]);
  return { drawn, finish: () => flushSync(() => setDrawn(most)) };
}
