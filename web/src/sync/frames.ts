import { hasMembers, isNumber, isOneOf, isRecord, isText, listOf, orNone } from "../api/checks";
import type { Change } from "./change";

type Versions = Record<string, number>;
type Members = Readonly<Record<string, unknown>>;

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

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A frame in brief says once what all of its changes have alike; a change that tells no fields leaves them out. */
function inFull(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { type, alike, changes, ...rest } = body;
  const isBrief = type === "brief_changes";
  if ((!isBrief && type !== "changes") || !isList(changes)) return body;
  const same = isBrief ? alike : {};
  if (!isRecord(same)) return undefined;
  // In place: there are a thousand.
  for (let at = 0; at < changes.length; at += 1) {
    const own = changes[at];
    changes[at] = isRecord(own) && changeOf(own, same, changes);
  }
  return { ...rest, type: "changes", changes };
}

/** Written out, in one piece: what is put together member by member is several pieces of memory. */
function changeOf(
  own: Members,
  same: Members,
  before: readonly unknown[],
): Record<keyof Change, unknown> {
  const { projectOf } = own;
  const other = isNumber(projectOf) ? before[projectOf] : same;
  return {
    version: own["version"],
    at: own["at"] ?? same["at"],
    actor: own["actor"] ?? same["actor"],
    kind: own["kind"] ?? same["kind"],
    id: own["id"],
    action: own["action"] ?? same["action"],
    projectID: own["projectID"] ?? (isRecord(other) ? other["projectID"] : undefined),
    fields: own["fields"] ?? {},
    fieldsElided: own["fieldsElided"],
    clientID: own["clientID"] ?? same["clientID"],
    withToken: own["withToken"] ?? same["withToken"],
  };
}

/** Nothing where the text is no frame that we know: a newer server may say more. */
export function readFrame(text: string): ServerFrame | undefined {
  let body: unknown;
  try {
    body = inFull(JSON.parse(text));
  } catch {
    return undefined;
  }
  return isServerFrame(body) ? body : undefined;
}

/** A frame and the texts that it came in. */
export interface HeardFrame {
  frame: ServerFrame;
  texts: readonly string[];
}

/**
 * Of texts that `readFrame` took, in another thread. A thousand changes come in dozens of frames: those of a stream
 * that go on from one another are read as one.
 */
export function readTogether(texts: readonly string[]): HeardFrame[] {
  const heard: { frame: ServerFrame; texts: string[] }[] = [];
  for (const text of texts) {
    const frame = inFull(JSON.parse(text)) as ServerFrame;
    const last = heard.at(-1);
    if (last !== undefined && takesIn(last.frame, frame)) last.texts.push(text);
    else heard.push({ frame, texts: [text] });
  }
  return heard;
}

/** Whether the changes of a frame now stand in the one before it. */
function takesIn(before: ServerFrame, frame: ServerFrame): boolean {
  if (before.type !== "changes" || frame.type !== "changes") return false;
  if (before.owner !== frame.owner || before.stream !== frame.stream) return false;
  const last = before.changes.at(-1)?.version ?? 0;
  if (frame.changes[0]?.version !== last + 1) return false;
  before.changes.push(...frame.changes);
  return true;
}
