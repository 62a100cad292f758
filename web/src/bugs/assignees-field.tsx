import { useEffect } from "react";
import { ensureMembers } from "../members/load-members";
import { usePeopleNames } from "../members/people";
import { useMembersState } from "../store/hooks";
import { missingWords } from "../store/missing-words";
import { texts } from "../texts/en";
import { MultiSelect } from "../ui/multi-select";

const assigneesMax = 10;

/** Who is assigned, in order: the first one answers for the bug. */
export function AssigneesField({
  orgID,
  ids,
  onChange,
}: {
  orgID: string;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  useEffect(() => void ensureMembers(orgID), [orgID]);
  const members = useMembersState(orgID);
  const names = usePeopleNames(orgID, ids);
  return (
    <MultiSelect
      label={texts.bugs.create.assignees}
      values={ids}
      onChange={onChange}
      options={names.map(({ id, name }) => ({ value: id, label: name }))}
      missing={missingWords(members)}
      max={assigneesMax}
      placeholder={texts.bugs.page.nobody}
    />
  );
}
