import type { Replica } from "../kept/replica";
import { SnapshotDecoder } from "../lines/decoder";
import { readLines } from "../lines/read-lines";
import type { Outcome } from "./jobs";

const tooLarge = 422;
const broken: Outcome = { is: "failed", why: "broken" };

/** The organization's bugs as the server knows them now. */
export async function fetchSnapshot(orgID: string): Promise<Replica | Outcome> {
  let reply: Response;
  try {
    // The browser's own cache would go on holding it after a log-out.
    reply = await fetch(`/api/v1/orgs/${orgID}/snapshot?ids=true`, { cache: "no-store" });
  } catch {
    return { is: "failed", why: "unreachable" };
  }
  if (reply.status === tooLarge) return { is: "failed", why: "too_large" };
  if (!reply.ok || reply.body === null) return { is: "failed", why: "unreachable" };
  const decoder = new SnapshotDecoder();
  try {
    for await (const line of readLines(reply.body)) decoder.take(line);
    const { header, tables, chunks, relations } = decoder.finish();
    if (header.person === undefined || header.orgID !== orgID) return broken;
    const { person, versions, labels } = header;
    const projects = header.projects.map(
      ({ bugCount: _bugs, openBugCount: _open, ...each }) => each,
    );
    const head = { orgID, versions, person, projects, labels };
    return { head, bugs: { tables, chunks, relations } };
  } catch {
    // Cut, or not as the contract says: there is no half of a replica.
    return broken;
  }
}
