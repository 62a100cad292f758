import { api, type Outcome, outcome } from "../api/client";
import type { WireOrganization } from "../api/types";

/** `to` is the id of the membership, not of the account. */
export function handOver(orgID: string, to: string): Promise<Outcome<WireOrganization>> {
  return outcome(
    api.POST("/api/v1/orgs/{org}/hand-over", { params: { path: { org: orgID } }, body: { to } }),
  );
}
