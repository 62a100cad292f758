import { expect, test } from "vitest";
import { bugOf } from "../../store/bug";
import type { Project } from "../../store/organization";
import { wireBug } from "../../store/testing";
import {
  type Arranging,
  arrange,
  byRank,
  cellOf,
  countOf,
  type Layout,
  onlyLane,
  rearrange,
} from "./cells";

const statuses = [
  { id: "new", name: "New", category: "triage" },
  { id: "todo", name: "To do", category: "open" },
  { id: "work", name: "In progress", category: "started" },
  { id: "fixed", name: "Fixed", category: "done" },
] as Project["statuses"];
const core = { id: "core", name: "Core", statuses } as Project;
const tools = {
  id: "tools",
  name: "Tools",
  statuses: [
    { id: "done-2", name: "Shipped", category: "done" },
    { id: "todo-2", name: "TO DO", category: "open" },
  ],
} as Project;

function asked(fields: Partial<Arranging>, projects = [core]): Arranging {
  return {
    by: "status",
    lanes: undefined,
    hidden: new Set(["triage"]),
    facts: {
      projects,
      projectOf: (id) => projects.find((each) => each.id === id),
      parents: new Map([["bug-2", "bug-9"]]),
      people: ["bob"],
      personName: (id) => ({ ada: "Ada", bob: "Bob" })[id],
      bugName: (id) => id,
    },
    ...fields,
  };
}

const bug = (number: number, fields: Parameters<typeof wireBug>[1] = {}) =>
  bugOf(wireBug(number, { status: "todo", ...fields }));
const valuesOf = (list: readonly { value: string }[]) => list.map(({ value }) => value);

test("columns are the project's statuses in their order, without those of hidden categories", () => {
  const layout = arrange([bug(1), bug(2, { status: "work" }), bug(3)], asked({}));
  expect(valuesOf(layout.columns)).toEqual(["todo", "work", "fixed"]);
  expect(valuesOf(layout.all)).toEqual(["new", "todo", "work", "fixed"]);
  expect(cellOf(layout, onlyLane.value, "todo")).toEqual(["bug-1", "bug-3"]);
  expect(countOf(layout, "work")).toBe(1);
  expect(countOf(layout, "fixed")).toBe(0);
});

test("statuses of one name are one column, whichever project they are of, in the order of their categories", () => {
  const cards = [bug(1), bug(2, { projectID: "tools", status: "todo-2" })];
  const layout = arrange(cards, asked({}, [core, tools]));
  expect(valuesOf(layout.columns)).toEqual(["todo", "work", "fixed", "done-2"]);
  expect(cellOf(layout, "", "todo")).toEqual(["bug-1", "bug-2"]);
});

test("lanes are the values that bugs have, and a bug without one stands in the last or the first", () => {
  const cards = [bug(1, { severity: "S2" }), bug(2), bug(3, { severity: "S1" })];
  const layout = arrange(cards, asked({ lanes: "severity" }));
  expect(layout.lanes.map(({ name }) => name)).toEqual(["S1 Critical", "S2 Serious", "Not judged"]);
  expect(cellOf(layout, "S2", "todo")).toEqual(["bug-1"]);
  expect(countOf(layout, "todo")).toBe(3);
});

test("people have a column where they answer for a bug, and where they are few", () => {
  const cards = [bug(1, { assignedMembers: ["ada", "bob"] }), bug(2)];
  const layout = arrange(cards, asked({ by: "assignee", hidden: new Set() }));
  expect(layout.columns.map(({ name }) => name)).toEqual(["Nobody", "Ada", "Bob"]);
  expect(cellOf(layout, "", "ada")).toEqual(["bug-1"]);
  expect(cellOf(layout, "", "none")).toEqual(["bug-2"]);
});

test("parents and priorities are columns too", () => {
  const cards = [bug(1, { priority: "low" }), bug(2, { priority: "urgent" })];
  const byParent = arrange(cards, asked({ by: "parent", hidden: new Set() }));
  expect(valuesOf(byParent.columns)).toEqual(["bug-9", "none"]);
  expect(cellOf(byParent, "", "bug-9")).toEqual(["bug-2"]);
  const byPriority = arrange(cards, asked({ by: "priority", hidden: new Set(["none"]) }));
  expect(valuesOf(byPriority.columns)).toEqual(["urgent", "high", "medium", "low"]);
});

test("cards stand by their ranks, and by their ids where these are the same", () => {
  const cards = [bug(2, { rank: "b" }), bug(3, { rank: "a" }), bug(1, { rank: "b" })];
  expect(byRank(cards).map(({ id }) => id)).toEqual(["bug-3", "bug-1", "bug-2"]);
  // Capitals come first: bytes are compared, not letters.
  const letters = [bug(1, { rank: "a" }), bug(2, { rank: "Z" })];
  expect(byRank(letters).map(({ id }) => id)).toEqual(["bug-2", "bug-1"]);
});

test("cells that stay as they were stay the same objects", () => {
  const before = arrange([bug(1), bug(2, { status: "work" })], asked({}));
  const after = arrange([bug(1), bug(2, { status: "fixed" })], asked({}), before);
  expect(cellOf(after, "", "todo")).toBe(cellOf(before, "", "todo"));
  expect(cellOf(after, "", "work")).toEqual([]);
});

test("columns that stay as they were stay the same objects", () => {
  const before = arrange([bug(1)], asked({}));
  const after = arrange([bug(1), bug(2, { status: "work" })], asked({}), before);
  expect(after.all).toBe(before.all);
  expect(after.columns).toBe(before.columns);
});

test("a column that is called otherwise, or looks otherwise, is another one, and those beside it are not", () => {
  const before = arrange([bug(1)], asked({}));
  const blue = { id: "work", name: "In progress", category: "started", color: "#00f" };
  const recoloured = { ...core, statuses: [statuses[0], statuses[1], blue] } as Project;
  const after = arrange([bug(1)], asked({}, [recoloured]), before);
  expect(after.columns[0]).toBe(before.columns[0]);
  expect(after.columns[1]?.status).toBe(blue);

  const both = arrange([bug(1)], asked({}, [core, tools]), before);
  expect(both.columns[0]?.values).toEqual(["todo", "todo-2"]);

  const people = asked({ by: "assignee" });
  const strangers = { ...people, facts: { ...people.facts, personName: () => undefined } };
  const unnamed = arrange([bug(1)], strangers);
  const named = arrange([bug(1)], people, unnamed);
  expect(named.columns.map(({ name }) => name)).toEqual(["Nobody", "Bob"]);
  expect(named.columns[0]).toBe(unnamed.columns[0]);
});

test("a card goes into an empty column, and leaves one behind it, without a look at the others", () => {
  const was = bug(1);
  const is = bug(1, { status: "work" });
  const before = arrange([was, bug(2, { status: "fixed" })], asked({}));
  const after = rearrange(before, [{ was, is }], asked({}), () => is);
  expect(after && cellOf(after, "", "work")).toEqual(["bug-1"]);
  expect(after && cellOf(after, "", "todo")).toEqual([]);
  expect(after?.columns).toBe(before.columns);
});

test("ten thousand cards are all somewhere, in order", () => {
  const cards = Array.from({ length: 10_000 }, (_, at) =>
    bug(at, { rank: `${at}`.padStart(6, "0"), status: at % 2 === 0 ? "todo" : "work" }),
  );
  const layout = arrange(byRank(cards.toReversed()), asked({}));
  expect(countOf(layout, "todo")).toBe(5000);
  expect(cellOf(layout, "", "work").at(-1)).toBe("bug-9999");
});

test.each([
  { by: "status", lanes: undefined, count: 40 },
  { by: "status", lanes: undefined, count: 4 },
  { by: "status", lanes: "severity", count: 40 },
  { by: "status", lanes: "severity", count: 4 },
  { by: "assignee", lanes: undefined, count: 4 },
  { by: "assignee", lanes: "priority", count: 40 },
  { by: "parent", lanes: "status", count: 40 },
] as const)("rearranged it is as arranged anew: $count by $by, $lanes", ({ by, lanes, count }) => {
  let state = 11;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const pick = <T>(...all: T[]) => all[next(all.length)] as T;
  const arranging = asked({ by, lanes, hidden: new Set(["new", "low"]) });
  const changed = (number: number) =>
    bug(number, {
      rank: `a${next(90)}`,
      status: pick("new", "todo", "work", "fixed"),
      severity: pick("S1", "S2"),
      priority: pick("low", "high"),
      assignedMembers: pick([], ["ada"], ["bob"]),
    });
  let bugs = byRank(Array.from({ length: count }, (_, at) => changed(at + 1)));
  let layout = arrange(bugs, arranging);
  let followed = 0;
  for (let round = 0; round < 500; round += 1) {
    const numbers = [...new Set(Array.from({ length: 1 + next(3) }, () => 1 + next(count)))];
    const moved = numbers.flatMap((number) => {
      const was = bugs.find((each) => each.number === number);
      // Some change in nothing that counts here.
      return was
        ? [{ was, is: next(3) === 0 ? { ...was, title: "Another" } : changed(number) }]
        : [];
    });
    const isNow = new Map(moved.map(({ is }) => [is.id, is]));
    bugs = byRank(bugs.map((each) => isNow.get(each.id) ?? each));
    const anew: Layout = arrange(bugs, arranging, layout);
    const now = rearrange(layout, moved, arranging, (id) => bugs.find((each) => each.id === id));
    const told = now ?? anew;
    expect({ ...told, cells: new Map(told.cells) }).toEqual({
      ...anew,
      cells: new Map(anew.cells),
    });
    const stood = [...anew.cells].every(([name, ids]) => ids === layout.cells.get(name));
    expect(now === layout).toBe(now !== undefined && stood);
    if (now !== undefined) followed += 1;
    layout = now ?? anew;
  }
  // Of few cards most moves fill a lane or leave one empty.
  expect(followed).toBeGreaterThan(count / 2);
});
