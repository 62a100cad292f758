import { counts, type Member } from "../store/organization";
import { replicaOf } from "../store/replica";
import type { Change, Stream } from "../sync/change";
import { isOneOf, isText, pickFields } from "../sync/pick-fields";
import { memberRoles } from "./member-rules";

export function applyMemberChange(change: Change, stream: Stream): void {
  const { members, counts: ledger } = replicaOf(stream.owner);
  const fields = pickFields<Member>(change, {
    memberID: isText,
    memberRole: isOneOf(memberRoles),
    joinedDate: isText,
  });
  if (change.action === "created") {
    ledger.move(counts.members, 1, change.version);
    members.put(
      {
        id: change.id,
        orgID: stream.owner,
        memberID: fields.memberID ?? "",
        memberRole: fields.memberRole ?? "Member",
        joinedDate: fields.joinedDate ?? change.at,
      },
      change.version,
    );
  } else if (change.action === "removed") {
    ledger.move(counts.members, -1, change.version);
    keepName(stream.owner, members.get(change.id));
    members.remove(change.id, change.version);
  } else {
    members.patch(change.id, fields, change.version);
  }
}

/** What they wrote stays under their name. */
function keepName(orgID: string, gone: Member | undefined): void {
  if (gone?.memberName === undefined) return;
  const person = { id: gone.memberID, name: gone.memberName, kind: "user" as const };
  replicaOf(orgID).people.put(person, 0);
}
