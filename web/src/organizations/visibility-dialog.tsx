import { useState } from "react";
import type { Organization } from "../store/organization";
import { enSettings } from "../texts/en-settings";
import { showToast } from "../toasts/show-toast";
import { ConfirmAct } from "../ui/confirm-act";
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
  const { title, text, action, done } = isPrivate ? words.makePrivate : words.makePublic;
  return (
    <ConfirmAct
      title={title}
      description={text}
      confirmLabel={action}
      act={() => changeOrganization(organization.id, { isPrivate })}
      onDone={() => showToast({ kind: "positive", text: done })}
      onClose={onClose}
    />
  );
}
