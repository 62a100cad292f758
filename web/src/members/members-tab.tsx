import { useEffect, useState } from "react";
import { FailureNote } from "../change-queue/failure-note";
import { useMe } from "../identity/session";
import { useMembers, useMembersState } from "../store/hooks";
import { hasRows } from "../store/load-state";
import type { Member, Organization } from "../store/organization";
import { enMembers } from "../texts/en-members";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { TextField } from "../ui/text-field";
import { ensureMembers, loadMembers } from "./load-members";
import { filterMembers, managesMembers, mayEditMember } from "./member-rules";
import { MemberTile } from "./member-tile";
import { OwnMembership } from "./own-membership";

const look = "grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3";
/** So many are found at a glance. */
const unfilteredMax = 20;

export function MembersTab({ organization }: { organization: Organization }) {
  const { id, memberRole } = organization;
  const members = useMembers(id);
  const state = useMembersState(id);
  useFreshMembers(organization, members);

  if (memberRole === undefined) return <EmptyState text={enMembers.outsiders} />;
  const isHere = hasRows(state);
  if (!isHere && state.is !== "failed") {
    return <Skeleton label={enMembers.loading} count={4} className="h-36" listClassName={look} />;
  }
  return (
    <div className="flex flex-col gap-6">
      {state.is === "failed" && (
        <FailureNote isHere={isHere} problem={state.problem} onRetry={() => void loadMembers(id)} />
      )}
      {isHere && (
        <>
          <Roster organization={organization} members={members} />
          <OwnMembership organization={organization} />
        </>
      )}
    </div>
  );
}

/**
 * Names and pictures are not in the log, and addresses are for some roles: the roster is fetched again
 * when somebody has joined, and when the reader may see more.
 */
function useFreshMembers({ id, memberRole }: Organization, members: readonly Member[]): void {
  const isManager = managesMembers(memberRole);
  const incomplete = members.filter(
    ({ memberName, memberEmail }) =>
      memberName === undefined || (isManager && memberEmail === undefined),
  ).length;
  useEffect(() => {
    if (memberRole !== undefined) void ensureMembers(id);
  }, [id, memberRole]);
  useEffect(() => {
    if (incomplete > 0) void loadMembers(id);
  }, [id, incomplete]);
}

function Roster({
  organization: { memberRole },
  members,
}: {
  organization: Organization;
  members: readonly Member[];
}) {
  const { me } = useMe();
  const [typed, setTyped] = useState("");
  const hasFilter = members.length > unfilteredMax;
  const shown = hasFilter ? filterMembers(members, typed) : members;
  return (
    <div className="flex flex-col gap-4">
      {hasFilter && (
        <div className="flex max-w-md flex-col gap-1">
          <TextField label={enMembers.filter} value={typed} onChange={setTyped} type="search" />
          <p role="status" className="text-small text-text-2">
            {enMembers.filterHint(shown.length, members.length)}
          </p>
        </div>
      )}
      {shown.length === 0 && <EmptyState text={enMembers.noMatches} />}
      <ul className={look}>
        {shown.map((member) => (
          <MemberTile
            key={member.id}
            member={member}
            hasAddress={managesMembers(memberRole)}
            isOwn={member.memberID === me?.UID}
            mayEdit={mayEditMember(memberRole, me?.UID, member)}
          />
        ))}
      </ul>
    </div>
  );
}
