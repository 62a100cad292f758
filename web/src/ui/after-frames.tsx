import { type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * What nobody needs to see in a first frame: drawn when so many were, or at once where it is asked for. What stands
 * around it is not drawn again for that.
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
  const [drawn, setDrawn] = useState(0);
  // It stays when it is asked for no more. Set while drawing, as React advises for what follows from what is drawn.
  if (isAsked && drawn < count) setDrawn(count);
  useEffect(() => {
    if (drawn >= count) return undefined;
    return afterPaint(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return drawn < count ? null : children;
}
