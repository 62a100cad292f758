import { useEffect, useRef, useState } from "react";
import type { Problem } from "../api/problem";
import { countKeptChanges } from "../change-queue/kept-changes";
import { waitingChanges } from "../change-queue/waiting";
import { goTo, history } from "../routing/history";
import { enChangeQueue } from "../texts/en-change-queue";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { AuthFrame } from "./auth-frame";
import { logOut } from "./session";

const words = enChangeQueue.logOut;

async function leave(onProblem: (problem: Problem) => void): Promise<void> {
  const answer = await logOut();
  if (answer.ok) goTo("/auth", { replace: true });
  else onProblem(answer.problem);
}

/** Of this page and of those before it. */
async function countUnsent(): Promise<number> {
  return Math.max(waitingChanges.get().length, await countKeptChanges());
}

/** Signs out, then goes to /auth; asks first where that loses changes which were not sent yet. */
export function LogOutPage() {
  const [problem, setProblem] = useState<Problem>();
  const [unsent, setUnsent] = useState(0);

  const isHere = useRef(false);
  const isAsked = useRef(false);
  useEffect(() => {
    isHere.current = true;
    async function ask() {
      const count = await countUnsent();
      // Whoever goes back meanwhile has asked to be signed out all the same.
      if (count === 0) await leave(setProblem);
      else if (isHere.current) setUnsent(count);
    }
    if (!isAsked.current) void ask();
    isAsked.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function handleLeave() {
    setUnsent(0);
    setProblem(undefined);
    void leave(setProblem);
  }
  function handleStay() {
    if (history().canGoBack()) history().back();
    else goTo("/dashboard", { replace: true });
  }
  if (!problem) {
    return (
      <AuthFrame title={enIdentity.logOut.busy}>
        <output>{unsent === 0 && enIdentity.logOut.busy}</output>
        <ConfirmDialog
          open={unsent > 0}
          onOpenChange={(open) => {
            if (!open) handleStay();
          }}
          title={words.title}
          description={words.description(unsent)}
          confirmLabel={words.leave}
          cancelLabel={words.stay}
          onConfirm={handleLeave}
          danger
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={enIdentity.logOut.failed}>
      <Banner kind="danger">{problem.detail}</Banner>
      <Button variant="primary" size="large" onClick={handleLeave}>
        {enIdentity.logOut.again}
      </Button>
    </AuthFrame>
  );
}
