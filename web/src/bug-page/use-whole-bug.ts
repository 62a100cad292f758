import { useEffect, useEffectEvent, useState } from "react";
import type { Outcome } from "../api/client";
import type { WireBug } from "../api/types";
import { isWhole, loadWhole } from "../bugs/whole-bug";
import { useBugByKey } from "../store/hooks";
import { replicaOf } from "../store/replica";
import { afterPaint } from "../ui/after-paint";

/** A page is new for so long: the bug that it shows first shall stay where it is. */
const newPageMs = 2500;

/**
 * The bug of a key, with its texts, loaded whenever they are not here. `onOtherKey` hears the key under
 * which the server knows it today.
 */
export function useWholeBug(orgID: string, bugKey: string, onOtherKey: (key: string) => void) {
  const bug = useBugByKey(orgID, bugKey);
  const isHere = isWhole(bug);
  const [firstKey] = useState(() => (performance.now() < newPageMs ? bugKey : undefined));
  const [answer, setAnswer] = useState<{ asked: string; reply: Outcome<WireBug> }>();
  // An answer that comes late is about a bug that was looked at before.
  const reply = answer?.asked === bugKey ? answer.reply : undefined;
  async function load() {
    setAnswer({ asked: bugKey, reply: await loadWhole(orgID, bugKey) });
  }
  useEffect(() => {
    if (isHere) return undefined;
    const ask = () =>
      void loadWhole(orgID, bugKey).then((told) => setAnswer({ asked: bugKey, reply: told }));
    // What a list knows of it is drawn first.
    const isDrawn = replicaOf(orgID).bugs.getByKey(bugKey) !== undefined && firstKey !== bugKey;
    if (isDrawn) return afterPaint(ask);
    ask();
    return undefined;
  }, [orgID, bugKey, isHere, firstKey]);
  const knownKey = bug?.key ?? (reply?.ok ? reply.value.key : undefined);
  const handleMoved = useEffectEvent(onOtherKey);
  useEffect(() => {
    if (knownKey !== undefined && knownKey !== bugKey) handleMoved(knownKey);
  }, [knownKey, bugKey]);
  // Its texts would move what is below them.
  const isAwaited = firstKey === bugKey && !isHere && reply === undefined;
  return {
    bug: isAwaited ? undefined : bug,
    problem: reply?.ok === false ? reply.problem : undefined,
    load,
  };
}
