import * as v from "valibot";

const versions = v.record(v.string(), v.number());

const change = v.object({
  version: v.number(),
  at: v.string(),
  actor: v.optional(v.string()),
  kind: v.string(),
  id: v.string(),
  action: v.picklist(["created", "changed", "removed"]),
  projectID: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
  fieldsElided: v.optional(v.record(v.string(), v.number())),
  clientID: v.optional(v.string()),
});

const serverFrame = v.variant("type", [
  v.object({ type: v.literal("subscribed"), owner: v.string(), streams: versions }),
  v.object({
    type: v.literal("changes"),
    owner: v.string(),
    stream: v.string(),
    changes: v.array(change),
  }),
  v.object({ type: v.literal("reload"), owner: v.string(), stream: v.string() }),
  v.object({ type: v.literal("ended"), owner: v.string() }),
  v.object({
    type: v.literal("presence"),
    owner: v.string(),
    bug: v.string(),
    people: v.array(v.object({ UID: v.string(), act: v.string() })),
    count: v.number(),
  }),
  v.object({ type: v.literal("presence_ended"), owner: v.string(), bug: v.string() }),
  v.object({ type: v.literal("error"), code: v.string(), detail: v.string() }),
]);

export type ServerFrame = v.InferOutput<typeof serverFrame>;

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
  | { type: "subscribe"; owner: string; streams: Record<string, number> }
  | { type: "unsubscribe"; owner: string };

/** Nothing where the text is no frame that we know: a newer server may say more. */
export function readFrame(text: string): ServerFrame | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(serverFrame, body);
  return read.success ? read.output : undefined;
}
