import { expect, test } from "vitest";
import type { BugHistoryEntry } from "../../api/types";
import { historyWords } from "./history-words";

const named = (known: Record<string, string>) => (id: string) => known[id] ?? id;
const names = {
  self: "bug-1",
  status: named({ new: "New", fixed: "Fixed" }),
  project: named({ web: "Web" }),
  person: named({ ada: "Ada", bob: "Bob" }),
  label: named({ ui: "ui", slow: "slow" }),
  bug: named({ other: "CORE-9" }),
};

type Fields = Record<string, [before: unknown, after: unknown]>;

function entry(fields: Fields, more: Partial<BugHistoryEntry> = {}): BugHistoryEntry {
  return {
    stream: "content",
    version: 1,
    at: "2025-03-04T05:06:07.000008Z",
    actor: "ada",
    kind: "bug",
    id: "bug-1",
    action: "changed",
    batchID: "batch",
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, [before, after]]) => [
        name,
        { before, after, isElided: false },
      ]),
    ),
    ...more,
  };
}

test.each<[string, Fields, string[]]>([
  ["a title", { title: ["A", "B"] }, ["changed the title from “A” to “B”"]],
  ["a description", { description: ["", "x"] }, ["edited the description"]],
  ["no description", { description: ["x", ""] }, ["removed the description"]],
  ["a status", { status: ["new", "fixed"], isOpen: [true, false] }, ["moved it from New to Fixed"]],
  ["a resolution", { resolution: ["none", "fixed"] }, ["resolved it as Fixed"]],
  ["no resolution", { resolution: ["fixed", "none"] }, ["took the resolution Fixed back"]],
  ["severity", { severity: ["unset", "S2"] }, ["set the severity to S2 Serious"]],
  ["priority", { priority: ["low", "urgent"] }, ["changed the priority from Low to Urgent"]],
  ["no day", { due: ["2026-12-24", null] }, ["cleared the due date (2026-12-24)"]],
  ["an estimate", { estimate: [null, 2.5] }, ["set the estimate to 2.5"]],
  ["an environment", { environment: [[], [{}]] }, ["edited the environment"]],
  ["assignees", { assignedMembers: [["ada"], ["bob"]] }, ["assigned Bob", "unassigned Ada"]],
  [
    "their order",
    {
      assignedMembers: [
        ["ada", "bob"],
        ["bob", "ada"],
      ],
    },
    ["changed the order of the assignees"],
  ],
  [
    "labels",
    { labels: [["ui"], ["slow", "new"]] },
    ["added the labels slow, new", "removed the label ui"],
  ],
  ["a watcher", { watchers: [[], ["ada"]] }, ["started watching"]],
  [
    "others watching",
    { watchers: [["bob", "ada"], []] },
    ["stopped watching", "made Bob stop watching"],
  ],
  ["a vote", { voters: [[], ["ada"]], voteCount: [0, 1] }, ["voted for this bug"]],
  ["a vote back", { voters: [["ada"], []], voteCount: [1, 0] }, ["took their vote back"]],
  ["votes alone", { voteCount: [1, 3] }, ["brought the votes to 3"]],
  ["readers", { sharedWith: [[], ["bob"]] }, ["shared it with Bob"]],
  ["visibility", { visibility: ["inherit", "restricted"] }, ["restricted this bug"]],
  [
    "a snooze",
    { snooze: [null, { until: "2026-01-05T12:00:00Z" }] },
    ["snoozed it until 1/5/2026"],
  ],
  ["a snooze without end", { snooze: [null, {}] }, ["snoozed it until something happens"]],
  ["its end", { snooze: [{}, null] }, ["ended the snooze"]],
  [
    "a move",
    { projectID: ["core", "web"], key: ["CORE-1", "WEB-4"], number: [1, 4] },
    ["moved it to the project Web", "gave it the key WEB-4 instead of CORE-1"],
  ],
  ["what nobody reads", { rev: [1, 2], statusSince: ["a", "b"], closed: [null, "b"] }, []],
  ["an unknown field", { storyPoints: [1, 2] }, ["changed story points from 1 to 2"]],
  ["an unknown list", { moodBoard: [[], [1]] }, ["edited mood board"]],
])("%s", (_what, fields, told) => {
  expect(historyWords([entry(fields)], names)).toEqual(told);
});

test("a bug appears, goes, comes back, is restricted and opened up", () => {
  const told = (fields: Fields, action: "created" | "removed") =>
    historyWords([entry(fields, { action })], names);
  expect(told({ rev: [null, 1] }, "created")).toEqual(["reported this bug"]);
  expect(told({ rev: [3, 4] }, "removed")).toEqual(["deleted this bug"]);
  expect(told({ rev: [4, 5] }, "created")).toEqual(["restored this bug"]);
  expect(told({}, "removed")).toEqual(["restricted this bug"]);
  expect(told({ rev: [null, 5] }, "created")).toEqual(["opened this bug up"]);
});

test("who knew a bug as restricted sees the change alone", () => {
  const removed = entry({}, { action: "removed" });
  const changed = entry({ visibility: ["inherit", "restricted"] }, { stream: "restricted" });
  expect(historyWords([removed, changed], names)).toEqual(["restricted this bug"]);
});

test("what hangs on a bug is told by its name", () => {
  const file = { name: [null, "trace.txt"] } as Fields;
  expect(historyWords([entry(file, { kind: "attachment", action: "created" })], names)).toEqual([
    "attached trace.txt",
  ]);
  expect(historyWords([entry({}, { kind: "comment", action: "removed" })], names)).toEqual([
    "removed a comment",
  ]);
  const blocks = { kind: [null, "blocks"], from: [null, "bug-1"], to: [null, "other"] } as Fields;
  expect(historyWords([entry(blocks, { kind: "relation", action: "created" })], names)).toEqual([
    "noted that it blocks CORE-9",
  ]);
  const ended = { kind: ["blocks", null], from: ["other", null], to: ["bug-1", null] } as Fields;
  expect(historyWords([entry(ended, { kind: "relation", action: "removed" })], names)).toEqual([
    "no longer says that it is blocked by CORE-9",
  ]);
  expect(historyWords([entry({}, { kind: "token", action: "created" })], names)).toEqual([
    "added: token",
  ]);
});

test("that a picture got its thumbnail is not told", () => {
  const file = entry({ hasThumbnail: [false, true] }, { kind: "attachment" });
  expect(historyWords([file], names)).toEqual([]);
});
