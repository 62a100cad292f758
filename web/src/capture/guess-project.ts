import type { NewBugAsked } from "../bugs/ask-new-bug";
import { ensureProjects } from "../projects/load-projects";
import type { Organization } from "../store/organization";
import { organizations, replicaOf } from "../store/replica";
import type { Place } from "./form";

interface Address {
  orgID?: string | undefined;
  /** Of the project itself, or of the bug's. */
  projectKey?: string | undefined;
}

/** What an address says of where one is; `search` may name the bug that stands beside a list. */
export function placeInAddress(path: string, search: string): Address {
  const [, orgID, kind, key] =
    /^\/organizationDisplay\/([^/]+)(?:\/(projects|bugs)\/([^/]+))?/.exec(path) ?? [];
  if (orgID === undefined) return {};
  if (kind === "projects") return { orgID, projectKey: key };
  const bugKey = key ?? new URLSearchParams(search).get("bug") ?? undefined;
  return { orgID, projectKey: bugKey?.split("-")[0] };
}

function isReportable(orgID: string): boolean {
  return organizations.get(orgID)?.memberRole !== undefined;
}

/** Where the person may report, by name. */
export function reportable(): Organization[] {
  return organizations.all().filter(({ memberRole }) => memberRole !== undefined);
}

function firstIn(orgID: string | undefined): Place | undefined {
  if (orgID === undefined || !isReportable(orgID)) return undefined;
  const first = replicaOf(orgID).projects.all()[0];
  return first && { orgID, projectID: first.id };
}

/** Whether one may report there, as far as is known. */
export function isThere({ orgID, projectID }: Place): boolean {
  const { projects, projectsState } = replicaOf(orgID);
  return isReportable(orgID) && (projectsState.get().is !== "ready" || !!projects.get(projectID));
}

/**
 * Where a bug is most likely meant to go: the page's project or its bug's; where the person reported
 * last; the first project of the organization on screen, of theirs, of any. Undefined where none is
 * known yet.
 */
export function guessPlace(
  asked: NewBugAsked,
  address: Address,
  last: Place | undefined,
): Place | undefined {
  const { orgID = address.orgID, projectID } = asked;
  if (orgID !== undefined && isReportable(orgID)) {
    if (projectID !== undefined) return { orgID, projectID };
    const key = address.projectKey?.toUpperCase();
    const named = replicaOf(orgID)
      .projects.all()
      .find((project) => project.key === key);
    if (named !== undefined) return { orgID, projectID: named.id };
  }
  if (last && isThere(last)) return last;
  return firstIn(orgID) ?? firstIn(last?.orgID) ?? firstIn(reportable().find(hasProjects)?.id);
}

function hasProjects({ id }: Organization): boolean {
  return replicaOf(id).projects.all().length > 0;
}

/** All projects in which the person may report, into the store; those of one organization first. */
export async function loadAllProjects(firstID: string | undefined): Promise<void> {
  const ids = reportable().map(({ id }) => id);
  if (firstID !== undefined && ids.includes(firstID)) await ensureProjects(firstID);
  await Promise.all(ids.map((id) => ensureProjects(id)));
}
