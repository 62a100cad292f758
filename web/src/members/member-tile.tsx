import { memo, useSyncExternalStore } from "react";
import type { Member } from "../store/organization";
import { replicaOf } from "../store/replica";
import { longDate, shortDate } from "../texts/dates";
import { enMembers } from "../texts/en-members";
import { enPeople } from "../texts/en-people";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { MemberEditor } from "./member-editor";

/** Known rows keep their identity: of a thousand tiles those alone draw again that changed. */
export const MemberTile = memo(function MemberTile({
  member,
  hasAddress,
  isOwn,
  mayEdit,
}: {
  member: Member;
  hasAddress: boolean;
  isOwn: boolean;
  mayEdit: boolean;
}) {
  const name = useMemberName(member);
  const joined = new Date(member.joinedDate);
  return (
    <li
      aria-label={name}
      className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]"
    >
      <div className="flex items-start gap-3">
        <Avatar name={name} picture={member.profilePicture} size="large" />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <span className="truncate text-read font-medium text-text" title={name}>
              {name}
            </span>
            {isOwn && <Badge>{enMembers.you}</Badge>}
          </p>
          <p className="text-ui text-text-2">{member.memberRole}</p>
          {hasAddress && member.memberEmail !== undefined && (
            <p className="truncate text-small text-text-2" title={member.memberEmail}>
              {member.memberEmail}
            </p>
          )}
          <p className="text-small text-text-2" title={longDate(joined)}>
            {enMembers.joined(shortDate(joined))}
          </p>
        </div>
      </div>
      {mayEdit ? (
        <MemberEditor member={member} name={name} />
      ) : (
        <p className="mt-auto text-small text-text-2">{enMembers.unauthorized}</p>
      )}
    </li>
  );
});

function useMemberName({ orgID, memberID, memberName }: Member): string {
  const { people } = replicaOf(orgID);
  const person = useSyncExternalStore(
    (listener) => people.subscribeRow(memberID, listener),
    () => people.get(memberID),
  );
  return memberName ?? person?.name ?? enPeople.unknown;
}
