import type { Problem } from "../api/problem";
import { forgetOrganization } from "../identity/remembered-organizations";
import { session } from "../identity/session";
import { dropOrganization, organizations, replicaOf } from "../store/replica";
import { batch } from "../store/topic";
import { dropWaiting } from "../sync/appliers";
import { unwantStreams } from "../sync/connection";
import { enPeople } from "../texts/en-people";

/** The code under which an organization's pages learn that it was theirs a moment ago. */
export const accessEnded = "access_ended";

/** The organization closed to the person: its rows go, and a page that shows it says so. */
export function loseOrganization(orgID: string): void {
  const known = organizations.get(orgID);
  const me = session.get().me?.UID;
  unwantStreams(orgID);
  dropWaiting(orgID);
  if (me !== undefined) forgetOrganization(me, orgID);
  if (known === undefined) return;
  const problem: Problem = {
    status: 404,
    code: accessEnded,
    detail:
      known.memberRole === undefined
        ? enPeople.closed(known.orgName)
        : enPeople.ended(known.orgName),
    errors: [],
  };
  batch(() => {
    dropOrganization(orgID);
    replicaOf(orgID).state.set({ is: "failed", problem });
  });
}
