import type { Organization, View } from "../store/organization";
import type { ViewLook } from "./address/view-look";

const nameMax = 64;

/** The server decides; these only spare people a refusal. */
export function mayKeepViews({ memberRole }: Organization): boolean {
  return memberRole !== undefined;
}

export function mayShareViews({ memberRole }: Organization): boolean {
  return memberRole === "Editor" || memberRole === "Owner";
}

/** Personal ones of others never get here. */
export function mayChangeView(view: View, organization: Organization): boolean {
  if (view.isBuiltIn) return false;
  return view.isShared ? mayShareViews(organization) : mayKeepViews(organization);
}

export function wrongName(name: string): "empty" | "tooLong" | undefined {
  const length = Array.from(name.trim()).length;
  if (length === 0) return "empty";
  return length > nameMax ? "tooLong" : undefined;
}

/** A name to begin with: what is asked for, where it says something. */
export function suggestedName({ query }: ViewLook, otherwise: string): string {
  const line = query.replaceAll(/\s+/g, " ").trim();
  if (line === "") return otherwise;
  const letters = Array.from(line);
  if (letters.length <= nameMax) return line;
  return `${letters
    .slice(0, nameMax - 1)
    .join("")
    .trimEnd()}…`;
}

/** A view of a project has its place on the project's page. */
export function sectionsOf(views: readonly View[], projectID: string | undefined) {
  const general = views.filter((view) => view.projectID === undefined);
  return {
    builtIn: general.filter((view) => view.isBuiltIn),
    shared: general.filter((view) => view.isShared && !view.isBuiltIn),
    own: general.filter((view) => !view.isShared),
    ofProject: projectID === undefined ? [] : views.filter((view) => view.projectID === projectID),
  };
}
