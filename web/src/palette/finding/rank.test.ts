import { expect, test } from "vitest";
import type { Item, ItemGroup } from "./item";
import { rank } from "./rank";

const item = (group: ItemGroup, title: string, detail?: string): Item => ({
  id: `${title} ${detail ?? ""}`,
  group,
  title,
  detail,
  act: { go: `/${title}` },
});
const never = () => undefined;
const shown = (
  typed: string,
  items: readonly Item[],
  ageOf: (id: string) => number | undefined = never,
) =>
  rank(typed, items, ageOf).map(({ group, items: found }) =>
    [group, found.map(({ title }) => title)].flat(),
  );

test("actions of the page come first, then what was seen, pages, projects, people", () => {
  const items = [
    item("people", "ada"),
    item("pages", "Dashboard"),
    item("projects", "Core"),
    item("seen", "CORE-1 Relay"),
    item("actions", "Set status"),
  ];
  expect(shown("", items).map(([group]) => group)).toEqual([
    "actions",
    "seen",
    "pages",
    "projects",
    "people",
  ]);
});

test("a group with a better answer comes first; with equal ones the order stays", () => {
  const items = [
    item("actions", "Set status"),
    item("pages", "Sessions"),
    item("projects", "Statues"),
    item("actions", "Start"),
  ];
  expect(shown("stat", items)).toEqual([
    ["projects", "Statues"],
    ["actions", "Set status"],
  ]);
  expect(shown("sta", items)).toEqual([
    ["actions", "Start", "Set status"],
    ["projects", "Statues"],
  ]);
});

test("among equal answers those that were seen lately come first", () => {
  const items = [item("projects", "Core"), item("projects", "Cork"), item("projects", "Cord")];
  const ages: Record<string, number> = { "Cord ": 0, "Cork ": 4 };
  expect(shown("cor", items, (id) => ages[id])).toEqual([["projects", "Cord", "Cork", "Core"]]);
});

test("what is typed may name where a thing belongs; what is called so comes before", () => {
  const items = [item("projects", "Core", "Moth Works"), item("projects", "Moth")];
  expect(shown("moth", items)).toEqual([["projects", "Moth", "Core"]]);
  expect(shown("core works", items)).toEqual([["projects", "Core"]]);
});

test("an exact key stands before everything, and each thing once", () => {
  const items = [
    item("bugs", "CORE-12 Relay"),
    item("actions", "12 things"),
    item("exact", "CORE-12 Relay"),
  ];
  expect(shown("12", items)).toEqual([
    ["exact", "CORE-12 Relay"],
    ["actions", "12 things"],
  ]);
});
