import { goTo } from "../routing/history";
import { organizations } from "../store/replica";
import { seen } from "./seen";

/** Where in the product an address leads. */
export interface Place {
  orgID: string | undefined;
  projectKey: string | undefined;
  bugKey: string | undefined;
}

const pattern =
  /^\/organizationDisplay\/([^/?]+)(?:\/(?:projects\/([^/?]+)|bugs\/([^/?]+)|triage|bugs))?/;

/** Read from path and search; the bug beside a list counts as the one that is open. */
export function placeOf(pathname: string, search: string): Place {
  const [, orgID, projectKey, bugKey] = pattern.exec(pathname) ?? [];
  const shown = bugKey ?? new URLSearchParams(search).get("bug") ?? undefined;
  return {
    orgID,
    projectKey: projectKey ?? shown?.replace(/-R?\d+$/, ""),
    bugKey: orgID === undefined ? undefined : shown,
  };
}

/** The organization that is meant where the page names none: the last one that was seen, else the first. */
function likelyOrganization(): string | undefined {
  const own = organizations.all().filter(({ memberRole }) => memberRole !== undefined);
  const last = seen().find(({ path }) => own.some(({ id }) => path.includes(id)));
  return own.find(({ id }) => last?.path.includes(id))?.id ?? own[0]?.id;
}

export type PlaceToGo =
  | "goDashboard"
  | "goOrganizations"
  | "goMyBugs"
  | "goBoard"
  | "goTriage"
  | "goSettings";

/** Goes where the name says: in the organization and project that the page is about. */
export function goToPlace(name: PlaceToGo): void {
  goTo(pathOf(name));
}

function pathOf(name: PlaceToGo): string {
  const { pathname, search } = location;
  const here = placeOf(pathname, search);
  const orgID = here.orgID ?? likelyOrganization();
  const organization = `/organizationDisplay/${orgID}`;
  if (name === "goDashboard") return "/dashboard";
  if (name === "goMyBugs") return "/dashboard/assigned";
  if (name === "goOrganizations" || orgID === undefined) return "/organizations";
  const project = here.projectKey && `${organization}/projects/${here.projectKey}`;
  switch (name) {
    case "goBoard":
      return project ? `${project}?tab=board` : `${organization}/bugs?layout=board`;
    case "goTriage":
      return `${organization}/triage${here.projectKey ? `?project=${here.projectKey}` : ""}`;
    case "goSettings":
      return project ? `${project}?tab=settings` : `${organization}?tab=settings`;
  }
}
