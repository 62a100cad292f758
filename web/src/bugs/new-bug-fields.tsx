import type { Dispatch, SetStateAction } from "react";
import { LabelsField } from "../labels/labels-field";
import { useOrganization } from "../store/hooks";
import { AssigneesField } from "./assignees-field";
import type { NewBug } from "./create-bug";
import { PriorityField, SeverityField } from "./plan-fields";
import { VisibilityField } from "./visibility-field";

export type Fields = Pick<
  NewBug,
  "severity" | "priority" | "assignedMembers" | "labels" | "visibility" | "sharedWith"
>;

/** What is known of a bug when it is reported, beside its texts. */
export function NewBugFields({
  orgID,
  value,
  onChange,
}: {
  orgID: string;
  value: Fields;
  onChange: Dispatch<SetStateAction<Fields>>;
}) {
  const organization = useOrganization(orgID);
  return (
    <div className="grid grid-cols-2 items-start gap-3 max-narrow:grid-cols-1">
      <AssigneesField
        orgID={orgID}
        ids={value.assignedMembers}
        onChange={(assignedMembers) => onChange({ ...value, assignedMembers })}
      />
      {organization && (
        <LabelsField
          organization={organization}
          ids={value.labels}
          onChange={(labels) => onChange((now) => ({ ...now, labels }))}
        />
      )}
      <SeverityField
        value={value.severity}
        onChange={(severity) => onChange({ ...value, severity })}
      />
      <PriorityField
        value={value.priority}
        onChange={(priority) => onChange({ ...value, priority })}
      />
      <div className="col-span-full">
        <VisibilityField
          orgID={orgID}
          value={value}
          onChange={(audience) => onChange({ ...value, ...audience })}
        />
      </div>
    </div>
  );
}
