import type { Change } from "./change";
import type { ClientFrame, OwnPresence, PresenceFrame, ServerFrame } from "./frames";

export type Versions = Readonly<Record<string, number>>;

/** The live connection as plain data; `step` is all that moves it. */
export interface ConnectionState {
  phase: "off" | "connecting" | "open" | "waiting";
  /** Attempts since the last connection that opened. */
  attempts: number;
  /** By owner, the version held of each stream. */
  wanted: ReadonlyMap<string, Versions>;
  /** The owners whose last wish is not answered: what is missed comes before the answer. */
  asked: ReadonlySet<string>;
  /** By owner, how many answers may come, those to earlier wishes too. */
  answers: ReadonlyMap<string, number>;
}

export type ConnectionEvent =
  | { is: "start" }
  | { is: "stop" }
  | { is: "want"; owner: string; streams: Versions }
  | { is: "unwant"; owner: string }
  /** Only said while the connection is open: whoever says it says it again after a loss. */
  | { is: "say"; frame: OwnPresence }
  | { is: "opened" }
  /** `chance` is in 0..1: many clients that lost one server come back spread out. */
  | { is: "closed"; chance: number }
  /** The wait is over, or the network is back. */
  | { is: "retry" }
  | { is: "frame"; frame: ServerFrame };

export type ConnectionEffect =
  | { do: "connect" }
  | { do: "close" }
  | { do: "wait"; ms: number }
  | { do: "send"; frame: ClientFrame }
  | { do: "apply"; owner: string; stream: string; changes: readonly Change[] }
  | { do: "reload"; owner: string; stream: string }
  | { do: "ended"; owner: string }
  | { do: "present"; frame: PresenceFrame };

type Step = [ConnectionState, ConnectionEffect[]];

export const initialConnection: ConnectionState = {
  phase: "off",
  attempts: 0,
  wanted: new Map(),
  asked: new Set(),
  answers: new Map(),
};

const waitMsMin = 500;
const waitMsMax = 30_000;

/** Doubles per attempt; half of it is left to chance. */
export function waitMs(attempts: number, chance: number): number {
  const full = Math.min(waitMsMax, waitMsMin * 2 ** Math.min(attempts, 16));
  return Math.round(full / 2 + (full / 2) * chance);
}

export function step(state: ConnectionState, event: ConnectionEvent): Step {
  switch (event.is) {
    case "start":
      if (state.phase !== "off") return [state, []];
      return [{ ...state, phase: "connecting", attempts: 0 }, [{ do: "connect" }]];
    case "stop":
      return [initialConnection, [{ do: "close" }]];
    case "want":
      return want(state, event.owner, event.streams);
    case "unwant":
      return unwant(state, event.owner);
    case "say":
      return [state, state.phase === "open" ? [{ do: "send", frame: event.frame }] : []];
    case "opened":
      return opened(state);
    case "closed":
      if (state.phase !== "connecting" && state.phase !== "open") return [state, []];
      return [
        { ...state, phase: "waiting", attempts: state.attempts + 1 },
        [{ do: "wait", ms: waitMs(state.attempts, event.chance) }],
      ];
    case "retry":
      if (state.phase !== "waiting") return [state, []];
      return [{ ...state, phase: "connecting" }, [{ do: "connect" }]];
    case "frame":
      return heard(state, event.frame);
  }
}

function subscribe(owner: string, streams: Versions): ConnectionEffect {
  return { do: "send", frame: { type: "subscribe", owner, streams } };
}

function want(state: ConnectionState, owner: string, streams: Versions): Step {
  const wanted = new Map(state.wanted).set(owner, streams);
  if (state.phase !== "open") return [{ ...state, wanted }, []];
  const asked = new Set(state.asked).add(owner);
  const answers = new Map(state.answers).set(owner, (state.answers.get(owner) ?? 0) + 1);
  return [{ ...state, wanted, asked, answers }, [subscribe(owner, streams)]];
}

function unwant(state: ConnectionState, owner: string): Step {
  if (!state.wanted.has(owner)) return [state, []];
  const next = { ...state, wanted: without(state.wanted, owner) };
  const leave: ConnectionEffect = { do: "send", frame: { type: "unsubscribe", owner } };
  return [next, state.phase === "open" ? [leave] : []];
}

function opened(state: ConnectionState): Step {
  if (state.phase !== "connecting" && state.phase !== "waiting") return [state, []];
  const effects = [...state.wanted].map(([owner, streams]) => subscribe(owner, streams));
  const asked = new Set(state.wanted.keys());
  const answers = new Map([...asked].map((owner) => [owner, 1]));
  return [{ ...state, phase: "open", attempts: 0, asked, answers }, effects];
}

function heard(state: ConnectionState, frame: ServerFrame): Step {
  if (state.phase !== "open" || frame.type === "error") return [state, []];
  if (frame.type === "presence" || frame.type === "presence_ended") {
    return [state, [{ do: "present", frame }]];
  }
  const held = state.wanted.get(frame.owner);
  if (held === undefined) return [state, []];
  switch (frame.type) {
    case "subscribed":
      return subscribed(state, frame, held);
    case "changes":
      return changed(state, frame.owner, frame.stream, frame.changes);
    case "reload":
      return [state, [{ do: "reload", owner: frame.owner, stream: frame.stream }]];
    case "ended":
      return [
        { ...state, wanted: without(state.wanted, frame.owner) },
        [{ do: "ended", owner: frame.owner }],
      ];
  }
}

function subscribed(
  state: ConnectionState,
  { owner, streams }: Extract<ServerFrame, { type: "subscribed" }>,
  held: Versions,
): Step {
  const left = Math.max(0, (state.answers.get(owner) ?? 0) - 1);
  const counted = { ...state, answers: new Map(state.answers).set(owner, left) };
  // What it does not name is closed to the person, or has to be loaded anew.
  if (isAsOf(streams, held)) return [hold(answered(counted, owner), owner, streams), []];
  // The answer to an earlier wish: that for the last one is to come.
  if (left > 0 || !state.asked.has(owner)) return [counted, []];
  // What was missed did not come, or was not understood.
  const missed = Object.keys(streams).filter((name) => (streams[name] ?? 0) > (held[name] ?? 0));
  return [answered(counted, owner), missed.map((stream) => ({ do: "reload", owner, stream }))];
}

function answered(state: ConnectionState, owner: string): ConnectionState {
  const asked = new Set(state.asked);
  asked.delete(owner);
  return { ...state, asked };
}

/** Whether the streams stand where what is held of them does. */
export function isAsOf(streams: Versions, held: Versions): boolean {
  return Object.entries(streams).every(([name, version]) => version === (held[name] ?? version));
}

/**
 * What was applied before is dropped. A hole in the numbers can only be filled by loading anew; but while the
 * last wish is not answered, what comes from further ahead is of the wish before it and comes again.
 */
function changed(
  state: ConnectionState,
  owner: string,
  stream: string,
  changes: readonly Change[],
): Step {
  const held = state.wanted.get(owner) ?? {};
  const from = held[stream] ?? 0;
  const isNews = ({ version }: Change) => version > from;
  const fresh = changes.every(isNews) ? changes : changes.filter(isNews);
  if (fresh.length === 0) return [state, []];
  if (fresh.some(({ version }, at) => version !== from + 1 + at)) {
    return [state, state.asked.has(owner) ? [] : [{ do: "reload", owner, stream }]];
  }
  return [
    hold(state, owner, { ...held, [stream]: from + fresh.length }),
    [{ do: "apply", owner, stream, changes: fresh }],
  ];
}

function hold(state: ConnectionState, owner: string, streams: Versions): ConnectionState {
  return { ...state, wanted: new Map(state.wanted).set(owner, streams) };
}

function without(wanted: ConnectionState["wanted"], owner: string): ConnectionState["wanted"] {
  const rest = new Map(wanted);
  rest.delete(owner);
  return rest;
}
