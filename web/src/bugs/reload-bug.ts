import { api, type Outcome, outcome } from "../api/client";
import type { WireBug } from "../api/types";
import { recountProjects } from "../projects/load-projects";
import { putOrganization, replicaOf } from "../store/replica";
import { touchBug } from "../store/touched";
import { AskedAnew, mayPass } from "../sync/asked-anew";

const reloads = new AskedAnew();
/** By organization. */
const waiting = new Map<string, { bugIDs: Set<string>; areCountsMoved: boolean }>();

/**
 * Asks again for a bug that the person may know anew, differently, or no longer, and for the counts unless it
 * is known that they stand. Many words about bugs come in one go: each bug is asked for once, and the counts
 * once for all.
 */
export function reloadBug(orgID: string, bugID: string, areCountsMoved = true): void {
  if (waiting.size === 0) queueMicrotask(reloadWaiting);
  const some = waiting.get(orgID) ?? { bugIDs: new Set(), areCountsMoved: false };
  some.bugIDs.add(bugID);
  some.areCountsMoved ||= areCountsMoved;
  waiting.set(orgID, some);
}

function reloadWaiting(): void {
  const all = [...waiting];
  waiting.clear();
  for (const [orgID, { bugIDs, areCountsMoved }] of all) {
    void reloadBugs(orgID, bugIDs, areCountsMoved);
  }
}

async function reloadBugs(
  orgID: string,
  bugIDs: ReadonlySet<string>,
  areCountsMoved: boolean,
): Promise<void> {
  await Promise.all([...bugIDs].map((bugID) => reload(orgID, bugID)));
  if (!areCountsMoved) return;
  recountProjects(orgID);
  const organization = await outcome(
    api.GET("/api/v1/orgs/{org}", { params: { path: { org: orgID } } }),
  );
  if (organization.ok) putOrganization(organization.value);
}

async function reload(orgID: string, bugID: string): Promise<void> {
  const { held, bugs } = replicaOf(orgID);
  // Whoever holds all bugs asks for it with all that hangs on it.
  if (held.get().is !== "held") {
    const hasLeft = bugs.gone.watch(bugID);
    const params = { path: { org: orgID, bug: bugID } };
    const asked = outcome(api.GET("/api/v1/orgs/{org}/bugs/{bug}", { params }));
    const reply = await reloads.answer(bugID, asked);
    // All bugs that came meanwhile know better.
    if (reply !== undefined && held.get().is !== "held") take(orgID, bugID, reply, hasLeft());
  }
  touchBug(orgID, bugID);
}

function take(orgID: string, bugID: string, reply: Outcome<WireBug>, hasLeft: boolean): void {
  const { bugs } = replicaOf(orgID);
  // The answer may be older than what took the bug away.
  if (reply.ok && hasLeft) reloadBug(orgID, bugID);
  else if (reply.ok) bugs.bringBack(reply.value);
  else if (reply.problem.status === 404) bugs.lose(bugID);
  else if (mayPass(reply.problem)) reloads.later(bugID, () => reloadBug(orgID, bugID));
}
