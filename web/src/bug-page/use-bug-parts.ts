import { useCallback, useState } from "react";
import type { BugPart } from "./bug-actions";

/** Which part of the page was asked for, by a press or by a key; one at a time. */
export interface BugParts {
  shown: BugPart | undefined;
  show: (part: BugPart) => void;
  /** Does nothing where another part is shown by now. */
  hide: (part: BugPart) => void;
}

export function useBugParts(): BugParts {
  const [shown, setShown] = useState<BugPart>();
  const hide = useCallback(
    (part: BugPart) => setShown((now) => (now === part ? undefined : now)),
    [],
  );
  return { shown, show: setShown, hide };
}
