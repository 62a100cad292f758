import { expect, test } from "vitest";
import { readFrame } from "./frames";

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
