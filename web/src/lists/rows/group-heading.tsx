import { PersonName } from "../../members/person-name";
import { useBug, useProject } from "../../store/hooks";
import { number } from "../../texts/numbers";
import { groupWords } from "./groups";

/** A group's name and how many bugs are in it. */
export function GroupHeading({
  orgID,
  field,
  value,
  count,
}: {
  orgID: string;
  field: string;
  value: string;
  /** Absent until it is known. */
  count: number | undefined;
}) {
  return (
    <h2 className="flex h-full items-center gap-2 bg-sunken px-3 text-ui font-medium text-text">
      <span className="truncate">
        <GroupName orgID={orgID} field={field} value={value} />
      </span>{" "}
      {count !== undefined && (
        <span className="text-small font-normal text-text-3 tabular-nums">{number(count)}</span>
      )}
    </h2>
  );
}

function GroupName({ orgID, field, value }: { orgID: string; field: string; value: string }) {
  const project = useProject(orgID, field === "project" ? value : "");
  const parent = useBug(orgID, field === "parent" ? value : "");
  if (value !== "" && (field === "assignee" || field === "author")) {
    return <PersonName orgID={orgID} id={value} />;
  }
  return project?.name ?? parent?.key ?? groupWords(field, value);
}
