import { expect, test } from "vitest";
import { BugStore } from "../../store/bug-store";
import { wireBug } from "../../store/testing";
import { GroupedLines, groupValues, type ListLine } from "./groups";

function linesOf(values: readonly string[]) {
  const lines = new GroupedLines(values.length, (index) => values[index] ?? "");
  return {
    all: Array.from({ length: lines.count }, (_, at) => lines.at(at)),
    of: values.map((_, index) => lines.lineOf(index)),
    outside: [lines.at(-1), lines.at(lines.count)],
  };
}

test("a heading with its count stands before the bugs of each group", () => {
  const { all, of, outside } = linesOf(["S1", "S1", "S2", "", "", ""]);
  expect(all).toEqual([
    { is: "heading", value: "S1", count: 2 },
    { is: "bug", index: 0 },
    { is: "bug", index: 1 },
    { is: "heading", value: "S2", count: 1 },
    { is: "bug", index: 2 },
    { is: "heading", value: "", count: 3 },
    { is: "bug", index: 3 },
    { is: "bug", index: 4 },
    { is: "bug", index: 5 },
  ] satisfies ListLine[]);
  expect(of).toEqual([1, 2, 4, 6, 7, 8]);
  expect(outside).toEqual([undefined, undefined]);
});

test("bugs that are out of order have headings of their own, and no bugs have none", () => {
  const { all, of } = linesOf(["a", "b", "a"]);
  expect(all.map((line) => (line?.is === "heading" ? line.value : line?.index))).toEqual([
    "a",
    0,
    "b",
    1,
    "a",
    2,
  ]);
  expect(of).toEqual([1, 3, 5]);
  expect(linesOf([]).all).toEqual([]);
});

test("bugs are grouped by what they have, as the server names it, edits of one's own included", () => {
  const store = new BugStore();
  const told = wireBug(1, {
    severity: "S2",
    priority: "urgent",
    isOpen: false,
    resolution: "fixed",
    assignedMembers: ["ada", "bob"],
  });
  store.put(told);
  store.put(wireBug(2, { severity: "unset", priority: "none", assignedMembers: [] }));
  const valueOf = (field: string, id: string) => {
    const values = groupValues(field, store.columns, () => undefined);
    let value: string | undefined;
    store.asShown(() => {
      value = values(store.columns.slotOf(id) ?? -1);
    });
    return value;
  };
  const fields = ["project", "severity", "priority", "resolution", "assignee", "author", "status"];
  const all = (id: string) => fields.map((field) => valueOf(field, id));
  const { projectID, bugAuthor } = told;
  expect(all("bug-1")).toEqual([projectID, "S2", "urgent", "fixed", "ada", bugAuthor, ""]);
  expect(all("bug-2")).toEqual([projectID, "", "", "", "", bugAuthor, ""]);
  store.edit("edit", "bug-2", { severity: "S1" });
  expect(valueOf("severity", "bug-2")).toBe("S1");
});
