import { api, type Outcome, outcome } from "../api/client";
import type { Member } from "../store/organization";

export function removeMember(member: Member): Promise<Outcome<undefined>> {
  const path = { org: member.orgID, member: member.id };
  return outcome(api.DELETE("/api/v1/orgs/{org}/members/{member}", { params: { path } }));
}
