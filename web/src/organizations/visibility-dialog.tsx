import { useState } from "react";
import type { Organization } from "../store/organization";
import { enSettings } from "../texts/en-settings";
import { ConfirmAct } from "../ui/confirm-act";
import { changeOrganization } from "./change-organization";
import { offerOrganizationUndo } from "./offer-organization-undo";

const words = enSettings.visibility;

/** Asks before an organization opens to everybody, or closes to all but its members. */
export function VisibilityDialog({
  organization,
  onClose,
}: {
  organization: Organization;
  onClose: () => void;
}) {
  const [was] = useState(organization);
  const isPrivate = !was.isPrivate;
  const { title, text, action, done } = isPrivate ? words.makePrivate : words.makePublic;
  return (
    <ConfirmAct
      title={title}
      description={text}
      confirmLabel={action}
      act={() => changeOrganization(was.id, { isPrivate })}
      onDone={(became) =>
        offerOrganizationUndo(done, was, became, {
          what: words.taken,
          of: (one) => one.isPrivate,
          change: (value) => ({ isPrivate: value }),
        })
      }
      onClose={onClose}
    />
  );
}
