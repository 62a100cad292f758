import { useState } from "react";
import type { Organization } from "../store/organization";
import { enSettings } from "../texts/en-settings";
import { showToast } from "../toasts/show-toast";
import { CheckboxField } from "../ui/checkbox-field";
import { changeOrganization } from "./change-organization";

const words = enSettings.rights;

/** What the Owner lets Members do. */
export function MemberRightsSetting({ organization }: { organization: Organization }) {
  const [isBusy, setBusy] = useState(false);
  async function change(what: { membersEditAnyBug?: boolean; membersManageKeys?: boolean }) {
    setBusy(true);
    const reply = await changeOrganization(organization.id, what);
    setBusy(false);
    if (!reply.ok) showToast({ kind: "negative", text: reply.problem.detail });
  }
  return (
    <fieldset aria-busy={isBusy} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-ui font-medium text-text">{words.title}</legend>
      <CheckboxField
        label={words.editAnyBug}
        hint={words.editAnyBugHint}
        checked={organization.membersEditAnyBug === true}
        onChange={(membersEditAnyBug) => void change({ membersEditAnyBug })}
      />
      <CheckboxField
        label={words.manageKeys}
        hint={words.manageKeysHint}
        checked={organization.membersManageKeys === true}
        onChange={(membersManageKeys) => void change({ membersManageKeys })}
      />
    </fieldset>
  );
}
