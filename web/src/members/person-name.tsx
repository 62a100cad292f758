import { enMembers } from "../texts/en-members";
import { usePerson } from "./people";

/** The name behind an id, once it is known. */
export function PersonName({ orgID, id }: { orgID: string; id: string }) {
  const { name } = usePerson(orgID, id);
  return <span>{name ?? enMembers.unknown}</span>;
}
