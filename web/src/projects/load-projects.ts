import { api, outcome } from "../api/client";
import { putProjects, replicaOf } from "../store/replica";
import { heardVersion } from "../sync/heard-version";

/** The organization's projects, into the store. */
export async function loadProjects(orgID: string): Promise<void> {
  const { projectsState } = replicaOf(orgID);
  const hasRows = projectsState.get().is === "ready";
  if (!hasRows) projectsState.set({ is: "loading" });
  const heard = heardVersion(orgID);
  let list = await askProjects(orgID);
  if (list.ok && list.value.versions.content < heard) list = await askProjects(orgID);
  if (list.ok) putProjects(orgID, list.value.items, list.value.versions);
  else if (!hasRows) projectsState.set({ is: "failed", problem: list.problem });
}

function askProjects(orgID: string) {
  return outcome(api.GET("/api/v1/orgs/{org}/projects", { params: { path: { org: orgID } } }));
}

export async function ensureProjects(orgID: string): Promise<void> {
  const { is } = replicaOf(orgID).projectsState.get();
  if (is === "none" || is === "failed") await loadProjects(orgID);
}

/** Where counts cannot be followed change by change, the list says them anew. */
export function recountProjects(orgID: string): void {
  if (replicaOf(orgID).projectsState.get().is === "ready") void loadProjects(orgID);
}
