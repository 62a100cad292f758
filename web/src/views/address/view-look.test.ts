import { expect, test } from "vitest";
import { isSameLook, lookOf, type Shown, shownBy, type ViewLook } from "./view-look";

const list = (shown: Partial<Shown>) => lookOf({ isBoard: false, ...shown });
const board = (shown: Partial<Shown>) => lookOf({ isBoard: true, ...shown });

const view = (fields: Partial<ViewLook>): ViewLook => ({
  query: "",
  layout: "list",
  columns: [],
  groupBy: "none",
  lanesBy: "none",
  sort: "",
  hiddenColumns: [],
  columnLimits: [],
  ...fields,
});

test("of a list's query, order and groups are kept beside it, and come back into it", () => {
  const shown = { q: "is:open crash sort:-prio,key group:severity,assignee" };
  const look = list(shown);
  expect(look).toEqual(
    view({
      query: "is:open crash",
      sort: "-priority,key",
      groupBy: "severity",
      lanesBy: "assignee",
    }),
  );
  expect(shownBy(look)).toEqual({
    isBoard: false,
    q: "is:open crash sort:-priority,key group:severity,assignee",
  });
});

test("what a view cannot hold beside the query stays in it", () => {
  expect(list({ q: "is:open group:parent sort:key" })).toEqual(
    view({ query: "is:open group:parent", sort: "key" }),
  );
  expect(list({ q: '"open quote sort:key' }).query).toBe('"open quote sort:key');
});

test("a board's columns, lanes, hidden columns and limits are in the address and in the view", () => {
  const shown: Shown = {
    isBoard: true,
    q: "label:ui",
    by: "severity",
    lanes: "assignee",
    hidden: "S4,none",
    limits: "S1:3,S2:12",
  };
  const look = lookOf(shown);
  expect(look).toEqual(
    view({
      layout: "board",
      query: "label:ui",
      groupBy: "severity",
      lanesBy: "assignee",
      hiddenColumns: ["S4", "none"],
      columnLimits: [
        { column: "S1", most: 3 },
        { column: "S2", most: 12 },
      ],
    }),
  );
  expect(shownBy(look)).toEqual(shown);
});

test("the built-in board and one's open bugs have an address that says it all", () => {
  const own = view({ query: "assignee:@me is:open", sort: "priority" });
  expect(shownBy(own)).toEqual({ isBoard: false, q: "assignee:@me is:open sort:priority" });
  const all = view({
    query: "-is:triage -is:dropped",
    layout: "board",
    groupBy: "status",
    hiddenColumns: ["triage", "dropped"],
  });
  const shown = shownBy(all);
  expect(shown).toEqual({ isBoard: true, q: "-is:triage -is:dropped", hidden: "triage,dropped" });
  expect(isSameLook(lookOf(shown), all)).toBe(true);
});

test("an address of a query alone and all its round trips are the same view", () => {
  for (const q of ["", "crash", "is:open sort:key", "group:status", "a OR b sort:-updated"]) {
    const look = list({ q });
    expect({ q, isSame: isSameLook(lookOf(shownBy(look)), look) }).toEqual({ q, isSame: true });
    expect(lookOf(shownBy(look))).toEqual(look);
  }
});

test("columns are those of the address, else those the person chose; the usual ones go without saying", () => {
  expect(list({ columns: "key,title" }).columns).toEqual(["key", "title"]);
  expect(lookOf({ isBoard: false }, ["title", "due"]).columns).toEqual(["title", "due"]);
  const usual = "status,key,priority,severity,title,labels,assignees,updated";
  expect(list({ columns: usual }).columns).toEqual([]);
  expect(shownBy(view({ columns: ["due", "title"] })).columns).toBe("due,title");
  expect(shownBy(view({})).columns).toBeUndefined();
});

test("only what makes a difference to what is shown is a change", () => {
  const saved = view({ query: "severity:S1 is:open", sort: "-priority" });
  expect(isSameLook(saved, list({ q: "sev:s1  is:open sort:-prio" }))).toBe(true);
  expect(isSameLook(saved, list({ q: "severity:S1 is:open" }))).toBe(false);
  expect(isSameLook(saved, list({ q: "severity:S1 is:open sort:-priority group:status" }))).toBe(
    false,
  );
  expect(isSameLook(saved, board({ q: "severity:S1 is:open sort:-priority" }))).toBe(false);
  const kanban = view({ layout: "board", hiddenColumns: ["a", "b"] });
  expect(isSameLook(kanban, board({ hidden: "b,a", by: "status" }))).toBe(true);
  expect(isSameLook(kanban, board({ hidden: "b" }))).toBe(false);
  expect(isSameLook(kanban, board({ hidden: "b,a", limits: "x:1" }))).toBe(false);
});

test("nonsense in an address is left out", () => {
  const look = board({ by: "colour", lanes: "moon", hidden: ",,a,a", limits: "x,y:0,z:2,:3" });
  expect(look).toEqual(
    view({
      layout: "board",
      groupBy: "status",
      hiddenColumns: ["a"],
      columnLimits: [{ column: "z", most: 2 }],
    }),
  );
});
