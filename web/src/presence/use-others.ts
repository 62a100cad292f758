import { useMe } from "../identity/session";
import { useNames } from "../members/people";
import { presences, type SeenAct } from "../store/presence";
import { useCell } from "../store/use-cell";

export interface Other {
  id: string;
  act: SeenAct;
  /** Nothing until it is known. */
  name: string | undefined;
}

/** Who else is on the bug; `more` are counted and not named. */
export function useOthers(orgID: string, bugID: string): { others: Other[]; more: number } {
  const { me } = useMe();
  const presence = useCell(presences).get(bugID);
  const people = (presence?.people ?? []).filter(({ UID }) => me !== undefined && UID !== me.UID);
  const nameOf = useNames(
    orgID,
    people.map(({ UID }) => UID),
  );
  return {
    others: people.map(({ UID, act }) => ({ id: UID, act, name: nameOf(UID) })),
    // The person themselves is counted too, named or not.
    more: Math.max(0, (presence?.count ?? 0) - 1 - people.length),
  };
}
