import { useOrganization } from "../store/hooks";
import { enPeople } from "../texts/en-people";
import { usePerson } from "./people";

/** The name behind an id, once it is known. */
export function PersonName({ orgID, id }: { orgID: string; id: string }) {
  const { name } = usePerson(orgID, id);
  // Outsiders of a public organization are not told who its people are.
  const isOutsider = useOrganization(orgID)?.memberRole === undefined;
  return <span>{name ?? (isOutsider ? enPeople.hidden : enPeople.unknown)}</span>;
}
