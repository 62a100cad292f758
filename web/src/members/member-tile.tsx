import type { Member } from "../store/organization";
import { texts } from "../texts/en";
import { Avatar } from "../ui/avatar";
import { usePerson } from "./people";

export function MemberTile({ member }: { member: Member }) {
  const { name = texts.members.unknown, picture } = usePerson(member.orgID, member.memberID);
  return (
    <li className="flex items-center gap-3 rounded-card border border-border bg-surface p-4">
      <Avatar name={name} picture={picture} />
      <div className="min-w-0">
        <p className="truncate text-read font-medium text-text">{name}</p>
        <p className="text-ui text-text-2">{member.memberRole}</p>
      </div>
    </li>
  );
}
