import { api, outcome } from "../api/client";
import { loadBug } from "../bugs/load-bug";
import type { Organization } from "../store/organization";
import { replicaOf } from "../store/replica";
import type { KeyAsked } from "./finding/bug-items";

/** Of each organization so many bugs are asked for. */
const bugsMax = "20";

/** Words as they are, whatever else is typed in quotes: a palette asks for texts, not for fields. */
export function queryOf(typed: string): string {
  return typed
    .trim()
    .split(/\s+/)
    .map((word) =>
      /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u.test(word) && !/^(?:AND|OR|NOT)$/.test(word)
        ? word
        : `"${word.replaceAll(/["\\]/g, String.raw`\$&`)}"`,
    )
    .join(" ");
}

/** Bugs by words of their titles, into the store. Where the answer is not wanted any more it is dropped. */
export async function askForBugs(
  { id: orgID }: Organization,
  typed: string,
  signal: AbortSignal,
): Promise<void> {
  const query = { q: queryOf(typed), limit: bugsMax, strict: "false" };
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/bugs", { params: { path: { org: orgID }, query }, signal }),
  );
  if (reply.ok && !signal.aborted) replicaOf(orgID).bugs.putRows(reply.value);
}

/** Whether there is a bug with that key that the person may see; it is in the store then. */
export async function askForKey({ organization, key }: KeyAsked): Promise<boolean> {
  const known = replicaOf(organization.id).bugs.getByKey(key);
  if (known !== undefined) return true;
  const reply = await loadBug(organization.id, key);
  return reply.ok || reply.problem.status !== 404;
}
