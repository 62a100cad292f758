import { askAhead } from "../api/ahead";
import { askBugPageAhead, type PageOfBugs } from "../bugs/ask-bug-page";
import { usualBoardQuery } from "../bugs/usual-board";
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
  const organization = `/api/v1/orgs/${encodeURIComponent(orgID)}`;
  void askAhead(organization);
  void askAhead(`${organization}/projects`);
  if (shown !== undefined) await askBugPageAhead(orgID, shown);
}

/** Which bugs that is. What a board of something else than statuses usually asks for, only its code tells. */
function shownBy(
  { q = "", by }: { q?: string | undefined; by?: string | undefined },
  isBoard: boolean,
): PageOfBugs | undefined {
  if (!isBoard || q !== "") return { q, isBoard };
  return by === undefined ? { q: usualBoardQuery, isBoard } : undefined;
}

/** Fetched beside the page that it stands on, which has it drawn. */
const boardCode = () => import("../boards/board-view");

/** Asks for a project and its list or board. */
export async function beginProjectPage({ orgID = "", key = "" }: Values): Promise<void> {
  const search = latestSearch("/organizationDisplay/:orgID/projects/:key");
  const isBoard = search.tab === "board";
  const shown = search.tab === "settings" ? undefined : shownBy(search, isBoard);
  const ahead = askAllAhead(orgID, shown && { ...shown, project: key });
  const code = import("./pages/project-route");
  const board = isBoard ? boardCode() : undefined;
  const [{ beginProject }, isThere] = await Promise.all([code, beginProjects(orgID), board]);
  await (isThere ? beginProject(orgID, key) : ahead);
}

/** Asks for the list or the board of all bugs of an organization. */
export async function beginBugsPage({ orgID = "" }: Values): Promise<void> {
  const search = latestSearch("/organizationDisplay/:orgID/bugs");
  const isBoard = search.layout === "board";
  const ahead = askAllAhead(orgID, shownBy(search, isBoard));
  const code = import("./pages/bugs-route");
  const board = isBoard ? boardCode() : undefined;
  const [{ beginBugs }, isThere] = await Promise.all([code, beginOrganization(orgID), board]);
  await (isThere ? beginBugs(orgID) : ahead);
}
