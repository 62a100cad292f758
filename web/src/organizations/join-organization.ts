import { api, type Outcome, outcome } from "../api/client";
import type { WireOrganization } from "../api/types";
import { followOrganization } from "./load-organizations";

export async function joinOrganization(joinCode: string): Promise<Outcome<WireOrganization>> {
  const reply = await outcome(
    api.POST("/api/v1/orgs/join", { body: { joinCode: joinCode.trim() } }),
  );
  if (reply.ok) followOrganization(reply.value);
  return reply;
}
