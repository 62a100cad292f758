import { createElement, useEffect } from "react";
import { newBugAsked } from "../bugs/ask-new-bug";
import { useMe } from "../identity/session";
import { useKeyBindings } from "../keys/use-key-bindings";
import { useCell } from "../store/use-cell";
import { texts } from "../texts/en";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { whenIdle } from "../ui/when-idle";

const newBugDialog = new LazyPart(
  async () => (await import("./new-bug-dialog")).NewBugDialog,
  "window",
);

/** The key that reports a bug, on every page of somebody who is signed in; the dialog comes apart. */
export function NewBug() {
  const isIn = useMe().state === "in";
  const asked = useCell(newBugAsked);
  const Dialog = useLazyPart(newBugDialog, isIn && asked !== undefined);
  useEffect(() => {
    // A failure is told when the dialog is asked for.
    if (isIn) return whenIdle(() => void newBugDialog.load().catch(() => undefined));
  }, [isIn]);
  return (
    <>
      {isIn && <NewBugKey />}
      {isIn && Dialog && createElement(Dialog, { asked })}
    </>
  );
}

function NewBugKey() {
  useKeyBindings({
    title: texts.keys.everywhere,
    bindings: [{ name: "newBug", run: () => newBugAsked.set({}) }],
  });
  return null;
}
