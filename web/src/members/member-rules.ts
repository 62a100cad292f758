import type { MemberRole } from "../api/types";
import type { Member } from "../store/organization";

export const memberRoles = ["Owner", "Editor", "Member"] as const satisfies readonly MemberRole[];

/** What the selector offers: an Owner is made by handing over. */
export const givenRoles = ["Member", "Editor"] as const satisfies readonly MemberRole[];
export type GivenRole = (typeof givenRoles)[number];

export function managesMembers(role: MemberRole | undefined): boolean {
  return role === "Owner" || role === "Editor";
}

/** Owner and Editor edit another member; nobody edits themselves or an Owner. */
export function mayEditMember(
  role: MemberRole | undefined,
  ownID: string | undefined,
  member: Member,
): boolean {
  return managesMembers(role) && member.memberID !== ownID && member.memberRole !== "Owner";
}

/** Members whose name, address or role holds every word that was typed. */
export function filterMembers<T extends Pick<Member, "memberName" | "memberEmail" | "memberRole">>(
  members: readonly T[],
  typed: string,
): readonly T[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return members;
  return members.filter(({ memberName = "", memberEmail = "", memberRole }) => {
    const text = fold(`${memberName} ${memberEmail} ${memberRole}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
