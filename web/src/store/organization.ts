import type {
  WireLabel,
  WireMember,
  WireOrganization,
  WirePerson,
  WireProject,
  WireVersions,
  WireView,
} from "../api/types";
import { BugStore } from "./bug-store";
import { Cell } from "./cell";
import { CommentThreads } from "./comment-thread";
import { Ledger } from "./ledger";
import type { LoadState } from "./load-state";
import { QueryCounts } from "./query-counts";
import { emptyList, type QueryList, QueryLists } from "./query-list";
import { RelationStore } from "./relation-store";
import { Table } from "./table";
import { microsOf } from "./times";

/** An organization without its counts, which live in the ledger. */
export type Organization = Omit<WireOrganization, "memberCount" | "bugCount" | "versions"> & {
  /** When its API key was made, as far as the log told. */
  apiKeyCreated?: string;
};
export type Project = Omit<WireProject, "bugCount" | "openBugCount">;
export type Member = Omit<WireMember, "memberName" | "profilePicture"> & {
  memberName?: string | undefined;
  profilePicture?: string | undefined;
};
export type Label = WireLabel;
export type View = WireView;
export type Status = Project["statuses"][number];

/** How far the browser is with holding all bugs of an organization. */
export type HeldState =
  | { is: "none" }
  | { is: "loading" }
  /** As of these versions, the person's own stream included, and by every change since. */
  | { is: "held"; versions: WireVersions; person: number }
  /** Lists are asked of the server. */
  | { is: "failed"; why: "too_large" | "broken" };

/** Accounts of an organization's ledger. */
export const counts = {
  members: "members",
  bugs: "bugs",
  projectBugs: (projectID: string) => `bugs of ${projectID}`,
  openProjectBugs: (projectID: string) => `open bugs of ${projectID}`,
};

function byTimeThenID<T extends { id: string }>(timeOf: (row: T) => string) {
  return (a: T, b: T) => microsOf(timeOf(a)) - microsOf(timeOf(b)) || (a.id < b.id ? -1 : 1);
}

/** As the server orders them, without regard to case. */
function byName<T extends { id: string; name: string }>(a: T, b: T): number {
  const [first, second] = [a, b].map(({ name }) => name.normalize("NFKC").toLowerCase());
  if (first !== second) return (first ?? "") < (second ?? "") ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** Those that are built in come first, in the server's order. */
function byViewName(a: View, b: View): number {
  if (a.isBuiltIn !== b.isBuiltIn) return a.isBuiltIn ? -1 : 1;
  return a.isBuiltIn ? (a.id < b.id ? -1 : 1) : byName(a, b);
}

/** All that the browser holds of one organization. */
export class OrganizationReplica {
  /** Of the organization's own row. */
  readonly state = new Cell<LoadState>({ is: "none" });
  readonly projects = new Table<Project>(byTimeThenID((project) => project.createdAt));
  readonly projectsState = new Cell<LoadState>({ is: "none" });
  readonly members = new Table<Member>(byTimeThenID((member) => member.joinedDate));
  readonly membersState = new Cell<LoadState>({ is: "none" });
  readonly people = new Table<WirePerson>((a, b) => (a.id < b.id ? -1 : 1));
  readonly labels = new Table<Label>(byName);
  readonly labelsState = new Cell<LoadState>({ is: "none" });
  /** Saved views that are built in or shared, as of the organization's content. */
  readonly views = new Table<View>(byViewName);
  /** The person's own, as of their own stream. */
  readonly ownViews = new Table<View>(byViewName);
  readonly viewsState = new Cell<LoadState>({ is: "none" });
  readonly bugs = new BugStore();
  /** Whether `bugs` are all of them. */
  readonly held = new Cell<HeldState>({ is: "none" });
  readonly queryLists = new QueryLists<QueryList>(emptyList);
  /** What boards show of theirs. */
  readonly boardLists = new QueryLists<QueryList<readonly string[]>>(emptyList);
  readonly queryCounts = new QueryCounts();
  readonly threads = new CommentThreads();
  readonly relations = new RelationStore();
  readonly counts = new Ledger();

  clear(): void {
    this.state.set({ is: "none" });
    this.projects.clear();
    this.projectsState.set({ is: "none" });
    this.members.clear();
    this.membersState.set({ is: "none" });
    this.people.clear();
    this.labels.clear();
    this.labelsState.set({ is: "none" });
    this.views.clear();
    this.ownViews.clear();
    this.viewsState.set({ is: "none" });
    this.forgetBugs();
    this.queryLists.reset();
    this.boardLists.reset();
    this.queryCounts.reset();
    this.threads.clear();
    this.relations.clear();
    this.counts.clear();
  }

  /** Whoever shows them loads them anew. */
  forgetBugs(): void {
    this.held.set({ is: "none" });
    this.bugs.reset();
  }
}
