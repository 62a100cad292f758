import { waitMs } from "../sync/connection-machine";

/** A change of the person's own until the server has answered it. */
export interface Outgoing {
  /** Made by the client: sending the same change twice does it once. */
  id: string;
  kind: string;
  /** The thing whose changes go one after the other. */
  subject: string;
  /** Its place among the person's changes. */
  order: number;
  data: unknown;
}

/** `isKept`: it waits for the network, in the store that all tabs share. Others are this tab's own. */
type Queued = Outgoing & { isSent: boolean; isKept: boolean; isWritten: boolean };

/** What waits, as plain data; `step` is all that moves it. */
export interface QueueState {
  /** In the order of their making. */
  items: readonly Queued[];
  /** Without an answer, since the last one. */
  failures: number;
  /** This tab sends what is kept; one of all tabs does. */
  hasTurn: boolean;
  /** What earlier pages kept is known: until then nothing goes, it might come before something older. */
  isRead: boolean;
  /** Answered or given up: the shared store may have been read just before it forgot them. */
  done: ReadonlySet<string>;
}

export type QueueEvent =
  | { is: "made"; item: Outgoing; isOnline: boolean }
  /** No answer for a while: it may never come. */
  | { is: "late"; id: string }
  /** Done or refused: for the queue it is the same. */
  | { is: "answered"; id: string }
  /** `chance` is in 0..1. */
  | { is: "unreached"; id: string; chance: number }
  /** All that the shared store holds. */
  | { is: "found"; items: readonly Outgoing[]; isOnline: boolean }
  /** The shared store has it. */
  | { is: "written"; id: string }
  /** This tab may send what is kept. */
  | { is: "turn" }
  /** Given up by the person, or dealt with in another tab. */
  | { is: "dropped"; id: string }
  | { is: "left" };

export type QueueEffect =
  | { do: "send"; item: Outgoing }
  | { do: "keep"; item: Outgoing }
  | { do: "forget"; id: string }
  | { do: "show"; item: Outgoing }
  | { do: "hide"; item: Outgoing }
  /** Nothing gets through: another turn after that time. */
  | { do: "rest"; ms: number }
  /** Something got through: what is kept has its turn. */
  | { do: "wake" }
  /** Another tab may send what is kept. */
  | { do: "yield" };

type Step = [QueueState, QueueEffect[]];

export const emptyQueue: QueueState = {
  items: [],
  failures: 0,
  hasTurn: false,
  isRead: false,
  done: new Set(),
};

/** In milliseconds; an answer mostly comes sooner. */
const onItsWayMs = 300;

/** What the page alone has: it is kept nowhere, and not sent, or so long ago that it may be stuck. */
export function aloneHere({ items }: QueueState, now: number): readonly Outgoing[] {
  return items.filter(
    ({ isKept, isSent, isWritten, order }) =>
      !isWritten && (isKept || !isSent || now - order > onItsWayMs),
  );
}

export function step(state: QueueState, event: QueueEvent): Step {
  switch (event.is) {
    case "made":
      return made(state, event.item, event.isOnline);
    case "late":
      return keepAll(state, state.items.find(({ id }) => id === event.id)?.subject, []);
    case "answered":
      return answered(state, event.id);
    case "unreached":
      return unreached(state, event.id, event.chance);
    case "found":
      return found(state, event.items, event.isOnline);
    case "written":
      return [changed(state, event.id, { isWritten: true }), []];
    case "turn":
      return sendKept({ ...state, hasTurn: true }, []);
    case "dropped":
      return dropped(state, event.id);
    case "left":
      return left(state);
  }
}

function made(state: QueueState, asked: Outgoing, isOnline: boolean): Step {
  const item = { ...asked, order: Math.max(asked.order, lastOrder(state.items) + 1) };
  const before = state.items.filter(({ subject }) => subject === item.subject);
  const waits = state.isRead && (!isOnline || before.some(({ isKept }) => isKept));
  const isSent = state.isRead && !waits && before.length === 0;
  const queued: Queued = { ...item, isSent, isKept: waits, isWritten: false };
  const next = { ...state, items: [...state.items, queued] };
  const effects: QueueEffect[] = [{ do: "show", item }];
  if (waits) effects.push({ do: "keep", item });
  if (isSent) effects.push({ do: "send", item });
  return [next, effects];
}

/** The clock may have been set back since the others were made. */
function lastOrder(items: readonly Outgoing[]): number {
  return Math.max(0, ...items.map(({ order }) => order));
}

function answered(before: QueueState, id: string): Step {
  const item = before.items.find((each) => each.id === id);
  const state = withDone(before, id);
  if (item === undefined) return [state, []];
  const effects: QueueEffect[] = item.isKept ? [{ do: "forget", id }] : [];
  const next = { ...state, failures: 0 };
  if (next.hasTurn && item.isKept) return sendKept(next, effects);
  return sendOwn(next, item.subject, effects);
}

function withDone(state: QueueState, id: string): QueueState {
  const items = state.items.filter((each) => each.id !== id);
  return { ...state, items, done: new Set([...state.done, id]) };
}

/** What was made behind it while it was on its way. */
function sendOwn(state: QueueState, subject: string, effects: QueueEffect[]): Step {
  const following = state.items.find((each) => each.subject === subject);
  if (state.items.some(({ isKept }) => isKept)) effects.push({ do: "wake" });
  if (following === undefined || following.isKept || following.isSent) return [state, effects];
  effects.push({ do: "send", item: plain(following) });
  return [changed(state, following.id, { isSent: true }), effects];
}

function unreached(state: QueueState, id: string, chance: number): Step {
  const item = state.items.find((each) => each.id === id);
  if (item === undefined) return [state, []];
  const failed = changed(state, id, { isSent: false });
  const effects: QueueEffect[] = [{ do: "rest", ms: waitMs(state.failures, chance) }];
  if (state.hasTurn && item.isKept) effects.push({ do: "yield" });
  const hasTurn = state.hasTurn && !item.isKept;
  return keepAll({ ...failed, failures: state.failures + 1, hasTurn }, item.subject, effects);
}

/** A change is not kept without those that follow it: they would come before it. */
function keepAll(state: QueueState, subject: string | undefined, effects: QueueEffect[]): Step {
  let next = state;
  for (const item of state.items) {
    if (item.subject !== subject || item.isKept) continue;
    next = changed(next, item.id, { isKept: true });
    effects.push({ do: "keep", item: plain(item) });
  }
  return [next, effects];
}

/** One at a time, the oldest first; what another answer is waited for keeps its subject back. */
function sendKept(state: QueueState, effects: QueueEffect[]): Step {
  if (state.items.some(({ isKept, isSent }) => isKept && isSent)) return [state, effects];
  const busy = new Set(state.items.filter(({ isSent }) => isSent).map(({ subject }) => subject));
  const first = state.items.find(({ isKept, subject }) => isKept && !busy.has(subject));
  if (first === undefined) {
    effects.push({ do: "yield" });
    return [{ ...state, hasTurn: false }, effects];
  }
  effects.push({ do: "send", item: plain(first) });
  return [changed(state, first.id, { isSent: true }), effects];
}

function found(state: QueueState, kept: readonly Outgoing[], isOnline: boolean): Step {
  const known = new Set([...state.items.map(({ id }) => id), ...state.done]);
  const there = new Set(kept.map(({ id }) => id));
  const gone = state.items.filter((item) => item.isWritten && !item.isSent && !there.has(item.id));
  const fresh = kept.filter(({ id }) => !known.has(id));
  const rest = state.items.filter((item) => !gone.includes(item));
  const arrived = fresh.map((item) => ({ ...item, isSent: false, isKept: true, isWritten: true }));
  const effects = [
    ...gone.map((item): QueueEffect => ({ do: "hide", item: plain(item) })),
    ...fresh.map((item): QueueEffect => ({ do: "show", item })),
  ];
  if (state.isRead) {
    return [{ ...state, items: [...rest, ...arrived].toSorted(inOrder) }, effects];
  }
  return begin(
    { ...state, items: arrived.toSorted(inOrder), isRead: true },
    rest,
    isOnline,
    effects,
  );
}

/** What was made before the others were known is made now, behind them. */
function begin(
  state: QueueState,
  own: readonly Outgoing[],
  isOnline: boolean,
  effects: QueueEffect[],
): Step {
  let next = state;
  for (const item of own) {
    const [after, more] = made(next, plain(item), isOnline);
    next = after;
    // It is shown already; now it stands on top of what it was made behind.
    effects.push(...more);
  }
  return [next, effects];
}

function dropped(state: QueueState, id: string): Step {
  const item = state.items.find((each) => each.id === id);
  const next = withDone(state, id);
  if (item === undefined) return [next, []];
  const effects: QueueEffect[] = [
    { do: "forget", id },
    { do: "hide", item: plain(item) },
  ];
  // Its answer moves nothing any more: what comes behind it goes on.
  if (!item.isSent) return [next, effects];
  return next.hasTurn && item.isKept
    ? sendKept(next, effects)
    : sendOwn(next, item.subject, effects);
}

function left({ items, hasTurn }: QueueState): Step {
  const hide = items.map((item): QueueEffect => ({ do: "hide", item: plain(item) }));
  return [emptyQueue, hasTurn ? [...hide, { do: "yield" }] : hide];
}

function changed(state: QueueState, id: string, fields: Partial<Queued>): QueueState {
  return { ...state, items: state.items.map((it) => (it.id === id ? { ...it, ...fields } : it)) };
}

function inOrder(a: Outgoing, b: Outgoing): number {
  return a.order - b.order || (a.id < b.id ? -1 : 1);
}

function plain({ id, kind, subject, order, data }: Outgoing): Outgoing {
  return { id, kind, subject, order, data };
}
