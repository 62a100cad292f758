import { useEffect, useEffectEvent, useRef } from "react";

/** A bug shown beside its list. */
export interface Peek {
  /** The bug that is shown now. */
  bugKey: string | undefined;
  /** With `focus` what is shown takes the focus; else it stays with the list. */
  onPeek: (bugKey: string, focus?: "focus") => void;
}

/** Hears which bug was shown beside the list when none is any more. */
export function useAfterPeek(bugKey: string | undefined, onClosed: (bugKey: string) => void): void {
  const before = useRef(bugKey);
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (before.current !== undefined && bugKey === undefined) handleClosed(before.current);
    before.current = bugKey;
  }, [bugKey]);
}
