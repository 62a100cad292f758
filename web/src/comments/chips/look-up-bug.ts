import { loadBug } from "../../bugs/load-bug";
import { replicaOf } from "../../store/replica";

/** So many keys are asked for at once: a text may name hundreds. */
const atOnce = 4;
/** A bug that was not there may have come, or been opened up, since. */
const againMs = 60_000;

const askedAt = new Map<string, number>();
const waiting: (() => Promise<void>)[] = [];
let running = 0;

/** Sees to it that the bug of that key is in the store, where there is one that the person may know. */
export function lookUpBug(orgID: string, key: string): void {
  const name = `${orgID} ${key}`;
  const now = Date.now();
  if (replicaOf(orgID).bugs.getByKey(key) !== undefined) return;
  if (now - (askedAt.get(name) ?? -againMs) < againMs) return;
  askedAt.set(name, now);
  waiting.push(async () => {
    await loadBug(orgID, key);
  });
  while (running < atOnce && waiting.length > 0) void work();
}

async function work(): Promise<void> {
  running += 1;
  // One after the other: as many workers run as are allowed at once.
  // oxlint-disable-next-line no-await-in-loop
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  running -= 1;
}
