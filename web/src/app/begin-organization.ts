import { untilKnown } from "../identity/session";
import { forgetFailure, loadOrganization } from "../organizations/load-organization";
import { ensureProjects } from "../projects/load-projects";
import { organizations, replicaOf } from "../store/replica";

/** Loads it before a page of it is drawn, once it is known who asks. Whether it is there. */
export async function beginOrganization(orgID: string): Promise<boolean> {
  await untilKnown();
  if (organizations.get(orgID) !== undefined) return true;
  if (replicaOf(orgID).state.get().is !== "none") return false;
  const isThere = await loadOrganization(orgID);
  // The page asks once more, and says why it is not there.
  if (!isThere) forgetFailure(orgID);
  return isThere;
}

/** The same with its projects, which come behind it: changes are heard from its version on. */
export async function beginProjects(orgID: string): Promise<boolean> {
  const isThere = await beginOrganization(orgID);
  if (isThere) await ensureProjects(orgID);
  return isThere;
}
