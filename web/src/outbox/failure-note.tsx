import { useEffect, useEffectEvent } from "react";
import type { Problem } from "../api/problem";
import { unreachable } from "../api/problem";
import { useCell } from "../store/use-cell";
import { connectionPhase } from "../sync/connection";
import { texts } from "../texts/en";
import { enOutbox } from "../texts/en-outbox";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";

/** Why something is not here. Where only the network is missing that is no alarm: it is asked for again once it is back. */
export function FailureNote({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const phase = useCell(connectionPhase);
  const isUnreached = problem.status === unreachable.status;
  const isOffline = isUnreached && phase !== "open";
  const handleOpen = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isUnreached) return undefined;
    return connectionPhase.subscribe(() => {
      if (connectionPhase.get() === "open") handleOpen();
    });
  }, [isUnreached]);
  return (
    <Banner
      kind={isOffline ? "info" : "danger"}
      action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    >
      {isOffline ? enOutbox.notHere : problem.detail}
    </Banner>
  );
}
