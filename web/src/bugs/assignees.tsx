import { usePerson } from "../members/people";
import { enPeople } from "../texts/en-people";
import { Avatar } from "../ui/avatar";

/** So many pictures fit into a row; of more the rest is a number. */
const shownMax = 3;

/** The pictures of those who are assigned, the first in charge, to stand in a line. */
export function Assignees({ orgID, ids }: { orgID: string; ids: readonly string[] }) {
  // The number takes the place of a picture.
  const shown = ids.length > shownMax ? shownMax - 1 : shownMax;
  const rest = ids.length - shown;
  return (
    <>
      {ids.slice(0, shown).map((id, place) => (
        // A row shows another bug in a moment: its elements stay.
        // oxlint-disable-next-line react/no-array-index-key
        <AssigneePicture key={place} orgID={orgID} id={id} />
      ))}
      {rest > 0 && <span className="text-small text-text-3">+{rest}</span>}
    </>
  );
}

function AssigneePicture({ orgID, id }: { orgID: string; id: string }) {
  const { name = enPeople.unknown, picture } = usePerson(orgID, id);
  return <Avatar name={name} picture={picture} size="small" isAlone />;
}
