import { useState } from "react";
import type { Problem } from "../api/problem";
import type { Label } from "../store/organization";
import { texts } from "../texts/en";
import { enLabels } from "../texts/en-labels";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { removeLabel } from "./save-label";

const words = enLabels.removal;

export function RemoveLabelDialog({
  orgID,
  label,
  onClose,
}: {
  orgID: string;
  label: Label;
  onClose: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function remove() {
    setBusy(true);
    const reply = await removeLabel(orgID, label.id);
    setBusy(false);
    if (!reply.ok) {
      setProblem(reply.problem);
      return;
    }
    showToast({ kind: "positive", text: words.done(label.name) });
    onClose();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title(label.name)}
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
