import { api, outcome } from "../api/client";
import { loseOrganization } from "../members/lose-organization";
import { followOrganization } from "./load-organizations";

const waiting = new Set<string>();
/** By organization, how often it was asked for: an answer that was overtaken is dropped. */
const turns = new Map<string, number>();

/**
 * Asks what the person may see of their organization now. The person's own stream is heard from its
 * beginning at every visit: however much of it is about one organization, that one is asked for once.
 */
export function refreshOrganization(orgID: string): void {
  if (waiting.size === 0) queueMicrotask(refreshWaiting);
  waiting.add(orgID);
}

function refreshWaiting(): void {
  const all = [...waiting];
  waiting.clear();
  for (const orgID of all) void refresh(orgID);
}

async function refresh(orgID: string): Promise<void> {
  const turn = (turns.get(orgID) ?? 0) + 1;
  turns.set(orgID, turn);
  const reply = await outcome(api.GET("/api/v1/orgs/{org}", { params: { path: { org: orgID } } }));
  if (turns.get(orgID) !== turn) return;
  const isMember = reply.ok ? reply.value.memberRole !== undefined : reply.problem.status !== 404;
  if (!isMember) loseOrganization(orgID);
  else if (reply.ok) followOrganization(reply.value);
}
