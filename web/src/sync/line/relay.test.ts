import { beforeEach, expect, test } from "vitest";
import type { Change } from "../change";
import type { ClientFrame, ServerFrame } from "../frames";
import { Relay, type RelayWord } from "./relay";

let sent: ClientFrame[] = [];
let told: { word: RelayWord; to: readonly string[] | undefined }[] = [];
let opened = 0;
let relay = new Relay({ open: () => undefined, send: () => undefined, tell: () => undefined });

beforeEach(() => {
  sent = [];
  told = [];
  opened = 0;
  relay = new Relay({
    open: () => {
      opened += 1;
    },
    send: (frame) => sent.push(frame),
    tell: (word, to) => told.push({ word, to }),
  });
});

function open(...tabs: string[]): void {
  for (const tab of tabs) relay.connect(tab);
  relay.opened();
}

const subscribe = (tab: string, streams: Record<string, number>) =>
  relay.say(tab, { type: "subscribe", owner: "org", streams });

const subscribed = (streams: Record<string, number>): ServerFrame => ({
  type: "subscribed",
  owner: "org",
  streams,
});

const reload: ServerFrame = { type: "reload", owner: "org", stream: "content" };

function changes(...versions: number[]): ServerFrame {
  const all = versions.map(
    (version): Change => ({ version, at: "", kind: "bug", id: "b", action: "changed", fields: {} }),
  );
  return { type: "changes", owner: "org", stream: "content", changes: all };
}

const asked = () => sent.flatMap((frame) => (frame.type === "subscribe" ? [frame.streams] : []));

/** The frames that were told, and to whom. */
const frames = () =>
  told.flatMap(({ word, to }) => (word.is === "frame" ? [[word.frame, to ?? "all"]] : []));

test("many tabs open one socket, and each hears that it is open", () => {
  open("one", "two");
  relay.connect("three");
  expect(opened).toBe(1);
  expect(told).toEqual([
    { word: { is: "opened" }, to: undefined },
    { word: { is: "opened" }, to: ["three"] },
  ]);
});

test("a tab that holds all that was told is answered without the server", () => {
  open("one");
  subscribe("one", { content: 5, members: 1 });
  relay.hear(subscribed({ content: 5, members: 1 }));
  relay.hear(changes(6, 7));
  subscribe("two", { content: 8, members: 1 });
  expect(asked()).toEqual([{ content: 5, members: 1 }]);
  expect(frames().at(-1)).toEqual([subscribed({ content: 8, members: 1 }), ["two"]]);
  relay.hear(changes(8, 9));
  expect(frames().at(-1)).toEqual([changes(8, 9), ["one", "two"]]);
});

test("changes are told with the texts that they came in, which other tabs get as they are", () => {
  open("one");
  subscribe("one", { content: 5 });
  relay.hear(subscribed({ content: 5 }));
  relay.hear(changes(6), ["as the server wrote it"]);
  expect(told.at(-1)?.word).toEqual({
    is: "frame",
    frame: changes(6),
    texts: ["as the server wrote it"],
  });
});

test("for a tab that comes late the server is asked from where that tab stands", () => {
  open("one");
  subscribe("one", { content: 5 });
  relay.hear(subscribed({ content: 5 }));
  subscribe("two", { content: 3, managers: 2 });
  expect(asked().at(-1)).toEqual({ content: 3, managers: 2 });
  relay.hear(changes(6));
  relay.hear(changes(4, 5, 6));
  relay.hear(subscribed({ content: 6, managers: 2 }));
  expect(frames().slice(1)).toEqual([
    [changes(4, 5, 6), ["one", "two"]],
    [subscribed({ content: 6, managers: 2 }), ["two"]],
  ]);
});

test("who asks while an answer is on its way is asked for once it is there, with what they heard since", () => {
  open("one");
  subscribe("one", { content: 5 });
  subscribe("two", { content: 5 });
  subscribe("three", { content: 2 });
  relay.hear(changes(6));
  relay.hear(subscribed({ content: 6 }));
  expect(asked()).toEqual([{ content: 5 }, { content: 2 }]);
  expect(frames().slice(1)).toEqual([
    [subscribed({ content: 6 }), ["one"]],
    [subscribed({ content: 6 }), ["two"]],
  ]);
});

test("a tab that is too far back loads anew by itself, the others miss nothing", () => {
  open("one");
  subscribe("one", { content: 900, members: 1 });
  relay.hear(subscribed({ content: 900, members: 1 }));
  subscribe("two", { content: 3, members: 1 });
  relay.hear(reload);
  expect(frames().at(-1)).toEqual([reload, ["two"]]);
  relay.hear(subscribed({ members: 1 }));
  expect(asked().at(-1)).toEqual({ content: 900, members: 1 });
  relay.hear(changes(901));
  relay.hear(subscribed({ content: 901, members: 1 }));
  subscribe("two", { content: 901, members: 1 });
  expect(asked()).toHaveLength(3);
});

test("what is too much for all is told to all", () => {
  open("one", "two");
  subscribe("one", { content: 5 });
  relay.hear(subscribed({ content: 5 }));
  relay.hear(reload);
  expect(frames().at(-1)).toEqual([reload, "all"]);
  subscribe("one", { content: 9 });
  expect(asked().at(-1)).toEqual({ content: 9 });
});

test("a stream that closes is told to all, whoever asked", () => {
  open("one", "two");
  subscribe("one", { content: 5, managers: 1 });
  relay.hear(subscribed({ content: 5, managers: 1 }));
  relay.hear(subscribed({ content: 5 }));
  expect(frames().at(-1)).toEqual([subscribed({ content: 5 }), "all"]);
});

test("the server is told when the last tab has gone, also where that tab went without a word", () => {
  open("one", "two");
  subscribe("one", { content: 5 });
  subscribe("two", { content: 5 });
  relay.say("one", { type: "unsubscribe", owner: "org" });
  expect(sent).toHaveLength(1);
  relay.leave("two");
  expect(sent.at(-1)).toEqual({ type: "unsubscribe", owner: "org" });
});

test("an access that ended is told to all, and asked for anew by whoever wants it again", () => {
  open("one", "two");
  subscribe("one", { content: 5 });
  relay.hear({ type: "ended", owner: "org" });
  expect(frames()).toEqual([[{ type: "ended", owner: "org" }, "all"]]);
  subscribe("two", { content: 5 });
  expect(asked()).toHaveLength(2);
});

test("after a loss nothing is taken for told", () => {
  open("one");
  subscribe("one", { content: 5 });
  relay.hear(subscribed({ content: 5 }));
  relay.closed(true);
  subscribe("one", { content: 5 });
  expect(asked()).toHaveLength(1);
  relay.connect("one");
  relay.opened();
  subscribe("one", { content: 5 });
  expect(opened).toBe(2);
  expect(asked()).toHaveLength(2);
});
