import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bugOf } from "../../store/bug";
import { dropEverything, replicaOf } from "../../store/replica";
import { wireBug } from "../../store/testing";
import { changeMany, editOf } from "./change-many";
import { commonOf, difference, sharedBy } from "./common";

const orgID = "org-1";
const ids = ["bug-1", "bug-2"];
let bodies: { batchID: string; clientID: string }[] = [];
let answers: Response[] = [];

const done = (more: object) =>
  Response.json({
    batchID: "b",
    isDone: true,
    total: 2,
    changed: 2,
    unchanged: 0,
    refused: [],
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers();
  bodies = [];
  replicaOf(orgID).bugs.putRows({ items: [wireBug(1), wireBug(2)], versions: { content: 1 } });
  vi.stubGlobal("fetch", async (request: Request) => {
    bodies.push(await request.json());
    return answers.shift() ?? done({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  dropEverything();
});

const priorityOf = (id: string) => replicaOf(orgID).bugs.get(id)?.priority;
const progress = vi.fn<() => void>();

test("many bugs show their change at once, and are sent as one act until it is done", async () => {
  answers = [done({ isDone: false, changed: 1 }), done({})];
  const act = changeMany(orgID, ids, { priority: "high" }, progress);
  expect(ids.map(priorityOf)).toEqual(["high", "high"]);
  expect(await act).toBe(true);
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toMatchObject({ ids, change: { priority: "high" } });
  expect(bodies[1]?.batchID).toBe(bodies[0]?.batchID);
  expect(ids.map(priorityOf)).toEqual(["high", "high"]);
  // No echo came: what the server says shows through again.
  vi.advanceTimersByTime(5000);
  expect(ids.map(priorityOf)).toEqual(["none", "none"]);
});

test("what is refused as a whole shows as it was", async () => {
  answers = [Response.json({ status: 403, code: "not_allowed", detail: "No." }, { status: 403 })];
  expect(await changeMany(orgID, ids, { priority: "high" }, progress)).toBe(false);
  vi.advanceTimersByTime(10);
  expect(ids.map(priorityOf)).toEqual(["none", "none"]);
});

test("an edit adds and removes people and labels, and empties a day", () => {
  const bug = bugOf(wireBug(1, { assignedMembers: ["ada", "bob"], due: "2026-12-24" }));
  expect(editOf(orgID, bug, { assignedMembers: { add: ["eve"], remove: ["ada"] } })).toEqual({
    assignedMembers: ["bob", "eve"],
  });
  expect(editOf(orgID, bug, { assignedMembers: { set: [] }, due: null })).toEqual({
    assignedMembers: [],
    due: "",
  });
});

test("the bar knows what all selected bugs have in common", () => {
  const bugs = [
    wireBug(1, { labels: ["a", "b"] }),
    wireBug(2, { labels: ["b"], severity: "S1" }),
  ].map(bugOf);
  expect(commonOf(bugs, (bug) => bug.projectID)).toBe("core");
  expect(commonOf(bugs, (bug) => bug.severity)).toBeUndefined();
  expect(sharedBy(bugs, (bug) => bug.labels)).toEqual(["b"]);
  expect(difference(["a", "b"], ["b", "c"])).toEqual({ add: ["c"], remove: ["a"] });
});
