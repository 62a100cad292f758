import { expect, test } from "vitest";
import { amongKeys, boardOf, printHidden, printLimits, readLimits } from "./board";

test("an address that says nothing is the board of accepted work and what was done lately", () => {
  const board = boardOf({});
  expect(board).toMatchObject({ by: "status", lanes: undefined, isUsual: true, isRanked: true });
  expect(board.q).toBe("(is:open OR closed:>-14d) -is:triage");
  expect([...board.hidden]).toEqual(["triage", "dropped"]);
});

test("where no column could be hidden for it, the usual query leaves out what was dropped", () => {
  const board = boardOf({ by: "severity" });
  expect(board.q).toBe("(is:open OR closed:>-14d) -is:triage -is:dropped");
  expect(board.hidden.size).toBe(0);
});

test("a query is asked as it stands, without its groups, and may sort", () => {
  expect(boardOf({ q: "label:ui group:status" })).toMatchObject({ q: "label:ui", isUsual: false });
  expect(boardOf({ q: "label:ui sort:due" }).isRanked).toBe(false);
});

test("what is no field of boards counts as none, and lanes are not what columns are", () => {
  expect(boardOf({ by: "label", lanes: "title" })).toMatchObject({
    by: "status",
    lanes: undefined,
  });
  expect(boardOf({ by: "assignee", lanes: "assignee" }).lanes).toBeUndefined();
  expect(boardOf({ by: "assignee", lanes: "priority" }).lanes).toBe("priority");
});

test("limits are read from an address, whatever stands there", () => {
  expect([...readLimits("a:3,b:12")]).toEqual([
    ["a", 3],
    ["b", 12],
  ]);
  expect([...readLimits("a:0,b,c:x,:4,d:99999,e:-1,f:1")]).toEqual([["f", 1]]);
  expect(readLimits(undefined).size).toBe(0);
  expect(printLimits(readLimits("a:3,b:12"))).toBe("a:3,b:12");
  expect(printLimits(new Map())).toBeUndefined();
});

test("hidden columns stand in the address where they are not the usual ones", () => {
  expect(printHidden("status", new Set(["triage", "dropped"]))).toBeUndefined();
  expect(printHidden("status", new Set())).toBe("-");
  expect(printHidden("status", new Set(["-", "todo"]))).toBe("todo");
  expect(printHidden("severity", new Set())).toBeUndefined();
  expect(printHidden("severity", new Set(["S4"]))).toBe("S4");
  expect([...boardOf({ hidden: "-" }).hidden]).toEqual(["-"]);
});

test("bugs are looked for among those of the query, whose order goes aside", () => {
  expect(amongKeys("a OR b sort:due", ["CORE-1", "CORE-2"])).toBe("(a OR b) key:CORE-1,CORE-2");
  expect(amongKeys("", ["CORE-1"])).toBe("key:CORE-1");
});
