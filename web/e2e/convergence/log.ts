import type { Stage } from "./acts.ts";
import type { Ground } from "./people.ts";

const notThere = "There is nothing here, or it is not yours to see.";

interface Row {
  stream: string;
  kind: string;
  action: string;
  client: string;
}

/** Where the log ends. */
export function logEnd(ground: Ground): number {
  const log = ground.openLog();
  const { end } = log.prepare("SELECT coalesce(max(rowid), 0) AS end FROM changes").get() as {
    end: number;
  };
  log.close();
  return end;
}

/** Where the server's log, from there on, does not say what clients were told of their changes. */
export function logFaults(ground: Ground, from: number, { ledger }: Stage): string[] {
  const log = ground.openLog();
  // Restricted bugs have streams of their own.
  const rows = log
    .prepare(
      `SELECT hex(owner_id) || ' ' || stream AS stream, subject_kind AS kind, action,
         lower(hex(client_id)) AS client
       FROM changes
       WHERE rowid > ? AND client_id IS NOT NULL AND subject_kind IN ('bug', 'comment')
       ORDER BY rowid`,
    )
    .all(from) as unknown as Row[];
  log.close();
  const found = new Map<string, string[]>();
  for (const { stream, kind, action, client } of rows) {
    const id = idOf(client);
    const places = found.get(id) ?? [];
    found.set(id, [...places, `${stream} ${kind} ${action}`]);
  }
  const faults: string[] = [];
  for (const [id, { client, what, end, isKept, mayBeSo, reason }] of ledger) {
    const places = found.get(id) ?? [];
    found.delete(id);
    const told = `${what} (${id}) of client ${client}`;
    if (new Set(places).size < places.length) faults.push(`done twice: ${told}: ${places.join()}`);
    const isPromised = !mayBeSo && (end === "done" || (end === "open" && isKept));
    if (isPromised && places.length === 0) faults.push(`lost: ${told}, ${end}`);
    // Done, its answer lost, and out of their sight before it was sent again.
    const isOutOfSight = reason === notThere;
    if (end === "refused" && places.length > 0 && !isOutOfSight)
      faults.push(`refused and done: ${told}: ${reason}`);
  }
  faults.push(
    ...orderFaults(
      rows.map(({ client }) => idOf(client)),
      ledger,
    ),
  );
  for (const [id, places] of found) faults.push(`nobody made ${id}: ${places.join()}`);
  return faults;
}

/**
 * What one person did to one bug is done in the order in which they did it. What was on its way when its page was
 * closed, or when they gave it up, may come whenever it comes.
 */
function orderFaults(done: readonly string[], ledger: Stage["ledger"]): string[] {
  const made = new Map([...ledger.keys()].map((id, at) => [id, at]));
  const last = new Map<string, string>();
  const faults: string[] = [];
  for (const id of new Set(done)) {
    const change = ledger.get(id);
    if (change === undefined || change.end === "left" || change.end === "discarded") continue;
    const line = `${change.client} ${change.subject}`;
    const before = last.get(line);
    if (before !== undefined && (made.get(before) ?? 0) > (made.get(id) ?? 0)) {
      faults.push(
        `out of order: ${change.what} (${id}) of client ${change.client} came behind ${before}`,
      );
    }
    last.set(line, id);
  }
  return faults;
}

function idOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
