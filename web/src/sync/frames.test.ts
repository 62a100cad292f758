import { expect, test } from "vitest";
import { readFrame, readTogether, writeFrame } from "./frames";

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
  expect(readTogether([text])).toEqual([{ frame: readFrame(text), texts: [text] }]);
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
  expect(readTogether([JSON.stringify(brief)])[0]?.frame).toEqual(readFrame(JSON.stringify(brief)));
  const torn = { ...brief, alike: { ...alike, kind: undefined } };
  expect(readFrame(JSON.stringify(torn))).toBeUndefined();
  expect(readFrame(JSON.stringify({ ...brief, alike: undefined }))).toBeUndefined();
  const wish = { type: "subscribe", owner: "o", streams: { content: 2 } } as const;
  expect(JSON.parse(writeFrame(wish))).toEqual({ ...wish, brief: true });
});

test("a project that another change of the frame tells is that one", () => {
  const text = JSON.stringify({
    type: "brief_changes",
    owner: "o",
    stream: "content",
    alike: { at: "2025-01-02T03:04:05Z", kind: "bug", action: "changed" },
    changes: [
      { version: 3, id: "a", projectID: "p" },
      { version: 4, id: "b", projectID: "q" },
      { version: 5, id: "c", projectOf: 0 },
      { version: 6, id: "d", projectOf: 1 },
      { version: 7, id: "e", projectOf: 9 },
    ],
  });
  expect(readFrame(text)).toMatchObject({
    changes: ["p", "q", "p", "q", undefined].map((projectID) => ({ projectID })),
  });
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

test("changes of a stream that go on from one another are read as one frame, others as they came", () => {
  function textOf(stream: string, ...versions: number[]): string {
    const changes = versions.map((version) => ({
      version,
      at: "2025-01-02T03:04:05Z",
      kind: "bug",
      id: `${version}`,
      action: "changed",
      fields: { rev: 2 },
    }));
    return JSON.stringify({ type: "changes", owner: "o", stream, changes });
  }
  const told = (...texts: string[]) =>
    readTogether(texts).map(({ frame, texts: of }) => ({
      versions: frame.type === "changes" ? frame.changes.map(({ version }) => version) : frame.type,
      of: of.map((text) => texts.indexOf(text)),
    }));
  const [first, second, third] = [textOf("s", 1, 2), textOf("s", 3), textOf("s", 4, 5)];
  expect(told(first, second, third)).toEqual([{ versions: [1, 2, 3, 4, 5], of: [0, 1, 2] }]);
  expect(told(first, third)).toEqual([
    { versions: [1, 2], of: [0] },
    { versions: [4, 5], of: [1] },
  ]);
  expect(told(first, textOf("other", 3), third).map(({ of }) => of)).toEqual([[0], [1], [2]]);
  expect(told(first, second.replace('"o"', '"p"')).map(({ of }) => of)).toEqual([[0], [1]]);
  expect(told(first, '{"type":"ended","owner":"o"}', second)).toEqual([
    { versions: [1, 2], of: [0] },
    { versions: "ended", of: [1] },
    { versions: [3], of: [2] },
  ]);
});
