import type { Target } from "../../routing/address";
import type { Project, View } from "../../store/organization";
import { shownBy } from "./view-look";

/** The built-in view of what waits to be judged: it has a page of its own. */
export const triageViewID = "00000000-0000-8000-8000-000000000002";

/** Where a view opens: on the page of its project, else on that of all bugs. The address holds all of it. */
export function targetOf(view: View, project: Project | undefined): Target {
  const { isBoard, ...shown } = shownBy(view);
  const search = { ...shown, view: view.id };
  const { orgID } = view;
  if (view.id === triageViewID) {
    return { to: "/organizationDisplay/:orgID/triage", params: { orgID } };
  }
  if (view.projectID !== undefined && view.projectID === project?.id) {
    return {
      to: "/organizationDisplay/:orgID/projects/:key",
      params: { orgID, key: project.key },
      search: { ...search, ...(isBoard && { tab: "board" as const }) },
    };
  }
  return {
    to: "/organizationDisplay/:orgID/bugs",
    params: { orgID },
    search: { ...search, ...(isBoard && { layout: "board" as const }) },
  };
}
