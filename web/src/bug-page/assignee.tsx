import { usePerson } from "../members/people";
import { PersonName } from "../members/person-name";
import { Avatar } from "../ui/avatar";

/** A person by picture and name, in one line. */
export function Assignee({ orgID, id }: { orgID: string; id: string }) {
  const { name, picture } = usePerson(orgID, id);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={name} picture={picture} size="small" />
      <span className="min-w-0 truncate">
        <PersonName orgID={orgID} id={id} />
      </span>
    </span>
  );
}
