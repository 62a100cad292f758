import * as v from "valibot";
import { type ClientFrame, isServerFrame, type ServerFrame } from "../frames";

/** What tabs of a person say to each other. A release that says it in another way has a channel of its own. */
const format = 1;

export const lineName = (person: string) => `lacewing.line.${format}.${person}`;

/** Held for as long as a tab lives. */
export const tabLockName = (person: string, tab: string) => `${lineName(person)}.${tab}`;

const serverFrame = v.custom<ServerFrame>(isServerFrame);

const clientFrame = v.variant("type", [
  v.object({
    type: v.literal("presence"),
    owner: v.string(),
    bug: v.string(),
    act: v.picklist(["away", "looks", "comments", "describes"]),
  }),
  v.object({
    type: v.literal("subscribe"),
    owner: v.string(),
    streams: v.record(v.string(), v.number()),
  }),
  v.object({ type: v.literal("unsubscribe"), owner: v.string() }),
]) satisfies v.GenericSchema<ClientFrame>;

const wordSchema = v.variant("is", [
  /** This tab has the socket from now on. */
  v.object({ is: v.literal("leads"), from: v.string(), to: v.optional(v.array(v.string())) }),
  /** It has it no longer. */
  v.object({ is: v.literal("over"), from: v.string() }),
  v.object({ is: v.literal("alive"), from: v.string(), to: v.array(v.string()) }),
  v.object({ is: v.literal("opened"), from: v.string(), to: v.optional(v.array(v.string())) }),
  v.object({
    is: v.literal("closed"),
    from: v.string(),
    to: v.optional(v.array(v.string())),
    hasOpened: v.boolean(),
  }),
  v.object({
    is: v.literal("frame"),
    from: v.string(),
    to: v.optional(v.array(v.string())),
    frame: serverFrame,
  }),
  /** A tab is there and looks for the one that leads. */
  v.object({ is: v.literal("hello"), tab: v.string() }),
  v.object({ is: v.literal("bye"), tab: v.string() }),
  v.object({ is: v.literal("ask alive"), tab: v.string() }),
  v.object({ is: v.literal("connect"), tab: v.string(), leader: v.string() }),
  v.object({ is: v.literal("say"), tab: v.string(), leader: v.string(), frame: clientFrame }),
]);

export type Word = v.InferOutput<typeof wordSchema>;

export function readWord(data: unknown): Word | undefined {
  const read = v.safeParse(wordSchema, data);
  return read.success ? read.output : undefined;
}
