import { useState } from "react";
import type { Problem } from "../../api/problem";
import { removeBug } from "../../bugs/remove-bug";
import type { Bug } from "../../store/bug";
import { texts } from "../../texts/en";
import { enBugActs } from "../../texts/en-bug-acts";
import { showToast } from "../../toasts/show-toast";
import { Banner } from "../../ui/banner";
import { ConfirmDialog } from "../../ui/confirm-dialog";

const words = enBugActs.remove;

export function DeleteBugDialog({
  orgID,
  bug,
  onClose,
}: {
  orgID: string;
  bug: Bug;
  onClose: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function remove() {
    setBusy(true);
    const reply = await removeBug(orgID, bug.id);
    setBusy(false);
    if (!reply.ok) {
      setProblem(reply.problem);
      return;
    }
    showToast({ kind: "positive", text: words.done(bug.key) });
    onClose();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title(bug.key)}
      description={words.text}
      confirmLabel={words.submit}
      cancelLabel={texts.cancel}
      danger
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      {problem && <Banner kind="danger">{problem.detail}</Banner>}
    </ConfirmDialog>
  );
}
