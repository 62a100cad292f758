import { Cell } from "../store/cell";
import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  initialConnection,
  step,
} from "./connection-machine";
import type { OwnPresence, PresenceFrame } from "./frames";
import type { Line, LineEnd } from "./line/line";
import { ownSocket } from "./line/own-socket";

/** What the connection hands to the rest of the client. */
export interface ConnectionListener {
  apply: (effect: Extract<ConnectionEffect, { do: "apply" }>) => void;
  reload: (owner: string, stream: string) => void;
  ended: (owner: string) => void;
  /** A connection was refused before it opened: the session may have ended. */
  refused: () => void;
}

/** Whether live changes arrive; screens tell when they do not. */
export const connectionPhase = new Cell<ConnectionState["phase"]>("off");

let state = initialConnection;
let line: Line | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let listener: ConnectionListener | undefined;

/** The connection of that person, over a socket that their tabs share where the browser can. */
export function startConnection(person: string, to: ConnectionListener): void {
  listener = to;
  addEventListener("online", retry);
  addEventListener("offline", cutLine);
  document.addEventListener("visibilitychange", retryWhenVisible);
  void takeLine(person, to);
}

async function takeLine(person: string, to: ConnectionListener): Promise<void> {
  const end: LineEnd = {
    opened: () => dispatch({ is: "opened" }),
    heard: (frame) => dispatch({ is: "frame", frame }),
    closed: (hasOpened) => {
      dispatch({ is: "closed", chance: Math.random() });
      if (!hasOpened) listener?.refused();
    },
  };
  const part = await import("./line/shared-line").catch(() => undefined);
  if (listener !== to) return;
  line = part?.mayShareLine() === true ? new part.SharedLine(person, end) : ownSocket(end);
  dispatch({ is: "start" });
}

export function stopConnection(): void {
  dispatch({ is: "stop" });
  listener = undefined;
  removeEventListener("online", retry);
  removeEventListener("offline", cutLine);
  document.removeEventListener("visibilitychange", retryWhenVisible);
}

export function wantStreams(owner: string, streams: Record<string, number>): void {
  dispatch({ is: "want", owner, streams });
}

export function unwantStreams(owner: string): void {
  dispatch({ is: "unwant", owner });
}

/** Lost while the connection is: `connectionPhase` tells when to say it again. */
export function sayPresence(frame: OwnPresence): void {
  dispatch({ is: "say", frame });
}

let hearPresence: (frame: PresenceFrame) => void = () => undefined;

/** What is done with the word about who is where; fetched apart from the connection. */
export function watchPresence(hear: (frame: PresenceFrame) => void): void {
  hearPresence = hear;
}

/** The streams of an owner that are followed, with the version held of each. */
export function heldStreams(owner: string): Readonly<Record<string, number>> | undefined {
  return state.wanted.get(owner);
}

/** 0 where nothing of the stream is held. */
export function heldVersion(owner: string, stream: string): number {
  return state.wanted.get(owner)?.[stream] ?? 0;
}

function dispatch(event: ConnectionEvent): void {
  const [next, effects] = step(state, event);
  state = next;
  connectionPhase.set(state.phase);
  for (const effect of effects) perform(effect);
}

function perform(effect: ConnectionEffect): void {
  switch (effect.do) {
    case "connect":
      clearTimeout(timer);
      line?.open();
      break;
    case "close":
      clearTimeout(timer);
      line?.leave();
      line = undefined;
      break;
    case "wait":
      timer = setTimeout(retry, effect.ms);
      break;
    case "send":
      line?.send(effect.frame);
      break;
    case "apply":
      listener?.apply(effect);
      break;
    case "reload":
      listener?.reload(effect.owner, effect.stream);
      break;
    case "ended":
      listener?.ended(effect.owner);
      break;
    case "present":
      hearPresence(effect.frame);
      break;
  }
}

function cutLine(): void {
  line?.cut();
}

function retry(): void {
  dispatch({ is: "retry" });
}

function retryWhenVisible(): void {
  if (document.visibilityState === "visible") retry();
}
