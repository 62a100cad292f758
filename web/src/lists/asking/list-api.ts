import { api, type Outcome, outcome } from "../../api/client";
import type { Problem } from "../../api/problem";
import type { WireBugList } from "../../api/types";
import { askBugPage, findingBy } from "../../bugs/ask-bug-page";
import { zone } from "../../bugs/zone";
import { withSort } from "../../query/edit";
import { parse } from "../../query/parse";
import type { Place } from "../../query/tree";

/** Which bugs a list is about. */
export interface Question {
  orgID: string;
  /** Of one project; of all where it is absent. */
  projectID?: string | undefined;
  /** In the query language; empty for all, the newest first. */
  q: string;
}

/** A question as it is understood: in groups it comes sorted by what they are made of. */
export interface Asked extends Question {
  /** The order of boards, where the query does not sort; any where bugs are counted. */
  order?: "rank" | "any";
}

export const askedOf = (question: Question): Asked => ({ ...question, q: sentQuery(question.q) });

/** The same for every question that asks the same. */
export function nameOfQuestion({ projectID = "", q }: Question): string {
  return `${projectID} ${q}`;
}

function parametersOf({ projectID, q }: Question) {
  return {
    ...(projectID !== undefined && { project: projectID }),
    ...findingBy(sentQuery(q)),
  };
}

/** Groups are shown by the browser, so a list in groups comes sorted by what it is grouped by. */
function sentQuery(q: string): string {
  const { sort, group } = parse(q);
  const [first] = group;
  if (first === undefined || !first.field.sorts) return q;
  const others = sort.filter(({ field }) => field !== first.field);
  const orders = others.map(({ field, isDescending }) => `${isDescending ? "-" : ""}${field.name}`);
  const own = sort.find(({ field }) => field === first.field);
  const name = `${own?.isDescending ? "-" : ""}${first.field.name}`;
  return withSort(q, [name, ...(orders.length > 0 ? orders : ["-updated"])]);
}

export function askBugs(
  question: Question,
  limit: number,
  cursor: string | undefined,
): Promise<Outcome<WireBugList>> {
  return askBugPage(question.orgID, {
    ...parametersOf(question),
    limit: `${limit}`,
    ...(cursor !== undefined && { cursor }),
  });
}

/** The values of a field that begin with `prefix`, among the bugs of the question. */
export async function askValues(
  question: Question,
  field: string,
  prefix: string,
  signal: AbortSignal,
) {
  const query = { ...parametersOf(question), field, prefix };
  const params = { path: { org: question.orgID }, query };
  return outcome(api.GET("/api/v1/orgs/{org}/bugs/values", { params, signal }));
}

/** How the bugs of the question spread over a field: by ids of statuses, projects, people, else by words. */
export async function askGroups(question: Question, by: string, signal: AbortSignal) {
  const params = { path: { org: question.orgID }, query: { ...parametersOf(question), by } };
  return outcome(api.GET("/api/v1/orgs/{org}/bugs/groups", { params, signal }));
}

/** What happened to the bugs of the question on each of the last days, today last. */
export async function askSeries(question: Question, days: number, signal: AbortSignal) {
  const query = { ...parametersOf(question), zone: zone(), days: `${days}` };
  const params = { path: { org: question.orgID }, query };
  return outcome(api.GET("/api/v1/orgs/{org}/bugs/series", { params, signal }));
}

/** Where all bugs of the question are to be had as a file; of CSV with these columns. */
export function exportAddress(
  question: Question,
  format: "csv" | "json",
  columns: readonly string[],
): string {
  const parameters = new URLSearchParams({
    ...parametersOf(question),
    format,
    ...(format === "csv" && { columns: columns.join() }),
  });
  return `/api/v1/orgs/${question.orgID}/bugs/export?${parameters}`;
}

/** Which part of the query a refusal is about; the server counts code points. */
export function placeOf(problem: Problem, q: string): Place | undefined {
  for (const { pointer } of problem.errors) {
    const [, from, to] = /^(?:\?q|\/q)#char=(\d+),(\d+)$/.exec(pointer) ?? [];
    if (from === undefined || to === undefined) continue;
    const points = Array.from(q);
    const offset = (count: string) => points.slice(0, Number(count)).join("").length;
    return { from: offset(from), to: offset(to) };
  }
  return undefined;
}
