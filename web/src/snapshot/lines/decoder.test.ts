import { expect, test } from "vitest";
import {
  type BugChunk,
  type ColumnName,
  relationOrder,
  resolutionOrder,
} from "../../store/bug-chunk";
import { dayOf } from "../../store/days";
import { listOf, textAt } from "../../store/row-texts";
import { SnapshotBroken } from "./broken";
import { SnapshotDecoder } from "./decoder";
import { bugID, core, headerLine, people, story, wholeStory } from "./testing";

function decode(lines: readonly object[]) {
  const decoder = new SnapshotDecoder();
  for (const line of lines) decoder.take(JSON.stringify(line));
  return decoder.finish();
}

const { header, tables, chunks, relations } = decode(wholeStory());
const [first, second] = chunks as [BugChunk, BugChunk];

const numbersOf = (name: ColumnName, of = first) => Array.from(of.columns[name]);
const setsOf = (name: "assignees" | "watchers" | "voters") =>
  numbersOf(name).map((set) => tables.peopleSets[set]?.map((person) => tables.people[person]));

test("the header says as of when it is", () => {
  expect(header).toMatchObject({
    orgID: "org-1",
    person: 3,
    versions: { content: 40, members: 7 },
  });
  expect(header.projects).toMatchObject([{ id: core }]);
});

test("numbers, keys and ids of all lines are the bugs' own", () => {
  expect(numbersOf("number")).toEqual([8, 7, 6, 5, 4]);
  expect(numbersOf("number", second)).toEqual([3, 2, 1]);
  expect(tables.projects).toEqual([{ id: core, key: "CORE" }]);
  expect(numbersOf("project", second)).toEqual([0, 0, 0]);
  expect(listOf(first.ids)).toEqual([8, 7, 6, 5, 4].map(bugID));
  expect(listOf(second.ids)).toEqual([3, 2, 1].map(bugID));
  expect(textAt(first.titles, 4)).toBe('Bug "4" – ü 🐞');
});

test("words stand by what they say", () => {
  const statuses = numbersOf("status").map((status) => tables.statuses[status]);
  expect(statuses.slice(3)).toEqual([story.status, story.closedStatus]);
  expect(numbersOf("isOpen")).toEqual([1, 1, 1, 1, 0]);
  expect(numbersOf("resolution").slice(3)).toEqual([0, resolutionOrder.indexOf("fixed")]);
  expect(numbersOf("severity").slice(3)).toEqual([2, 2]);
  expect(numbersOf("restricted").slice(3)).toEqual([0, 1]);
  expect(numbersOf("author").map((person) => tables.people[person])).toEqual(
    Array(5).fill(people[0]),
  );
  expect(numbersOf("due").slice(3).map(dayOf)).toEqual(["", "2024-10-04"]);
});

test("sets keep their order, those of watchers and voters that of the ids", () => {
  const [ada, ben, cleo] = people;
  const labels = numbersOf("labels").map((set) => tables.labelSets[set]);
  expect(labels[0]?.map((label) => tables.labels[label])).toEqual(story.labels);
  expect(setsOf("assignees")[0]).toEqual([ben]);
  expect(setsOf("voters")[0]).toEqual([ada, cleo]);
  expect(setsOf("watchers")).toEqual([[], [ada], [ada, ben], [ben], [ada, cleo]]);
});

test("times and numbers are exact", () => {
  const created = [0, 1, 2, 3, 4].map(story.created);
  const since = created.map((time) => time + 60_000_000);
  expect(numbersOf("created")).toEqual(created);
  expect(numbersOf("since")).toEqual(since);
  expect(numbersOf("updated")).toEqual(since.map((time, row) => time + (row - 1) * 1_000_000));
  expect(numbersOf("closed")).toEqual([0, 0, 0, 0, (since[4] ?? 0) + 5_000_000]);
  const hourLater = created.map((time) => time + 3_600_000_000);
  expect(numbersOf("snooze")).toEqual([Number.NaN, 0, ...hourLater.slice(2)]);
  expect(numbersOf("estimate").slice(3)).toEqual([-1, 150]);
  expect(numbersOf("comments")).toEqual([0, 70, 140, 210, 280]);
  expect(numbersOf("rev")).toEqual([1, 2, 3, 4, 5]);
});

test("ranks follow from what they were made of", () => {
  expect(listOf(first.ranks)).toEqual([
    "text 0",
    "00000000700be",
    "7nt3de9Hk16",
    "0000000aa15",
    "text 4",
  ]);
});

test("relations name bugs by their rows", () => {
  const kinds = Array.from(relations.kind, (kind) => relationOrder[kind]);
  expect(kinds).toEqual(["blocks", "relates_to"]);
  expect([...relations.from]).toEqual([1, 6]);
  expect([...relations.to]).toEqual([7, 0]);
});

test("a snapshot that was cut anywhere is none", () => {
  const lines = wholeStory();
  for (let count = 0; count < lines.length; count += 1) {
    expect(() => decode(lines.slice(0, count)), `${count} lines`).toThrow("the end is missing");
  }
  for (let left = 0; left < lines.length; left += 1) {
    expect(() => decode(lines.filter((_, at) => at !== left)), `without ${left}`).toThrow(
      SnapshotBroken,
    );
  }
});

test("what the contract does not say is refused", () => {
  const changed = (at: number, fields: object) =>
    wholeStory().with(at, { ...wholeStory()[at], ...fields });
  expect(() => decode(changed(0, { format: 2 }))).toThrow("not as the contract says");
  expect(() => decode(changed(1, { project: ["BBBBB"] }))).toThrow("names nothing");
  expect(() => decode(changed(1, { title: ["one"] }))).toThrow("titles are missing");
  expect(() => decode(changed(1, { votes: ["AA"] }))).toThrow("not as long");
  expect(() => decode(changed(1, { votes: ["AAAA="] }))).toThrow("no digit");
  expect(() => decode(changed(1, { votes: Array(12).fill("_____") }))).toThrow("too large");
  expect(() => decode(changed(1, { idTime: undefined }))).toThrow("ids are missing");
  expect(() => decode(changed(1, { rankTexts: [] }))).toThrow("a rank is missing");
  expect(() => decode(changed(3, { to: ["__"] }))).toThrow("leads nowhere");
  expect(() => decode(changed(6, { bugs: 7 }))).toThrow("counts at the end");
  expect(() => decode([...wholeStory(), headerLine(0)])).toThrow("behind the end");
  const decoder = new SnapshotDecoder();
  expect(() => decoder.take('{"type":"snapshot"')).toThrow("not as the contract says");
});

test("an organization without bugs has a snapshot too", () => {
  const empty = decode([headerLine(0), { type: "end", bugs: 0, relations: 0 }]);
  expect(empty.chunks).toEqual([]);
});
