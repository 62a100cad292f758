import { askAhead, takeOrFetch } from "../api/ahead";
import { api, type Outcome, outcome } from "../api/client";
import type { WireBugList } from "../api/types";
import { replicaOf } from "../store/replica";
import { heardVersion } from "../sync/heard-version";
import { zone } from "./zone";

/** As the server takes it. */
export interface BugPageQuery {
  /** Id or key. */
  project?: string;
  /** In the query language. */
  q?: string;
  zone?: string;
  strict?: "false";
  order?: "rank";
  limit: string;
  cursor?: string;
}

/** A list comes in pages of so many; a board begins with one. */
export const bugPageSize = 100;

const addressOf = (orgID: string, query: BugPageQuery) =>
  `/api/v1/orgs/${encodeURIComponent(orgID)}/bugs?${new URLSearchParams({ ...query })}`;

/** What finds bugs: what is no field is searched as text, and the answer says so. Days begin where the reader is. */
export function findingBy(q: string): Pick<BugPageQuery, "q" | "zone" | "strict"> {
  return q === "" ? {} : { q, zone: zone(), strict: "false" };
}

/** What a page shows of a project, or of all; known before anything of them is. */
export interface PageOfBugs {
  q?: string | undefined;
  /** Its key. */
  project?: string;
  isBoard: boolean;
}

/** Of groups it takes the query's grammar to tell what is asked for. */
const inGroups = /\bgroup:/;

/** Asks for the first bugs of a page whose organization and project are still on their way. */
export async function askBugPageAhead(
  orgID: string,
  { q = "", project, isBoard }: PageOfBugs,
): Promise<void> {
  if (inGroups.test(q)) return;
  const query: BugPageQuery = {
    ...(project !== undefined && { project }),
    ...findingBy(q),
    ...(isBoard && { order: "rank" }),
    limit: `${bugPageSize}`,
  };
  await askAhead(addressOf(orgID, query));
}

/** A page of a list of bugs. One that was asked for ahead may be older than what is heard: that is asked for again. */
export async function askBugPage(
  orgID: string,
  query: BugPageQuery,
): Promise<Outcome<WireBugList>> {
  const heard = heardVersion(orgID);
  const page = await ask(orgID, query);
  return page.ok && page.value.versions.content < heard ? ask(orgID, query) : page;
}

function ask(orgID: string, query: BugPageQuery): Promise<Outcome<WireBugList>> {
  const key = replicaOf(orgID).projects.get(query.project ?? "")?.key;
  const ahead = addressOf(orgID, key === undefined ? query : { ...query, project: key });
  return outcome(
    api.GET("/api/v1/orgs/{org}/bugs", {
      params: { path: { org: orgID }, query: { ...query } },
      fetch: (request) => takeOrFetch(request, ahead),
    }),
  );
}
