import { type KeyboardEvent, useState } from "react";
import type { Problem } from "../../api/problem";
import type { WireCommandPreview } from "../../api/types";
import { newID } from "../../store/new-id";
import { enLists } from "../../texts/en-lists";
import { enQuery } from "../../texts/en-query";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import type { Question } from "../asking/list-api";
import { carryOut, type Progress } from "../bulk/change-many";
import { sendCommand } from "./command-api";
import { CommandEffects } from "./command-effects";

const words = enQuery.command;

/** What a command would do, and the choice to do it. Esc leads back to the text. */
export function CommandDialog({
  question,
  preview,
  onLookAgain,
  onClose,
  onApplied,
}: {
  question: Question;
  preview: WireCommandPreview;
  onLookAgain: () => void;
  onClose: () => void;
  onApplied: () => void;
}) {
  // Sent again it goes on: nothing is done twice.
  const [batchID] = useState(newID);
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<Problem>();
  const { changed, total, ids } = preview;
  const isBusy = progress !== undefined;
  const isOld = problem?.code === "command_result_changed";
  const mayApply = changed > 0 && !isOld;
  async function apply() {
    if (isBusy || !mayApply) return;
    setProblem(undefined);
    const reply = await carryOut(question.orgID, batchID, ids.length, setProgress, () =>
      sendCommand(question, batchID, ids),
    );
    setProgress(undefined);
    if (reply.ok) onApplied();
    else setProblem(reply.problem);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void apply();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      title={words.title(changed)}
      description={words.found(total)}
      footer={
        // The first control has the focus: it stands last on the screen.
        <div className="contents" onKeyDown={handleKeyDown} role="presentation">
          {(mayApply || isOld) && (
            <Button
              variant="primary"
              busy={isBusy}
              aria-keyshortcuts={isOld ? undefined : "Control+Enter"}
              className="order-last"
              onClick={isOld ? onLookAgain : () => void apply()}
            >
              {isOld
                ? words.again
                : isBusy
                  ? enLists.changing(progress.done, progress.total)
                  : words.apply(changed)}
            </Button>
          )}
          <Button disabled={isBusy} onClick={onClose}>
            {words.close}
          </Button>
        </div>
      }
    >
      {problem && <Banner kind="danger">{problem.detail || words.stopped}</Banner>}
      <CommandEffects preview={preview} />
    </Dialog>
  );
}
