import type { MemberRole } from "../api/types";
import { session } from "../identity/session";
import { counts, type Member } from "../store/organization";
import { organizations, replicaOf } from "../store/replica";
import type { Change, Stream } from "../sync/change";
import { isOneOf, isText, pickFields } from "../sync/pick-fields";

const roles = ["Owner", "Editor", "Member"] as const satisfies readonly MemberRole[];

export function applyMemberChange(change: Change, stream: Stream): void {
  const { members, counts: ledger } = replicaOf(stream.owner);
  const fields = pickFields<Member>(change, {
    memberID: isText,
    memberRole: isOneOf(roles),
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
    members.remove(change.id, change.version);
  } else {
    members.patch(change.id, fields, change.version);
  }
  applyOwnRole(stream.owner, fields);
}

/** The person's own role decides what the organization's pages offer. */
function applyOwnRole(orgID: string, fields: Partial<Member>): void {
  if (fields.memberID === undefined || fields.memberID !== session.get().me?.UID) return;
  if (fields.memberRole !== undefined)
    organizations.amend(orgID, { memberRole: fields.memberRole });
}
