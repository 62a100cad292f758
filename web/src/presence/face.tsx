import { usePerson } from "../members/people";
import { Avatar } from "../ui/avatar";

/** One of the people on a bug. */
export function Face({ orgID, id }: { orgID: string; id: string }) {
  const { picture } = usePerson(orgID, id);
  return (
    <span className="-ml-1.5 flex rounded-full bg-bg ring-2 ring-bg first:ml-0">
      <Avatar picture={picture} size="small" />
    </span>
  );
}
