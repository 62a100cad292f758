import { expect, test } from "vitest";
import type { Change } from "../../sync/change";
import { mayCount, mayMove } from "./may-move";

const stream = { owner: "org-1", name: "content" };
const change = (fields: Change["fields"], more: Partial<Change> = {}): Change => ({
  version: 1,
  at: "2026-11-21T00:00:00Z",
  kind: "bug",
  id: "bug-1",
  action: "changed",
  projectID: "core",
  fields,
  ...more,
});
const moves = (q: string, what: Change, projectID?: string) =>
  mayMove({ orgID: "org-1", projectID, q })(what, stream);

test("a list sorted by something plain is asked again only where that changed", () => {
  expect(moves("severity:S1 sort:key", change({ severity: "S2" }))).toBe(true);
  expect(moves("severity:S1 sort:key", change({ voteCount: 2 }))).toBe(false);
  expect(moves("crash sort:key", change({ title: "Crash" }))).toBe(true);
});

test("found bugs come by their last change, so each change moves them", () => {
  expect(moves("severity:S1", change({ voteCount: 2 }))).toBe(true);
});

test("all bugs of an organization stay where they are until one comes or goes", () => {
  expect(moves("", change({ title: "Other" }))).toBe(false);
  expect(moves("", change({}, { action: "created" }))).toBe(true);
  expect(moves("", change({ projectID: "web" }))).toBe(true);
});

test("what happens elsewhere moves nothing", () => {
  expect(moves("crash", change({ title: "x" }, { projectID: "web" }), "core")).toBe(false);
  expect(mayMove({ orgID: "org-2", q: "crash" })(change({ title: "x" }), stream)).toBe(false);
});

test("a word about a restricted bug says too little to be sure", () => {
  const word = change({ orgID: "org-1" }, { projectID: undefined });
  const person = { owner: "ada", name: "person" };
  expect(mayMove({ orgID: "org-1", q: "severity:S1 sort:key" })(word, person)).toBe(true);
});

test("numbers move with what they are counted by and with what is asked for, in whatever order", () => {
  const counts = (q: string, what: Change) =>
    mayCount({ orgID: "org-1", q }, ["closed", "severity"])(what, stream);
  expect(counts("label:ui sort:votes", change({ labels: [] }))).toBe(true);
  expect(counts("label:ui sort:votes", change({ severity: "S1" }))).toBe(true);
  expect(counts("label:ui sort:votes", change({ voteCount: 2 }))).toBe(false);
  expect(counts("label:ui", change({ title: "Other" }))).toBe(false);
  expect(counts("", change({}, { action: "created" }))).toBe(true);
});
