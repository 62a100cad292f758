import type { WireOrganization, WireProject, WireVersions } from "../api/types";
import { Cell } from "./cell";
import { type LoadState, ready } from "./load-state";
import { counts, type Organization, OrganizationReplica } from "./organization";
import { Table } from "./table";
import { batch } from "./topic";

function byFoldedName(a: Organization, b: Organization): number {
  const names = [a.orgName, b.orgName].map((name) => name.normalize("NFKC").toLowerCase());
  const [first = "", second = ""] = names;
  if (first !== second) return first < second ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** What the browser holds. Screens read this and nothing else. */
export const organizations = new Table<Organization>(byFoldedName);
/** Of the list of the person's own organizations. */
export const organizationsState = new Cell<LoadState>({ is: "none" });

/** A replica that was emptied stays in its place: screens that watch it must see what comes next. */
const replicas = new Map<string, OrganizationReplica>();

export function replicaOf(orgID: string): OrganizationReplica {
  const known = replicas.get(orgID);
  if (known !== undefined) return known;
  const fresh = new OrganizationReplica();
  replicas.set(orgID, fresh);
  return fresh;
}

/** What is held of each organization that was looked at. */
export function knownReplicas(): Iterable<OrganizationReplica> {
  return replicas.values();
}

/** The organizations whose bugs are all held. */
export function holdsOf(): string[] {
  return [...replicas].flatMap(([orgID, { held }]) => (held.get().is === "held" ? [orgID] : []));
}

/** The version of the person's own stream that all held bugs are right as of. */
export function personVersionHeld(): number {
  const held = [...replicas.values()].map((replica) => replica.held.get());
  return Math.min(
    ...held.map((each) => (each.is === "held" ? each.person : Number.POSITIVE_INFINITY)),
  );
}

/** The organization that the page is about. */
export const shownOrganization = new Cell<string | undefined>(undefined);

/** Saved views may have changed unheard: whoever shows them asks anew. Of all organizations where none is named. */
export function doubtViews(orgID?: string): void {
  for (const [id, { viewsState }] of replicas) {
    const isMeant = orgID === undefined || id === orgID;
    if (isMeant && viewsState.get().is === "ready") viewsState.set({ is: "stale" });
  }
}

/** An organization as a reply carried it, with its counts as of the reply's versions. */
export function putOrganization(wire: WireOrganization): void {
  const { memberCount, bugCount, versions, ...organization } = wire;
  const known = organizations.get(wire.id);
  const joinCode = wire.joinCode ?? known?.joinCode;
  batch(() => {
    organizations.put(
      { ...organization, ...(joinCode === undefined ? {} : { joinCode }) },
      versions.content,
    );
    const ledger = replicaOf(wire.id).counts;
    if (memberCount !== undefined) {
      ledger.start(counts.members, memberCount, versions.members ?? 0);
    }
    ledger.start(counts.bugs, bugCount, versions.content);
  });
}

export function putProjects(
  orgID: string,
  items: readonly WireProject[],
  versions: WireVersions,
): void {
  const replica = replicaOf(orgID);
  batch(() => {
    replica.projects.replaceAll(
      items.map(({ bugCount: _bugs, openBugCount: _open, ...project }) => {
        // Counted anew, most are as they were: rows of lists and boards are not drawn again for those.
        const known = replica.projects.get(project.id);
        return known && JSON.stringify(known) === JSON.stringify(project) ? known : project;
      }),
      versions.content,
    );
    for (const project of items) {
      replica.counts.start(counts.projectBugs(project.id), project.bugCount, versions.content);
      replica.counts.start(
        counts.openProjectBugs(project.id),
        project.openBugCount,
        versions.content,
      );
    }
    replica.projectsState.set(ready);
  });
}

/** Access to the organization ended: nothing of it stays but the cells that screens are watching. */
export function dropOrganization(orgID: string): void {
  batch(() => {
    organizations.forget(orgID);
    replicas.get(orgID)?.clear();
  });
}

/** At log out. */
export function dropEverything(): void {
  batch(() => {
    organizations.clear();
    organizationsState.set({ is: "none" });
    for (const replica of replicas.values()) replica.clear();
  });
}
