import { api, type Outcome, outcome } from "../api/client";
import { organizations } from "../store/replica";

/** Makes another join code; the old one lets nobody in from here on. */
export async function renewJoinCode(orgID: string): Promise<Outcome<{ joinCode: string }>> {
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/join-code", { params: { path: { org: orgID } } }),
  );
  if (reply.ok) organizations.amend(orgID, { joinCode: reply.value.joinCode });
  return reply;
}
