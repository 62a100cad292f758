import { useEffect, useEffectEvent, useState } from "react";
import type { Problem } from "../api/problem";
import { unreachable } from "../api/problem";
import { Cell } from "../store/cell";
import { useCell } from "../store/use-cell";
import { connectionPhase } from "../sync/connection";
import { texts } from "../texts/en";
import { enChangeQueue } from "../texts/en-change-queue";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";

interface CalmNote {
  of: object;
  isAside: boolean;
  retry: () => void;
}

/** Of all notes on the page that only the network is missing; one stands for them all. */
const calmNotes = new Cell<readonly CalmNote[]>([]);

/**
 * Why something is not here. Where only the network is missing that is no alarm: it is asked for again once it is
 * back, and a page says so once. `isAside` is a note beside the page's own matter, which says it if nobody else does;
 * with `isHere` it stands over what was kept, and a missing network is nothing to say. `text` is said where the server
 * refused, in place of its own words.
 */
export function FailureNote({
  problem,
  onRetry,
  text = problem.detail,
  isAside = false,
  isHere = false,
}: {
  problem: Problem;
  onRetry: () => void;
  text?: string;
  isAside?: boolean;
  isHere?: boolean;
}) {
  const phase = useCell(connectionPhase);
  const isUnreached = problem.status === unreachable.status;
  const isOffline = isUnreached && phase !== "open";
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isUnreached) return undefined;
    return connectionPhase.subscribe(() => {
      if (connectionPhase.get() === "open") retry();
    });
  }, [isUnreached]);
  const [own] = useState(() => ({}));
  useEffect(() => {
    if (!isOffline || isHere) return undefined;
    const note = { of: own, isAside, retry: () => retry() };
    calmNotes.set([...calmNotes.get(), note]);
    return () => calmNotes.set(calmNotes.get().filter((each) => each !== note));
  }, [isOffline, isAside, isHere, own]);
  const notes = useCell(calmNotes);
  if (!isOffline) return <Note kind="danger" text={text} onRetry={onRetry} />;
  const spoken = notes.find((each) => !each.isAside) ?? notes[0];
  if (spoken?.of !== own) return null;
  return (
    <Note
      kind="info"
      text={enChangeQueue.notHere}
      onRetry={() => {
        for (const each of notes) each.retry();
      }}
    />
  );
}

function Note({
  kind,
  text,
  onRetry,
}: {
  kind: "info" | "danger";
  text: string;
  onRetry: () => void;
}) {
  return (
    <Banner kind={kind} action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
      {text}
    </Banner>
  );
}
