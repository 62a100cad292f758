import { useEffect, useEffectEvent, useState } from "react";
import { onLeave } from "../../routing/shown";

/** The address follows so long after the last step. */
const restMs = 200;

interface Front {
  /** What the address said when it was looked at last. */
  asked: string | undefined;
  key: string | undefined;
  /** What the address was told and has not said yet, the oldest first. */
  told: readonly string[];
}

/**
 * The key of the bug that is judged now. Keys come faster than addresses change: a step is done at once and
 * the address follows; where the address goes by itself, the bug follows it.
 */
export function useFront(
  asked: string | undefined,
  onAsk: (key: string | undefined) => void,
): [string | undefined, (key: string | undefined) => void] {
  const [front, setFront] = useState<Front>({ asked, key: asked, told: [] });
  // Set while drawing, as React advises for what follows from what is drawn.
  if (front.asked !== asked) {
    // Those before it were passed over.
    const at = front.told.indexOf(asked ?? "");
    if (at < 0) setFront({ asked, key: asked, told: [] });
    else setFront({ ...front, asked, told: front.told.slice(at + 1) });
  }
  const { key } = front;
  const tell = useEffectEvent(() => {
    setFront((now) => ({ ...now, told: [...now.told, key ?? ""] }));
    onAsk(key);
  });
  const isBehind = key !== asked;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => tell(), restMs);
    // Whoever goes elsewhere meanwhile is not called back.
    const stop = onLeave(() => clearTimeout(timer));
    return () => {
      stop();
      clearTimeout(timer);
    };
    // Each step begins the wait anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, isBehind]);
  return [key, (next) => setFront((now) => ({ ...now, key: next }))];
}
