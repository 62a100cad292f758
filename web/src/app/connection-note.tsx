import { createElement, useEffect, useState } from "react";
import { refusedChanges, waitingChanges } from "../change-queue/waiting";
import { useMe } from "../identity/session";
import { useCell } from "../store/use-cell";
import { connectionPhase } from "../sync/connection";
import { texts } from "../texts/en";
import { enChangeQueue as words } from "../texts/en-change-queue";
import { Button } from "../ui/button";
import { LazyPart, useLazyPart } from "../ui/lazy-part";

/** A short loss is nobody's business; only a longer one is told. */
const patienceMs = 3000;

/** It is needed where nothing can be fetched any more. */
export const waitingChangesWindow = new LazyPart(
  async () => (await import("./waiting-changes")).WaitingChanges,
  "window",
);

/** Says that what is shown may be old, and what of the person's own waits for the network. */
export function ConnectionNote() {
  const { state } = useMe();
  const isLost = useCell(connectionPhase) !== "open";
  const waiting = useCell(waitingChanges).length;
  const refused = useCell(refusedChanges).length;
  const [isListed, setListed] = useState(false);
  const List = useLazyPart(waitingChangesWindow, isListed);
  if (state !== "in") return null;
  const parts = [
    waiting > 0 && (isLost ? words.offline(waiting) : words.waiting(waiting)),
    refused > 0 && words.notSaved(refused),
  ].filter(Boolean);
  return (
    <>
      {parts.length > 0 && <WaitingNote text={parts.join(" ")} onShow={() => setListed(true)} />}
      {parts.length === 0 && isLost && <LateNote />}
      {List && createElement(List, { open: isListed, onOpenChange: setListed })}
    </>
  );
}

function WaitingNote({ text, onShow }: { text: string; onShow: () => void }) {
  return (
    <div className="print-hidden flex flex-wrap items-center gap-x-3 bg-warning-soft px-4 py-1 text-small text-warning">
      <p role="status">{text}</p>
      <Button size="small" onClick={onShow}>
        {words.list}
      </Button>
    </div>
  );
}

function LateNote() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <p role="status" className="bg-warning-soft px-4 py-1 text-small text-warning">
      {texts.header.offline}
    </p>
  );
}
