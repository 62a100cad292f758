import { useState } from "react";
import type { Problem } from "../api/problem";
import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { enSettings } from "../texts/en-settings";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { changeOrganization } from "./change-organization";

const words = enSettings.visibility;

/** Asks before an organization opens to everybody, or closes to all but its members. */
export function VisibilityDialog({
  organization,
  onClose,
}: {
  organization: Organization;
  onClose: () => void;
}) {
  const [isPrivate] = useState(!organization.isPrivate);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { title, text, action, done } = isPrivate ? words.makePrivate : words.makePublic;

  async function change() {
    setBusy(true);
    const reply = await changeOrganization(organization.id, { isPrivate });
    setBusy(false);
    if (!reply.ok) {
      setProblem(reply.problem);
      return;
    }
    onClose();
    showToast({ kind: "positive", text: done });
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={text}
      confirmLabel={action}
      cancelLabel={texts.cancel}
      busy={isBusy}
      onConfirm={() => void change()}
    >
      {problem && <Banner kind="danger">{problem.detail}</Banner>}
    </ConfirmDialog>
  );
}
