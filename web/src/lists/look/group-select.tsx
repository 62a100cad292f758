import { memo, useId } from "react";
import { fields } from "../../query/fields";
import { enLists as words } from "../../texts/en-lists";

/** What a list can be grouped by: what also sorts it. */
const names = fields.filter(({ groups, sorts }) => groups && sorts).map(({ name }) => name);

/** Headings between the bugs, by a field. */
export const GroupSelect = memo(function GroupSelect({
  group,
  withProject,
  onChange,
}: {
  group: string | undefined;
  /** Bugs of several projects are listed. */
  withProject: boolean;
  onChange: (group: string | undefined) => void;
}) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2 max-narrow:hidden">
      <label htmlFor={id} className="text-ui text-text-2">
        {words.groupBy}
      </label>
      <select
        id={id}
        value={group ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
        className="press h-8 rounded-control border border-border-strong bg-surface px-2 text-ui text-text hover:bg-hover"
      >
        <option value="">{words.noGroups}</option>
        {names
          .filter((name) => withProject || name !== "project")
          .map((name) => (
            <option key={name} value={name}>
              {words.group(name)}
            </option>
          ))}
      </select>
    </span>
  );
});
