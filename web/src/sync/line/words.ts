import * as v from "valibot";
import type { ClientFrame } from "../frames";

/** What tabs of a person say to each other. A release that says it in another way has a channel of its own. */
const format = 2;

export const lineName = (person: string) => `lacewing.line.${format}.${person}`;

/** Held for as long as a tab lives. */
export const tabLockName = (person: string, tab: string) => `${lineName(person)}.${tab}`;

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
  /** Frames that came together, each looked through and written as the server writes them. */
  v.object({
    is: v.literal("frames"),
    from: v.string(),
    to: v.optional(v.array(v.string())),
    texts: v.array(v.string()),
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
