import { useEffect, useEffectEvent, useState } from "react";
import type { Outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { WireBug } from "../api/types";
import { loadBug } from "../bugs/load-bug";
import { wholeFields } from "../store/bug-columns";
import { useBugByKey } from "../store/hooks";

/**
 * The bug of a key, with its texts, loaded whenever they are not here. `onOtherKey` hears the key under
 * which the server knows it today.
 */
export function useWholeBug(orgID: string, bugKey: string, onOtherKey: (key: string) => void) {
  const bug = useBugByKey(orgID, bugKey);
  const isWhole = bug !== undefined && wholeFields.every((field) => bug[field] !== undefined);
  const [problem, setProblem] = useState<Problem>();
  function take(reply: Outcome<WireBug>) {
    setProblem(reply.ok ? undefined : reply.problem);
    if (reply.ok && reply.value.key !== bugKey) onOtherKey(reply.value.key);
  }
  async function load() {
    take(await loadBug(orgID, bugKey));
  }
  const handleLoaded = useEffectEvent(take);
  useEffect(() => {
    if (!isWhole) void loadBug(orgID, bugKey).then((reply) => handleLoaded(reply));
  }, [orgID, bugKey, isWhole]);
  const shownKey = bug?.key;
  const handleMoved = useEffectEvent(onOtherKey);
  useEffect(() => {
    if (shownKey !== undefined && shownKey !== bugKey) handleMoved(shownKey);
  }, [shownKey, bugKey]);
  return { bug, problem, load };
}
