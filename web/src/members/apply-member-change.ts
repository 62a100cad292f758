import { isOneOf, isText } from "../api/checks";
import { counts, type Member } from "../store/organization";
import { replicaOf } from "../store/replica";
import type { Change, Stream } from "../sync/change";
import { pickFields } from "../sync/pick-fields";
import { memberRoles } from "./member-rules";

export function applyMemberChange(change: Change, stream: Stream): void {
  const { members, membersState, people, counts: ledger } = replicaOf(stream.owner);
  const known = members.get(change.id);
  if (known !== undefined && "memberName" in change.fields) people.forget(known.memberID);
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
    // Their name and picture are not in the log.
    if (membersState.get().is === "ready") membersState.set({ is: "stale" });
  } else if (change.action === "removed") {
    ledger.move(counts.members, -1, change.version);
    if (!("memberName" in change.fields)) keepName(stream.owner, known);
    members.remove(change.id, change.version);
  } else {
    members.patch(change.id, { ...fields, ...seenFields(change) }, change.version);
  }
}

/** What they wrote stays under their name. */
function keepName(orgID: string, gone: Member | undefined): void {
  if (gone?.memberName === undefined) return;
  const person = { id: gone.memberID, name: gone.memberName, kind: "user" as const };
  replicaOf(orgID).people.put(person, 0);
}

/**
 * What others see of a person. The log holds no names: a changed one is forgotten here and asked for
 * where it is shown.
 */
function seenFields({ fields }: Change): Partial<Member> {
  const { profilePicture } = fields;
  return {
    ...("profilePicture" in fields && {
      profilePicture: isText(profilePicture) ? profilePicture : undefined,
    }),
    ...("memberName" in fields && { memberName: undefined }),
  };
}
