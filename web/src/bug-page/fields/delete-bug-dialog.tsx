import { useState } from "react";
import { removeBug } from "../../bugs/remove-bug";
import type { Bug } from "../../store/bug";
import { newID } from "../../store/new-id";
import { enBugActs } from "../../texts/en-bug-acts";
import { ConfirmAct } from "../../ui/confirm-act";
import { offerUndo } from "../../undo/offer-undo";

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
  const [batchID] = useState(newID);
  return (
    <ConfirmAct
      title={words.title(bug.key)}
      description={words.text}
      confirmLabel={words.submit}
      danger
      act={() => removeBug(orgID, bug.id, batchID)}
      onDone={() => offerUndo(orgID, batchID, words.done(bug.key))}
      onClose={onClose}
    />
  );
}
