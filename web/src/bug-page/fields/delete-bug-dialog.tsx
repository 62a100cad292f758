import { removeBug } from "../../bugs/remove-bug";
import type { Bug } from "../../store/bug";
import { enBugActs } from "../../texts/en-bug-acts";
import { showToast } from "../../toasts/show-toast";
import { ConfirmAct } from "../../ui/confirm-act";

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
  return (
    <ConfirmAct
      title={words.title(bug.key)}
      description={words.text}
      confirmLabel={words.submit}
      danger
      act={() => removeBug(orgID, bug.id)}
      onDone={() => showToast({ kind: "positive", text: words.done(bug.key) })}
      onClose={onClose}
    />
  );
}
