import { type ReactNode, useEffect, useMemo } from "react";
import { useMe } from "../../identity/session";
import { type Chips, ChipsContext, type Token } from "../../markdown/chips";
import { ensureMembers } from "../../members/load-members";
import { ensureProjects } from "../../projects/load-projects";
import { useMembers, useOrganization, useProjects } from "../../store/hooks";
import { classNames } from "../../ui/class-names";
import { BugChip } from "./bug-chip";
import { findTokens } from "./find-tokens";

/** Texts inside show the organization's members and bugs that they name. */
export function TextChips({ orgID, children }: { orgID: string; children: ReactNode }) {
  const members = useMembers(orgID);
  const projects = useProjects(orgID);
  const isMember = useOrganization(orgID)?.memberRole !== undefined;
  useEffect(() => {
    void ensureProjects(orgID);
    if (isMember) void ensureMembers(orgID);
  }, [orgID, isMember]);
  // One text of each list: the texts are searched anew only where a name or a key is new.
  const usernames = members.map((member) => member.memberName ?? "").join("\n");
  const keys = projects.map((project) => project.key).join("\n");
  const chips = useMemo((): Chips => {
    const known = {
      usernames: usernames.split("\n").filter((name) => name !== ""),
      projectKeys: new Set(keys.split("\n")),
    };
    return { find: (text) => findTokens(text, known), place: orgID, Chip };
  }, [orgID, usernames, keys]);
  return <ChipsContext value={chips}>{children}</ChipsContext>;
}

function Chip({ place, token }: { place: string; token: Token }) {
  const { me } = useMe();
  if (token.kind === "bug") return <BugChip orgID={place} bugKey={token.value} />;
  const isMe = me?.displayName.toLowerCase() === token.value.toLowerCase();
  return (
    <span
      className={classNames(
        "rounded-chip px-1 font-medium text-accent-text",
        isMe ? "bg-accent-soft" : "bg-hover",
      )}
    >
      @{token.value}
    </span>
  );
}
