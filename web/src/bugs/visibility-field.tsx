import { useEffect } from "react";
import { ensureMembers } from "../members/load-members";
import { usePeopleNames } from "../members/people";
import type { Bug } from "../store/bug";
import { useMembersState } from "../store/hooks";
import { missingWords } from "../store/missing-words";
import { enBugActs } from "../texts/en-bug-acts";
import { MultiSelect } from "../ui/multi-select";
import { SelectField } from "../ui/select-field";

const words = enBugActs.restrict;
const sharedMax = 100;

export type Audience = Pick<Bug, "visibility"> & { sharedWith: readonly string[] };

/** Who may know of a bug: everybody who sees its project, or a few. */
export function VisibilityField({
  orgID,
  value,
  onChange,
}: {
  orgID: string;
  value: Audience;
  onChange: (value: Audience) => void;
}) {
  useEffect(() => void ensureMembers(orgID), [orgID]);
  const members = useMembersState(orgID);
  const names = usePeopleNames(orgID, value.sharedWith);
  const isRestricted = value.visibility === "restricted";
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={words.label}
        value={value.visibility}
        options={[
          { value: "inherit", label: words.inherit },
          { value: "restricted", label: words.restricted },
        ]}
        onChange={(visibility) => onChange({ ...value, visibility })}
        hint={isRestricted ? words.explain : undefined}
      />
      {isRestricted && (
        <MultiSelect
          label={words.shared}
          values={value.sharedWith}
          onChange={(sharedWith) => onChange({ ...value, sharedWith })}
          options={names.map(({ id, name }) => ({ value: id, label: name }))}
          missing={missingWords(members)}
          max={sharedMax}
          placeholder={words.nobody}
        />
      )}
    </div>
  );
}
