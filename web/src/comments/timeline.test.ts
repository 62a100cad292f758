import { expect, test } from "vitest";
import type { BugHistoryEntry } from "../api/types";
import type { Comment } from "../store/comment-thread";
import { timelineOf } from "./timeline";

function time(minute: number): string {
  return `2025-03-04T05:${String(minute).padStart(2, "0")}:00.000000Z`;
}

function comment(minute: number): Comment {
  return {
    id: `comment-${minute}`,
    orgID: "org-1",
    bugID: "bug-1",
    author: "ada",
    text: "",
    created: time(minute),
    rev: 1,
    reactions: [],
  };
}

function entry(minute: number, batchID = `batch-${minute}`, actor = "ada"): BugHistoryEntry {
  return {
    stream: "content",
    version: minute,
    at: time(minute),
    actor,
    kind: "bug",
    id: "bug-1",
    action: "changed",
    fields: {},
    batchID,
  };
}

function told(...parts: Parameters<typeof timelineOf>): (string | number[])[] {
  return timelineOf(...parts).items.map((item) =>
    "comment" in item ? item.comment.id : item.entries.map(({ version }) => version),
  );
}

test("comments and changes stand in the order of time", () => {
  const history = { items: [entry(1), entry(3)], hasOlder: false };
  expect(told({ items: [comment(2), comment(4)], hasOlder: false }, history)).toEqual([
    [1],
    "comment-2",
    [3],
    "comment-4",
  ]);
});

test("what one act of one person did is one line, unless a comment stands between", () => {
  const items = [entry(1, "a"), entry(2, "a"), entry(3, "a", "bob"), entry(5, "b"), entry(7, "b")];
  expect(told({ items: [comment(6)], hasOlder: false }, { items, hasOlder: false })).toEqual([
    [1, 2],
    [3],
    [5],
    "comment-6",
    [7],
  ]);
});

test("nothing is shown before the time from which both lists are whole", () => {
  const comments = { items: [comment(4), comment(6)], hasOlder: true };
  const history = { items: [entry(1), entry(5)], hasOlder: true };
  expect(told(comments, history)).toEqual(["comment-4", [5], "comment-6"]);
  expect(timelineOf(comments, history).next).toBe("comments");
  const whole = { ...comments, hasOlder: false };
  expect(told(whole, history)).toEqual([[1], "comment-4", [5], "comment-6"]);
  expect(timelineOf(whole, history).next).toBe("history");
  expect(timelineOf(whole, { ...history, hasOlder: false }).next).toBeUndefined();
});
