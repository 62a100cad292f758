import { useState } from "react";
import { newID } from "../store/new-id";
import type { Label } from "../store/organization";
import { enLabels } from "../texts/en-labels";
import { ConfirmAct } from "../ui/confirm-act";
import { offerUndo } from "../undo/offer-undo";
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
  const [batchID] = useState(newID);
  return (
    <ConfirmAct
      title={words.title(label.name)}
      description={words.text}
      confirmLabel={words.submit}
      danger
      act={() => removeLabel(orgID, label.id, batchID)}
      onDone={() => offerUndo(orgID, batchID, words.done(label.name))}
      onClose={onClose}
    />
  );
}
