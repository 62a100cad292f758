import { useEffect } from "react";
import { useMembers, useMembersState } from "../store/hooks";
import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { ensureMembers, loadMembers } from "./load-members";
import { MemberTile } from "./member-tile";

const words = texts.members;
const look = "grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3";

export function MembersTab({ organization }: { organization: Organization }) {
  const { id, memberRole } = organization;
  const members = useMembers(id);
  const state = useMembersState(id);
  useEffect(() => {
    if (memberRole !== undefined) void ensureMembers(id);
  }, [id, memberRole]);

  if (memberRole === undefined) return <EmptyState text={words.outsiders} />;
  if (state.is === "failed") {
    return (
      <Banner
        kind="danger"
        action={<Button onClick={() => void loadMembers(id)}>{texts.tryAgain}</Button>}
      >
        {state.problem.detail}
      </Banner>
    );
  }
  if (state.is !== "ready") {
    return <Skeleton label={words.loading} count={4} className="h-16" listClassName={look} />;
  }
  return (
    <ul className={look}>
      {members.map((member) => (
        <MemberTile key={member.id} member={member} />
      ))}
    </ul>
  );
}
