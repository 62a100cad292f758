import { hasMembers, isNumber, isOneOf, isRecord, isText, listOf, orNone } from "../api/checks";
import type { Change } from "./change";

type Versions = Record<string, number>;

export type ServerFrame =
  | { type: "subscribed"; owner: string; streams: Versions }
  | { type: "changes"; owner: string; stream: string; changes: Change[] }
  | { type: "reload"; owner: string; stream: string }
  | { type: "ended"; owner: string }
  | {
      type: "presence";
      owner: string;
      bug: string;
      people: { UID: string; act: string }[];
      count: number;
    }
  | { type: "presence_ended"; owner: string; bug: string }
  | { type: "error"; code: string; detail: string };

const isVersions = (value: unknown) => isRecord(value) && Object.values(value).every(isNumber);
const isAction = isOneOf(["created", "changed", "removed"]);
const isPerson = (value: unknown) => hasMembers(value, { UID: isText, act: isText });

const changeChecks = Object.entries({
  version: isNumber,
  at: isText,
  kind: isText,
  id: isText,
  action: isAction,
  actor: orNone(isText),
  projectID: orNone(isText),
  clientID: orNone(isText),
  fields: orNone(isRecord),
  fieldsElided: orNone(isVersions),
});
/** In place, without a copy: changes come a thousand at a time, and each is looked at here before its frame is drawn. */
const isChange = (value: unknown) =>
  isRecord(value) && changeChecks.every(([name, isRight]) => isRight(value[name]));

/** What each kind of frame has to hold; a newer server may say more. */
const members = {
  subscribed: { owner: isText, streams: isVersions },
  changes: { owner: isText, stream: isText, changes: listOf(isChange) },
  reload: { owner: isText, stream: isText },
  ended: { owner: isText },
  presence: { owner: isText, bug: isText, people: listOf(isPerson), count: isNumber },
  presence_ended: { owner: isText, bug: isText },
  error: { code: isText, detail: isText },
};

function isServerFrame(body: unknown): body is ServerFrame {
  if (!isRecord(body) || !isText(body["type"]) || !Object.hasOwn(members, body["type"]))
    return false;
  return hasMembers(body, members[body["type"] as ServerFrame["type"]]);
}

/** Who is on a bug, or that this is not for the person to know. */
export type PresenceFrame = Extract<ServerFrame, { type: "presence" | "presence_ended" }>;

/** What the person does on a bug. */
export type PresenceAct = "away" | "looks" | "comments" | "describes";

export interface OwnPresence {
  type: "presence";
  owner: string;
  bug: string;
  act: PresenceAct;
}

export type ClientFrame =
  | OwnPresence
  | { type: "subscribe"; owner: string; streams: Versions }
  | { type: "unsubscribe"; owner: string };

/** As it is sent. Changes that come together are asked for in brief: those of one act differ in little. */
export function writeFrame(frame: ClientFrame): string {
  return JSON.stringify(frame.type === "subscribe" ? { ...frame, brief: true } : frame);
}

/** A frame in brief says once what all of its changes have alike. */
function inFull(body: unknown): unknown {
  if (!isRecord(body) || body["type"] !== "brief_changes") return body;
  const { alike, changes, ...rest } = body;
  if (!isRecord(alike) || !Array.isArray(changes)) return undefined;
  const all = Array.from(changes, (change: unknown) => isRecord(change) && { ...alike, ...change });
  return { ...rest, type: "changes", changes: all };
}

/** Nothing where the text is no frame that we know: a newer server may say more. */
export function readFrame(text: string): ServerFrame | undefined {
  let body: unknown;
  try {
    body = inFull(JSON.parse(text));
  } catch {
    return undefined;
  }
  return isServerFrame(body) ? withFields(body) : undefined;
}

/** Of a text that `readFrame` took, in another thread: its changes come by the thousand. */
export function readChecked(text: string): ServerFrame {
  return withFields(inFull(JSON.parse(text)) as ServerFrame);
}

/** A change that tells no fields leaves them out. */
function withFields(frame: ServerFrame): ServerFrame {
  if (frame.type === "changes") for (const change of frame.changes) change.fields ??= {};
  return frame;
}
