import { api, type Outcome, outcome } from "../api/client";

export function leaveOrganization(orgID: string): Promise<Outcome<undefined>> {
  return outcome(api.POST("/api/v1/orgs/{org}/leave", { params: { path: { org: orgID } } }));
}
