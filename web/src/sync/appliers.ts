import { batch } from "../store/topic";
import type { Change, Stream } from "./change";

export type Applier = (change: Change, stream: Stream) => void;

const appliers = new Map<string, Applier>();

/** Each product module says how a change of its kind of thing is applied to the store. */
export function registerApplier(kind: string, apply: Applier): void {
  appliers.set(kind, apply);
}

/** Once more, as the store took it before or should have: what it knows already changes nothing. */
export function applyAgain(change: Change, stream: Stream): void {
  appliers.get(change.kind)?.(change, stream);
}

let keepers: readonly Applier[] = [];

/**
 * Hears each change right after it was applied, before the next one is: for what keeps right what appliers do not.
 * Returns how to leave.
 */
export function keepApplied(keep: Applier): () => void {
  keepers = [...keepers, keep];
  return () => {
    keepers = keepers.filter((other) => other !== keep);
  };
}

type Watcher = (changes: readonly Change[], stream: Stream) => void;
const watchers = new Set<Watcher>();

/**
 * Hears all changes after they were applied, those that came together together: for what is no part of the
 * store. Returns how to leave.
 */
export function watchChanges(heard: Watcher): () => void {
  watchers.add(heard);
  return () => watchers.delete(heard);
}

let fetchAppliers = (): void => undefined;

/** Called by changes that arrive before their appliers: says how those are fetched. */
export function fetchAppliersBy(fetch: () => void): void {
  fetchAppliers = fetch;
}

/** Appliers are fetched apart: until they are here, changes wait in their order. */
export function appliersAreThere(): void {
  areThere = true;
  if (waiting.length > 0) schedule();
}

/** What one frame told. */
interface Arrived {
  changes: readonly Change[];
  stream: Stream;
}

let waiting: Arrived[] = [];
let late: ReturnType<typeof setTimeout> | undefined;
let areThere = false;

/** A hidden tab draws no frames; its changes are applied all the same. */
const hiddenTabMs = 250;

function applyWaiting(): void {
  if (late === undefined) return;
  clearTimeout(late);
  late = undefined;
  const arrived = waiting.filter(({ stream }) => !held.has(stream.owner));
  waiting = waiting.filter(({ stream }) => held.has(stream.owner));
  if (arrived.length === 0) return;
  batch(() => {
    for (const { changes, stream } of arrived) {
      for (const change of changes) {
        appliers.get(change.kind)?.(change, stream);
        for (let at = 0; at < keepers.length; at += 1) keepers[at]?.(change, stream);
      }
    }
  });
  for (const { changes, stream } of arrived) for (const heard of watchers) heard(changes, stream);
}

/** Changes wait for the next frame, so that those that come together are drawn once. */
export function applyWithNextFrame(changes: readonly Change[], stream: Stream): void {
  waiting.push({ changes, stream });
  if (areThere) schedule();
  else fetchAppliers();
}

function schedule(): void {
  if (late !== undefined) return;
  late = setTimeout(applyWaiting, hiddenTabMs);
  requestAnimationFrame(applyWaiting);
}

/** Owners whose changes wait. */
const held = new Set<string>();

/** Changes of that owner wait, in their order, until what is returned is called. */
export function holdChanges(owner: string): () => void {
  held.add(owner);
  return () => {
    held.delete(owner);
    if (areThere && waiting.length > 0) schedule();
  };
}

/** Whether changes of that owner were heard and not applied yet. */
export function isWaiting(owner: string): boolean {
  return waiting.some(({ stream }) => stream.owner === owner);
}

/** Changes of an owner that is gone or loaded anew must not be applied afterwards: all, or those of a stream behind a version. */
export function dropWaiting(owner: string, of?: { stream: string; behind: number }): void {
  waiting = waiting.flatMap((arrived) => {
    const { changes, stream } = arrived;
    if (stream.owner !== owner || (of && stream.name !== of.stream)) return [arrived];
    const older = changes.filter(({ version }) => of && version <= of.behind);
    return older.length > 0 ? [{ changes: older, stream }] : [];
  });
}
