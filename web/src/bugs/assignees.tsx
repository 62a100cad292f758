import { usePerson } from "../members/people";
import { enPeople } from "../texts/en-people";
import { Avatar } from "../ui/avatar";

/** So many pictures fit into a row; the rest is a number. */
const shownMax = 3;

/** The pictures of those who are assigned, the first in charge. */
export function Assignees({ orgID, ids }: { orgID: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  const rest = ids.length - shownMax;
  return (
    <span className="flex shrink-0 items-center gap-1">
      {ids.slice(0, shownMax).map((id) => (
        <AssigneePicture key={id} orgID={orgID} id={id} />
      ))}
      {rest > 0 && <span className="text-small text-text-3">+{rest}</span>}
    </span>
  );
}

function AssigneePicture({ orgID, id }: { orgID: string; id: string }) {
  const { name = enPeople.unknown, picture } = usePerson(orgID, id);
  return <Avatar name={name} picture={picture} size="small" isAlone />;
}
