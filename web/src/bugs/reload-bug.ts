import { api, outcome } from "../api/client";
import { recountProjects } from "../projects/load-projects";
import { putOrganization, replicaOf } from "../store/replica";
import { touchBug } from "../store/touched";

const waiting = new Map<string, Set<string>>();

/**
 * Asks again for a bug that the person may know anew, differently, or no longer, and for the counts. Many words
 * about bugs come in one go: each bug is asked for once, and the counts once for all.
 */
export function reloadBug(orgID: string, bugID: string): void {
  if (waiting.size === 0) queueMicrotask(reloadWaiting);
  const bugIDs = waiting.get(orgID) ?? new Set();
  waiting.set(orgID, bugIDs.add(bugID));
}

function reloadWaiting(): void {
  const all = [...waiting];
  waiting.clear();
  for (const [orgID, bugIDs] of all) void reloadBugs(orgID, bugIDs);
}

async function reloadBugs(orgID: string, bugIDs: ReadonlySet<string>): Promise<void> {
  await Promise.all([...bugIDs].map((bugID) => reload(orgID, bugID)));
  recountProjects(orgID);
  const organization = await outcome(
    api.GET("/api/v1/orgs/{org}", { params: { path: { org: orgID } } }),
  );
  if (organization.ok) putOrganization(organization.value);
}

async function reload(orgID: string, bugID: string): Promise<void> {
  const { bugs, held } = replicaOf(orgID);
  // Whoever holds all bugs asks for it with all that hangs on it.
  if (held.get().is !== "held") {
    const reply = await outcome(
      api.GET("/api/v1/orgs/{org}/bugs/{bug}", { params: { path: { org: orgID, bug: bugID } } }),
    );
    if (reply.ok) bugs.bringBack(reply.value);
    else if (reply.problem.status === 404) bugs.lose(bugID);
  }
  touchBug(orgID, bugID);
}
