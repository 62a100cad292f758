import { askAhead } from "../api/ahead";
import { askBugPageAhead, type PageOfBugs } from "../bugs/ask-bug-page";
import { latestSearch } from "../routing/shown";
import { organizations } from "../store/replica";
import { beginOrganization, beginProjects } from "./begin-organization";

type Values = Readonly<Record<string, string>>;

/**
 * Asks at once for an organization that is not here, its projects and the bugs that its page shows: each would be
 * asked for with the answer before. Done when it is known which bugs.
 */
async function askAllAhead(orgID: string, shown: PageOfBugs | undefined): Promise<void> {
  if (organizations.get(orgID) !== undefined) return;
  void askAhead(`/api/v1/orgs/${orgID}`);
  void askAhead(`/api/v1/orgs/${orgID}/projects`);
  if (shown !== undefined) await askBugPageAhead(orgID, shown);
}

const boardCode = () => import("../boards/board-view");

/** Asks for a project and its list or board. */
export async function beginProjectPage({ orgID = "", key = "" }: Values): Promise<void> {
  const { q, tab = "list" } = latestSearch("/organizationDisplay/:orgID/projects/:key");
  const isBoard = tab === "board";
  const isOfBugs = isBoard || tab === "list";
  const ahead = askAllAhead(orgID, isOfBugs ? { q, project: key, isBoard } : undefined);
  const code = import("./pages/project-route");
  const board = isBoard ? boardCode() : undefined;
  const [{ beginProject }, isThere] = await Promise.all([code, beginProjects(orgID), board]);
  await (isThere ? beginProject(orgID, key) : ahead);
}

/** Asks for the list or the board of all bugs of an organization. */
export async function beginBugsPage({ orgID = "" }: Values): Promise<void> {
  const { q, layout } = latestSearch("/organizationDisplay/:orgID/bugs");
  const isBoard = layout === "board";
  const ahead = askAllAhead(orgID, { q, isBoard });
  const code = import("./pages/bugs-route");
  const board = isBoard ? boardCode() : undefined;
  const [{ beginBugs }, isThere] = await Promise.all([code, beginOrganization(orgID), board]);
  await (isThere ? beginBugs(orgID) : ahead);
}
