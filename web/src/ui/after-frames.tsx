import { type ReactNode, useLayoutEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * What nobody needs to see in a first frame: drawn behind so many, that one among them, or at once where it is asked
 * for. What stands around it is not drawn again for that.
 */
export function AfterFrames({
  count,
  isAsked,
  children,
}: {
  count: number;
  isAsked: boolean;
  children: ReactNode;
}) {
  const [isDrawn, setDrawn] = useState(false);
  // It stays when it is asked for no more. Set while drawing, as React advises for what follows from what is drawn.
  if (isAsked && !isDrawn) setDrawn(true);
  // Counted from the first frame: what is put off until that is painted would begin its count in either of two.
  useLayoutEffect(() => {
    if (isDrawn) return undefined;
    return afterPaint(() => setDrawn(true), count);
  }, [isDrawn, count]);
  return isDrawn ? children : null;
}
