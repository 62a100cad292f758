/** So long after a change; more changes do not put it off. */
const restMs = 3000;
/** Of so many changed bugs what changed is written once per rest; of more, which cost more to write, less often. */
const bugsPerRest = 100;
/** So many changed bugs are written again with each further change; of more the whole is written now and then. */
const deltaBugsMax = 500;
/** The whole is written at most so often. */
const wholeMsMin = 60_000;
/**
 * After five minutes where just so many changed, after half of that where twice as many did: to write all bugs for
 * few costs more than it spares.
 */
const wholeBugMs = 300_000 * deltaBugsMax;

/** How soon after a change something is written, where so many bugs changed since the whole of it was. */
export function keepInMs(changed: number): number {
  return Math.min(Math.max(1, changed / bugsPerRest) * restMs, wholeMsMin);
}

/** Whether a whole that is so old is written anew, rather than what changed since. */
export function isWholeDue(changed: number, ageMs: number): boolean {
  return changed > deltaBugsMax && ageMs > Math.max(wholeMsMin, wholeBugMs / changed);
}
