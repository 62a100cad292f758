import { useLayoutEffect, useRef, useState } from "react";

/**
 * Functions that stay the same and do what those of the last drawing do: whoever is given them need not be drawn
 * again for them. Which ones there are stays as it is in the first drawing; they are for events, not for drawing.
 */
export function useSteady<Acts extends object>(now: Acts): Acts {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [steady] = useState(() => {
    const acts = Object.keys(now).map((name) => [
      name,
      (...given: unknown[]) =>
        (latest.current[name as keyof Acts] as (...given: unknown[]) => unknown)(...given),
    ]);
    return Object.fromEntries(acts) as Acts;
  });
  return steady;
}
