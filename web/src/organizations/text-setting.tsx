import { useState } from "react";
import type { Organization } from "../store/organization";
import { enSettings as words } from "../texts/en-settings";
import { Button } from "../ui/button";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import { ChangeTextDialog, type OrganizationText } from "./change-text-dialog";
import { isOwner } from "./rights";

/** A text of the organization, read-only; the Owner changes it in a dialog. */
export function TextSetting({
  organization,
  field,
}: {
  organization: Organization;
  field: OrganizationText;
}) {
  const [isChanging, setChanging] = useState(false);
  const label = field === "orgName" ? words.name : words.description;
  const change = isOwner(organization) && (
    <Button aria-label={words.changeOf(label)} onClick={() => setChanging(true)}>
      {words.change}
    </Button>
  );
  return (
    <>
      {field === "orgName" ? (
        <TextField label={label} value={organization.orgName} readOnly suffix={change} />
      ) : (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextArea label={label} value={organization.orgDesc} rows={3} readOnly />
          </div>
          {change}
        </div>
      )}
      {isChanging && (
        <ChangeTextDialog
          organization={organization}
          field={field}
          label={label}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
