import { useState } from "react";
import type { Problem } from "../api/problem";
import { isClosing } from "../bugs/bug-rules";
import type { Closing } from "../bugs/close-dialog";
import { editBug } from "../bugs/edit-bug";
import type { Bug } from "../store/bug";
import type { Status } from "../store/organization";
import type { BugEdit } from "../store/overlay";

/** A closing that others stand in the way of, until it is meant. */
interface BlockedClosing {
  how: Closing;
  keys: readonly string[];
}

/** Changes a bug's status; what closes it asks first how it ended, and where others block it once more. */
export function useClosing(orgID: string, bug: Bug, save: (fields: BugEdit) => void) {
  const [closingWith, setClosingWith] = useState<Status>();
  const [problem, setProblem] = useState<Problem>();
  const [blocked, setBlocked] = useState<BlockedClosing>();

  function cancel() {
    setClosingWith(undefined);
    setProblem(undefined);
    setBlocked(undefined);
  }
  async function send({ status, resolution, duplicateOf }: Closing, isMeant: boolean) {
    const fields = { status, isOpen: false, resolution };
    return editBug(orgID, bug, fields, undefined, {
      ...(duplicateOf !== undefined && { duplicateOf }),
      ...(isMeant && { closeBlocked: true }),
    });
  }
  async function close(how: Closing) {
    const reply = await send(how, false);
    if (reply.ok) return cancel();
    if (reply.problem.code === "open_blockers") {
      cancel();
      setBlocked({ how, keys: reply.problem.errors.map(({ detail }) => detail) });
      return;
    }
    setProblem(reply.problem);
  }
  async function closeBlocked() {
    if (blocked === undefined) return;
    const reply = await send(blocked.how, true);
    if (reply.ok) cancel();
    else setProblem(reply.problem);
  }
  return {
    closingWith,
    problem,
    blocked,
    chooseStatus: (status: Status | undefined) => {
      if (status === undefined || status.id === bug.status) return;
      if (isClosing(status) && bug.isOpen) setClosingWith(status);
      else if (isClosing(status)) save({ status: status.id });
      else save({ status: status.id, isOpen: true, resolution: "none" });
    },
    cancel,
    close: (how: Closing) => void close(how),
    closeBlocked: () => void closeBlocked(),
  };
}
