import { expect, test } from "vitest";
import type { Change } from "./change";
import {
  type ConnectionEffect,
  type ConnectionEvent,
  initialConnection,
  step,
  waitMs,
} from "./connection-machine";

function change(version: number): Change {
  return {
    version,
    at: "2025-01-02T03:04:05Z",
    kind: "bug",
    id: "b",
    action: "changed",
    fields: {},
  };
}

function changes(versions: readonly number[]): ConnectionEvent {
  return {
    is: "frame",
    frame: { type: "changes", owner: "org", stream: "content", changes: versions.map(change) },
  };
}

const subscribed = (content: number): ConnectionEvent => ({
  is: "frame",
  frame: { type: "subscribed", owner: "org", streams: { content, members: 2 } },
});

const again: ConnectionEvent = {
  is: "want",
  owner: "org",
  streams: { content: 3, members: 2 },
};

/** Runs events from the beginning and gives what the last one caused. */
function last(...events: ConnectionEvent[]): ConnectionEffect[] {
  let state = initialConnection;
  let effects: ConnectionEffect[] = [];
  for (const event of events) [state, effects] = step(state, event);
  return effects;
}

const open: ConnectionEvent[] = [
  { is: "start" },
  { is: "want", owner: "org", streams: { content: 5, members: 2 } },
  { is: "opened" },
];

function applied(effects: ConnectionEffect[]): number[] {
  return effects.flatMap((effect) =>
    effect.do === "apply" ? effect.changes.map(({ version }) => version) : [],
  );
}

test("what is wanted before the connection opens is asked for when it does", () => {
  expect(last(...open)).toEqual([
    {
      do: "send",
      frame: { type: "subscribe", owner: "org", streams: { content: 5, members: 2 } },
    },
  ]);
});

test("what is wanted later is asked for at once", () => {
  expect(last(...open, { is: "want", owner: "me", streams: { person: 0 } })).toEqual([
    { do: "send", frame: { type: "subscribe", owner: "me", streams: { person: 0 } } },
  ]);
});

test("changes are applied in order and each once", () => {
  expect(applied(last(...open, changes([6, 7])))).toEqual([6, 7]);
  expect(applied(last(...open, changes([6, 7]), changes([6, 7, 8])))).toEqual([8]);
  expect(applied(last(...open, changes([4, 5])))).toEqual([]);
});

test("what is wanted from further back is heard again, whatever the answer to the wish before says", () => {
  expect(applied(last(...open, again, subscribed(5), changes([4, 5])))).toEqual([4, 5]);
  expect(applied(last(...open, subscribed(5), again, changes([4, 5]), subscribed(5)))).toEqual([]);
  expect(
    applied(last(...open, again, subscribed(5), changes([4, 5]), subscribed(5), changes([5, 6]))),
  ).toEqual([6]);
});

test("the answer to an earlier wish does not bring back what later lists hold already", () => {
  const later: ConnectionEvent = { is: "want", owner: "org", streams: { content: 8, members: 2 } };
  expect(applied(last(...open, later, subscribed(5), changes([6, 7, 8, 9])))).toEqual([9]);
});

test("a hole in the numbers asks for the lists anew", () => {
  const reload: ConnectionEffect[] = [{ do: "reload", owner: "org", stream: "content" }];
  expect(last(...open, subscribed(5), changes([8]))).toEqual(reload);
  expect(last(...open, subscribed(5), changes([6, 8]))).toEqual(reload);
});

test("a change that comes before the answer to a wish from further back comes again with it", () => {
  const events = [...open, subscribed(5), again, changes([6])];
  expect(last(...events)).toEqual([]);
  expect(applied(last(...events, changes([4, 5, 6])))).toEqual([4, 5, 6]);
  expect(last(...events, changes([4, 5, 6]), subscribed(6), changes([8]))).toEqual([
    { do: "reload", owner: "org", stream: "content" },
  ]);
});

test("an answer that is further than all that came with it asks for the lists anew", () => {
  const reload: ConnectionEffect[] = [{ do: "reload", owner: "org", stream: "content" }];
  expect(last(...open, subscribed(7))).toEqual(reload);
  expect(last(...open, subscribed(5), again, changes([6]), subscribed(6))).toEqual(reload);
});

test("after a loss too, what comes before the answer and leaves a hole comes again", () => {
  const lost: ConnectionEvent[] = [{ is: "closed", chance: 0 }, { is: "retry" }, { is: "opened" }];
  expect(last(...open, subscribed(5), ...lost, changes([7]))).toEqual([]);
});

test("a connection that others opened is this one's too, whether it waited or tried", () => {
  const waiting: ConnectionEvent[] = [...open, { is: "closed", chance: 1 }];
  expect(last(...waiting, { is: "opened" })).toEqual(last(...open));
  expect(last({ is: "opened" })).toEqual([]);
});

test("after a loss it resumes at the versions that were applied", () => {
  const effects = last(
    ...open,
    changes([6, 7]),
    { is: "closed", chance: 0 },
    { is: "retry" },
    { is: "opened" },
  );
  expect(effects).toEqual([
    {
      do: "send",
      frame: { type: "subscribe", owner: "org", streams: { content: 7, members: 2 } },
    },
  ]);
});

test("waits grow with each failed attempt and start over after success", () => {
  const fail: ConnectionEvent[] = [{ is: "closed", chance: 1 }, { is: "retry" }];
  const closed: ConnectionEvent = { is: "closed", chance: 1 };
  const waitAfter = (...events: ConnectionEvent[]) => last({ is: "start" }, ...events, closed);
  expect(waitAfter()).toEqual([{ do: "wait", ms: 500 }]);
  expect(waitAfter(...fail)).toEqual([{ do: "wait", ms: 1000 }]);
  expect(waitAfter(...fail, ...fail)).toEqual([{ do: "wait", ms: 2000 }]);
  expect(waitAfter(...fail, ...fail, { is: "opened" })).toEqual([{ do: "wait", ms: 500 }]);
});

test("waits are spread by chance and have a ceiling", () => {
  expect(waitMs(0, 0)).toBe(250);
  expect(waitMs(0, 1)).toBe(500);
  expect(waitMs(50, 1)).toBe(30_000);
  expect(waitMs(50, 0)).toBe(15_000);
});

test("an ended subscription is told and not asked for again", () => {
  const ended: ConnectionEvent = { is: "frame", frame: { type: "ended", owner: "org" } };
  expect(last(...open, ended)).toEqual([{ do: "ended", owner: "org" }]);
  expect(last(...open, ended, changes([6]))).toEqual([]);
  const back: ConnectionEvent[] = [{ is: "closed", chance: 0 }, { is: "retry" }, { is: "opened" }];
  expect(last(...open, ended, ...back)).toEqual([]);
});

test("a stopped connection forgets everything and ignores its own close", () => {
  expect(last(...open, { is: "stop" })).toEqual([{ do: "close" }]);
  expect(last(...open, { is: "stop" }, { is: "closed", chance: 0 })).toEqual([]);
  expect(last(...open, { is: "stop" }, { is: "start" }, { is: "opened" })).toEqual([]);
});

test("a stream that the server no longer names is not asked for again", () => {
  const closing: ConnectionEvent = {
    is: "frame",
    frame: { type: "subscribed", owner: "org", streams: { content: 9 } },
  };
  const want: ConnectionEvent = {
    is: "want",
    owner: "org",
    streams: { content: 9, members: 4, managers: 2 },
  };
  let state = initialConnection;
  for (const event of [...open, want, closing]) [state] = step(state, event);
  expect(state.wanted.get("org")).toEqual({ content: 9 });
});

test("where the person is is said while the connection is open, and to nobody else", () => {
  const frame = { type: "presence", owner: "org", bug: "b", act: "looks" } as const;
  expect(last({ is: "start" }, { is: "say", frame })).toEqual([]);
  expect(last(...open, { is: "say", frame })).toEqual([{ do: "send", frame }]);
});

test("who is on a bug is handed on, whatever is subscribed to", () => {
  const frame = { type: "presence", owner: "other", bug: "b", people: [], count: 0 } as const;
  expect(last(...open, { is: "frame", frame: { ...frame, people: [] } })).toEqual([
    { do: "present", frame },
  ]);
});
