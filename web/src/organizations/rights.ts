import type { Organization } from "../store/organization";

/** The server decides; these only spare people a refusal. */
export function isOwner(organization: Organization): boolean {
  return organization.memberRole === "Owner";
}

/** See and generate the API key: Editors and the Owner, and Members where the Owner lets them. */
export function mayManageKeys({ memberRole, membersManageKeys }: Organization): boolean {
  if (memberRole === "Member") return membersManageKeys === true;
  return memberRole !== undefined;
}
