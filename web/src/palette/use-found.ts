import { useMemo, useSyncExternalStore } from "react";
import { useHeldMatches } from "../bugs/use-held-matches";
import { onKeyGroupsChange, shownKeyGroups } from "../keys/shown";
import { useOrganizations } from "../store/hooks";
import { myLists } from "../store/my-bugs";
import type { Organization } from "../store/organization";
import { replicaOf } from "../store/replica";
import { enDashboard } from "../texts/en-dashboard";
import {
  bugFinder,
  bugItems,
  exactItem,
  keysAsked,
  rankedMax,
  seenItems,
} from "./finding/bug-items";
import type { FoundGroup, Item } from "./finding/item";
import { organizationItems } from "./finding/organization-items";
import { actionItems, pageItems } from "./finding/page-items";
import { rank } from "./finding/rank";
import { type Place, placeOf } from "./places";
import { seen } from "./seen";
import { useAnswers, useWhatIsThere } from "./use-answers";

const lists = myLists.map((list) => ({
  title: enDashboard.lists[list].title,
  path: `/dashboard/${list}`,
}));

/** The person's own organizations, that of the page first. */
function ownOrganizations(all: readonly Organization[], here: Place): Organization[] {
  return all
    .filter(({ id, memberRole }) => memberRole !== undefined || id === here.orgID)
    .toSorted((a, b) => Number(b.id === here.orgID) - Number(a.id === here.orgID));
}

/** Draws anew when something of these organizations comes in or changes. */
function useChanges(organizations: readonly Organization[]): void {
  const tables = organizations.flatMap(({ id }) => {
    const { bugs, projects, members, views, ownViews } = replicaOf(id);
    return [
      { subscribe: bugs.subscribeAny, shape: bugs.turn },
      ...[projects, members, views, ownViews].map((table) => ({
        subscribe: (listener: () => void) => table.subscribe(listener),
        shape: () => table.all().length,
      })),
    ];
  });
  useSyncExternalStore(
    (listener) => {
      const stops = tables.map(({ subscribe }) => subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => tables.map(({ shape }) => shape()).join(" "),
  );
}

/** What the palette shows for what is typed. */
export function useFound(
  typed: string,
  what: "all" | "recent",
): { groups: readonly FoundGroup[]; isAsking: boolean } {
  const { pathname, search } = location;
  const here = placeOf(pathname, search);
  const organizations = ownOrganizations(useOrganizations(), here);
  const shown = useSyncExternalStore(onKeyGroupsChange, shownKeyGroups);
  useChanges(organizations);
  useWhatIsThere(organizations, true);
  const { isAsking, missing } = useAnswers(typed, organizations, here);
  const accepts = useMemo(() => bugFinder(typed), [typed]);
  const orgIDs = organizations.map(({ id }) => id);
  const { bugs, isLooking } = useHeldMatches(orgIDs, accepts, rankedMax);
  const pages = seen();
  const ages = new Map(pages.map(({ path }, age) => [path, age]));
  const recent = seenItems(pages, organizations).filter(
    // What one looks at now is no place to go to.
    ({ id }) => id !== pathname,
  );
  const isTyped = typed.trim() !== "";
  const items: Item[] =
    what === "recent" && !isTyped
      ? recent
      : [
          ...keysAsked(typed, organizations, here)
            .filter(({ organization, key }) => !missing.has(`${organization.id} ${key}`))
            .map(exactItem),
          ...actionItems(shown),
          ...recent,
          ...pageItems(lists),
          ...organizations.flatMap((organization) => organizationItems(organization)),
          ...organizations.flatMap((organization, at) => bugItems(organization, bugs[at] ?? [])),
        ];
  return { groups: rank(typed, items, (id) => ages.get(id)), isAsking: isAsking || isLooking };
}
