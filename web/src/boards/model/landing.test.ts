import { expect, test } from "vitest";
import { bugOf } from "../../store/bug";
import type { Project } from "../../store/organization";
import { wireBug } from "../../store/testing";
import type { Column } from "./columns";
import type { BoardField } from "./fields";
import { bothLandings, landing } from "./landing";
import { projectsFor } from "./preset";

const core = {
  id: "core",
  statuses: [
    { id: "new", name: "New", category: "triage" },
    { id: "todo", name: "To do", category: "open" },
    { id: "fixed", name: "Fixed", category: "done" },
    { id: "rejected", name: "Rejected", category: "dropped" },
  ],
} as Project;
const facts = { projectOf: () => core, parents: new Map<string, string>() };
const column = (value: string): Column => ({ value, values: [value], name: value });
const open = bugOf(wireBug(1, { assignedMembers: ["ada", "bob"] }));
const done = bugOf(wireBug(2, { status: "fixed", isOpen: false, resolution: "fixed" }));

const land = (field: BoardField, value: string, bug = open) =>
  landing(field, column(value), bug, facts);

test("a card that stays in its column changes nothing", () => {
  expect(land("status", "new")).toEqual({ is: "change", edit: {} });
  expect(land("severity", "none")).toEqual({ is: "change", edit: {} });
});

test("what is done is fixed, and what is dropped wants its reason", () => {
  expect(land("status", "fixed")).toEqual({
    is: "change",
    edit: { status: "fixed", isOpen: false, resolution: "fixed" },
  });
  expect(land("status", "rejected")).toMatchObject({ asks: { id: "rejected" } });
  expect(land("category", "dropped")).toMatchObject({ asks: { id: "rejected" } });
});

test("a card that comes out of a closed column is open again", () => {
  expect(land("status", "todo", done)).toEqual({
    is: "change",
    edit: { status: "todo", isOpen: true, resolution: "none" },
  });
  expect(land("resolution", "none", done)).toMatchObject({ edit: { status: "todo" } });
  expect(land("resolution", "obsolete", done)).toEqual({
    is: "change",
    edit: { resolution: "obsolete" },
  });
  expect(land("resolution", "duplicate")).toMatchObject({ asks: { id: "rejected" } });
});

test("the first assignee is another one, the others stay; with nobody all go", () => {
  expect(land("assignee", "cid")).toMatchObject({ edit: { assignedMembers: ["cid", "bob"] } });
  expect(land("assignee", "bob")).toMatchObject({ edit: { assignedMembers: ["bob"] } });
  expect(land("assignee", "none")).toMatchObject({ edit: { assignedMembers: [] } });
});

test("what does not change by a card's place is refused", () => {
  expect(land("author", "bob")).toEqual({ is: "refused", field: "author" });
  expect(land("project", "tools")).toEqual({ is: "refused", field: "project" });
  expect(land("status", "of another project")).toEqual({ is: "refused", field: "status" });
  expect(land("category", "started")).toEqual({ is: "refused", field: "category" });
});

test("a column and its lane change together or not at all", () => {
  const priority = land("priority", "high");
  expect(bothLandings(land("status", "fixed"), priority)).toEqual({
    is: "change",
    edit: { priority: "high", status: "fixed", isOpen: false, resolution: "fixed" },
  });
  expect(bothLandings(priority, land("author", "bob")).is).toBe("refused");
});

test("bugs are reported where work begins, not where it ends", () => {
  const into = (by: BoardField, each: Column) => projectsFor(by, each, [core], "ada").length;
  expect(into("status", { ...column("todo"), category: "open" })).toBe(1);
  expect(into("status", { ...column("fixed"), category: "done" })).toBe(0);
  expect(into("category", { ...column("started"), category: "started" })).toBe(0);
  expect(into("author", column("ada"))).toBe(1);
  expect(into("author", column("bob"))).toBe(0);
  expect(into("severity", column("S1"))).toBe(1);
});
