import { api, type Outcome, outcome } from "../api/client";
import type { WireMember } from "../api/types";
import type { Member } from "../store/organization";
import type { GivenRole } from "./member-rules";

/** The roster follows by the live change, here as everywhere else. */
export function changeRole(member: Member, memberRole: GivenRole): Promise<Outcome<WireMember>> {
  const path = { org: member.orgID, member: member.id };
  return outcome(
    api.PATCH("/api/v1/orgs/{org}/members/{member}", { params: { path }, body: { memberRole } }),
  );
}
