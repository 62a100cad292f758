import { expect, test } from "vitest";
import { readChecked, readFrame, writeFrame } from "./frames";

test("a frame of changes is read with its defaults", () => {
  const text = JSON.stringify({
    type: "changes",
    owner: "o",
    stream: "content",
    changes: [
      {
        version: 3,
        at: "2025-01-02T03:04:05Z",
        kind: "bug",
        id: "b",
        action: "created",
        batchID: "x",
      },
    ],
  });
  expect(readFrame(text)).toMatchObject({
    type: "changes",
    changes: [{ version: 3, action: "created", fields: {} }],
  });
  expect(readChecked(text)).toEqual(readFrame(text));
});

test("a frame in brief is the whole one, and is asked for", () => {
  const alike = { at: "2025-01-02T03:04:05Z", actor: "ann", kind: "bug", action: "changed" };
  const brief = {
    type: "brief_changes",
    owner: "o",
    stream: "content",
    alike,
    changes: [
      { version: 3, id: "a", fields: { title: "t" }, clientID: "c" },
      { version: 4, id: "b", fields: {} },
    ],
  };
  expect(readFrame(JSON.stringify(brief))).toEqual({
    type: "changes",
    owner: "o",
    stream: "content",
    changes: brief.changes.map((change) => ({ ...alike, ...change })),
  });
  expect(readChecked(JSON.stringify(brief))).toEqual(readFrame(JSON.stringify(brief)));
  const torn = { ...brief, alike: { ...alike, kind: undefined } };
  expect(readFrame(JSON.stringify(torn))).toBeUndefined();
  expect(readFrame(JSON.stringify({ ...brief, alike: undefined }))).toBeUndefined();
  const wish = { type: "subscribe", owner: "o", streams: { content: 2 } } as const;
  expect(JSON.parse(writeFrame(wish))).toEqual({ ...wish, brief: true });
});

test("who is on a bug is read, and what a newer server says they do", () => {
  const frame = {
    type: "presence",
    owner: "o",
    bug: "b",
    people: [{ UID: "u", act: "sings" }],
    count: 1,
  };
  expect(readFrame(JSON.stringify(frame))).toEqual(frame);
});

test("what is no frame that we know is nothing", () => {
  expect(readFrame("{")).toBeUndefined();
  expect(readFrame('{"type":"presence"}')).toBeUndefined();
  expect(readFrame('{"type":"ended"}')).toBeUndefined();
});
