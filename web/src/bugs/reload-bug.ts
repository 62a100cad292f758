import { api, outcome } from "../api/client";
import { recountProjects } from "../projects/load-projects";
import { putOrganization, replicaOf } from "../store/replica";
import { touchBug } from "../store/touched";

/** Asks again for a bug that the person may know anew, differently, or no longer, and for the counts. */
export async function reloadBug(orgID: string, bugID: string): Promise<void> {
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/bugs/{bug}", { params: { path: { org: orgID, bug: bugID } } }),
  );
  const { bugs } = replicaOf(orgID);
  if (reply.ok) bugs.bringBack(reply.value);
  else if (reply.problem.status === 404) bugs.remove(bugID, 0);
  touchBug(orgID, bugID);
  recountProjects(orgID);
  const organization = await outcome(
    api.GET("/api/v1/orgs/{org}", { params: { path: { org: orgID } } }),
  );
  if (organization.ok) putOrganization(organization.value);
}
