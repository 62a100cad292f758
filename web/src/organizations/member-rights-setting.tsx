import { useState } from "react";
import type { Organization } from "../store/organization";
import { enSettings } from "../texts/en-settings";
import { showToast } from "../toasts/show-toast";
import { CheckboxField } from "../ui/checkbox-field";
import { changeOrganization } from "./change-organization";
import { offerOrganizationUndo } from "./offer-organization-undo";

const words = enSettings.rights;

type Right = "membersEditAnyBug" | "membersManageKeys";

/** What the Owner lets Members do. */
export function MemberRightsSetting({ organization }: { organization: Organization }) {
  const [isBusy, setBusy] = useState(false);
  async function change(right: Right, label: string, isOn: boolean) {
    setBusy(true);
    const reply = await changeOrganization(organization.id, { [right]: isOn });
    setBusy(false);
    if (!reply.ok) return showToast({ kind: "negative", text: reply.problem.detail });
    offerOrganizationUndo(words.saved(label, isOn), organization, reply.value, {
      what: words.taken(label),
      of: (one) => one[right] === true,
      change: (value) => ({ [right]: value }),
    });
  }
  return (
    <fieldset aria-busy={isBusy} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-ui font-medium text-text">{words.title}</legend>
      <CheckboxField
        label={words.editAnyBug}
        hint={words.editAnyBugHint}
        checked={organization.membersEditAnyBug === true}
        onChange={(isOn) => void change("membersEditAnyBug", words.editAnyBug, isOn)}
      />
      <CheckboxField
        label={words.manageKeys}
        hint={words.manageKeysHint}
        checked={organization.membersManageKeys === true}
        onChange={(isOn) => void change("membersManageKeys", words.manageKeys, isOn)}
      />
    </fieldset>
  );
}
