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

const watchers = new Set<Applier>();

/** Hears every change after it was applied: for what is no part of the store. Returns how to leave. */
export function watchChanges(heard: Applier): () => void {
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
const countOf = (arrived: readonly Arrived[]) =>
  arrived.reduce((sum, { changes }) => sum + changes.length, 0);
let late: ReturnType<typeof setTimeout> | undefined;
let areThere = false;

/** A hidden tab draws no frames; its changes are applied all the same. */
const hiddenTabMs = 250;
/** After so many changes at once, more are on their way: they are drawn together a moment later, not frame by frame. */
const burstMin = 16;
const restMsMin = 100;
const restMsMax = 400;
const growingMs = 50;
/** In which a thousand changes of one act come, also from a server that has other things to do. */
const growingMsMax = 800;
/** The longer it goes on, the longer is the moment. */
let restMs = 0;
let restUntil = 0;
/** Many that are still coming in wait until no more of them came for `growingMs`, but not longer than `growingMsMax`. */
let growingUntil = 0;
let grownTo = 0;

function frameBegins(): void {
  if (areMoreComing()) lookLater();
  else applyWaiting();
}

function areMoreComing(): boolean {
  const count = countOf(waiting);
  const isGrowing = count >= burstMin && count > grownTo;
  grownTo = count;
  return isGrowing && performance.now() < growingUntil;
}

/** Without a frame: each costs the browser something, also where nothing is drawn in it. */
function lookLater(): void {
  applyLatestIn(growingMs);
  setTimeout(() => {
    if (late === undefined) return;
    if (areMoreComing()) lookLater();
    else requestAnimationFrame(applyWaiting);
  }, growingMs);
}

function frameAfter(ms: number): void {
  applyLatestIn(ms);
  if (ms > 0) setTimeout(() => requestAnimationFrame(frameBegins), ms);
  else requestAnimationFrame(frameBegins);
}

function applyLatestIn(ms: number): void {
  clearTimeout(late);
  late = setTimeout(applyWaiting, ms + hiddenTabMs);
}

function applyWaiting(): void {
  if (late === undefined) return;
  clearTimeout(late);
  late = undefined;
  const arrived = waiting.filter(({ stream }) => !held.has(stream.owner));
  waiting = waiting.filter(({ stream }) => held.has(stream.owner));
  if (arrived.length === 0) return;
  const isBurst = countOf(arrived) >= burstMin;
  restMs = isBurst ? Math.min(Math.max(2 * restMs, restMsMin), restMsMax) : 0;
  restUntil = performance.now() + restMs;
  batch(() => {
    for (const { changes, stream } of arrived) {
      for (const change of changes) appliers.get(change.kind)?.(change, stream);
    }
  });
  for (const { changes, stream } of arrived) {
    for (const change of changes) for (const heard of watchers) heard(change, stream);
  }
}

/** Changes wait for the next frame, so that those that come together are drawn once. */
export function applyWithNextFrame(changes: readonly Change[], stream: Stream): void {
  waiting.push({ changes, stream });
  if (areThere) schedule();
  else fetchAppliers();
}

function schedule(): void {
  if (late !== undefined) return;
  const leftMs = Math.max(restUntil - performance.now(), 0);
  grownTo = 0;
  growingUntil = performance.now() + leftMs + growingMsMax;
  frameAfter(leftMs);
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
