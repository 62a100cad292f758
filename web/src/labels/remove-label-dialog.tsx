import type { Label } from "../store/organization";
import { enLabels } from "../texts/en-labels";
import { showToast } from "../toasts/show-toast";
import { ConfirmAct } from "../ui/confirm-act";
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
  return (
    <ConfirmAct
      title={words.title(label.name)}
      description={words.text}
      confirmLabel={words.submit}
      danger
      act={() => removeLabel(orgID, label.id)}
      onDone={() => showToast({ kind: "positive", text: words.done(label.name) })}
      onClose={onClose}
    />
  );
}
