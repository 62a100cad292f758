import type { Bug } from "../../store/bug";
import type { Accepts } from "../../store/held-search";
import type { Organization } from "../../store/organization";
import { replicaOf } from "../../store/replica";
import type { Place } from "../places";
import type { Seen } from "../seen";
import type { Item } from "./item";
import { finderOf, plainText } from "./match";

/** Of each organization so many are ranked. */
export const rankedMax = 300;

const pathOfBug = (orgID: string, key: string) => `/organizationDisplay/${orgID}/bugs/${key}`;

function bugItem(
  organization: Organization,
  bug: Bug,
  group: "bugs" | "seen" | "exact" = "bugs",
): Item {
  const path = pathOfBug(organization.id, bug.key);
  return {
    id: path,
    group,
    title: `${bug.key} ${bug.title}`,
    detail: organization.orgName,
    bug: { orgID: organization.id, bug },
    act: { go: path },
  };
}

/** Whether a bug of that key and title answers what was typed; nothing where nothing was. */
export function bugFinder(typed: string): Accepts | undefined {
  if (typed.trim() === "") return undefined;
  const isFound = finderOf(typed);
  return (key, title) => {
    const plain = plainText(title);
    return key !== "" && (isFound(plain) || isFound(`${plainText(key)} ${plain}`));
  };
}

/** Bugs that the browser holds and that were found. */
export function bugItems(organization: Organization, found: readonly Bug[]): Item[] {
  return found.filter(({ deleted }) => deleted === 0).map((bug) => bugItem(organization, bug));
}

export interface KeyAsked {
  organization: Organization;
  key: string;
}

/** The bugs whose key was typed, or whose number in the project of the page. */
export function keysAsked(
  typed: string,
  organizations: readonly Organization[],
  here: Place,
): KeyAsked[] {
  const word = typed.trim().toUpperCase();
  if (/^R?\d{1,9}$/.test(word)) {
    const organization = organizations.find(({ id }) => id === here.orgID);
    if (organization === undefined || here.projectKey === undefined) return [];
    return [{ organization, key: `${here.projectKey}-${word}` }];
  }
  const projectKey = /^([A-Z][A-Z0-9]{1,9})-R?\d{1,9}$/.exec(word)?.[1];
  if (projectKey === undefined) return [];
  return organizations
    .filter(({ id }) => {
      const { bugs, projects } = replicaOf(id);
      return bugs.getByKey(word) || projects.all().some(({ key }) => key === projectKey);
    })
    .map((organization) => ({ organization, key: word }));
}

/** There at once, before the server has said what the bug is called. */
export function exactItem({ organization, key }: KeyAsked): Item {
  const bug = replicaOf(organization.id).bugs.getByKey(key);
  if (bug) return bugItem(organization, bug, "exact");
  const path = pathOfBug(organization.id, key);
  return { id: path, group: "exact", title: key, detail: organization.orgName, act: { go: path } };
}

/** What was seen, as it is called now; what is not the person's any more is left out. */
export function seenItems(pages: readonly Seen[], organizations: readonly Organization[]): Item[] {
  return pages.flatMap(({ path, title }): Item[] => {
    const [, , orgID, kind, key = ""] = path.split("/");
    const organization = organizations.find(({ id }) => id === orgID);
    if (organization === undefined) return [];
    const { bugs, projects } = replicaOf(organization.id);
    const bug = kind === "bugs" ? bugs.getByKey(key) : undefined;
    if (bug) return bug.deleted === 0 ? [bugItem(organization, bug, "seen")] : [];
    const project = projects.all().find((each) => each.key === key);
    const name = kind === "projects" ? project?.name : kind === undefined && organization.orgName;
    return [
      {
        id: path,
        group: "seen",
        title: name || title,
        detail: kind === undefined ? undefined : organization.orgName,
        act: { go: path },
      },
    ];
  });
}
