import { expect, test } from "vitest";
import type { Layout } from "./cells";
import {
  cardBeside,
  gapOf,
  neighboursAt,
  othersIn,
  type Step,
  spotAtGap,
  spotOf,
  steppedFrom,
  walkOf,
} from "./spots";

const one = (value: string) => ({ value, values: [value], name: value });

/** Two lanes of three columns; the middle one is empty in the first lane. */
const layout: Layout = {
  all: [],
  columns: ["todo", "work", "done"].map(one),
  lanes: ["ada", "bob"].map(one),
  cells: new Map([
    ["ada todo", ["a", "b", "c"]],
    ["ada done", ["d"]],
    ["bob todo", ["e"]],
    ["bob work", ["f", "g"]],
  ]),
};

const at = (lane: string, column: string, index: number) => ({ lane, column, index });

test("a bug is found where it stands", () => {
  expect(spotOf(layout, "g")).toEqual(at("bob", "work", 1));
  expect(spotOf(layout, "x")).toBeUndefined();
});

test("a card comes between the two that it is put between, wherever it came from", () => {
  const between = (index: number, id: string, column = "todo") =>
    neighboursAt(layout, at("ada", column, index), id);
  expect(between(0, "b")).toEqual({ after: undefined, before: "a" });
  expect(between(1, "b")).toEqual({ after: "a", before: "c" });
  expect(between(2, "b")).toEqual({ after: "c", before: undefined });
  expect(between(9, "b")).toEqual({ after: "c", before: undefined });
  expect(between(2, "g")).toEqual({ after: "b", before: "c" });
  expect(between(0, "a")).toEqual({ after: undefined, before: "b" });
  expect(between(0, "d", "done")).toEqual({ after: undefined, before: undefined });
  expect(between(0, "b", "work")).toEqual({ after: undefined, before: undefined });
});

test("others in a cell are counted without the card that is lifted", () => {
  expect(othersIn(layout, at("ada", "todo", 0), "b")).toBe(2);
  expect(othersIn(layout, at("ada", "todo", 0), "g")).toBe(3);
  expect(othersIn(layout, at("ada", "work", 0), "b")).toBe(0);
});

test("gaps count the lifted card, spots do not", () => {
  expect(spotAtGap(layout, "ada", "todo", 3, "b")).toEqual(at("ada", "todo", 2));
  expect(spotAtGap(layout, "ada", "todo", 1, "b")).toEqual(at("ada", "todo", 1));
  expect(spotAtGap(layout, "ada", "todo", 2, "b")).toEqual(at("ada", "todo", 1));
  expect(spotAtGap(layout, "bob", "work", 2, "b")).toEqual(at("bob", "work", 2));
});

test("the line is drawn where the card would come down, and nowhere where it stands", () => {
  expect(gapOf(layout, at("ada", "todo", 1), "b")).toBeUndefined();
  expect(gapOf(layout, at("ada", "todo", 2), "b")).toBe(3);
  expect(gapOf(layout, at("ada", "todo", 0), "b")).toBe(0);
  expect(gapOf(layout, at("bob", "work", 1), "b")).toBe(1);
});

test("keys move a lifted card within its cell, to other columns and to other lanes", () => {
  const from = at("ada", "todo", 1);
  const go = (step: Step) => steppedFrom(layout, from, step, "b");
  expect(go("up")).toEqual(at("ada", "todo", 0));
  expect(go("down")).toEqual(at("ada", "todo", 2));
  expect(go("last")).toEqual(at("ada", "todo", 2));
  expect(go("right")).toEqual(at("ada", "work", 0));
  expect(go("left")).toEqual(from);
  expect(go("laneDown")).toEqual(at("bob", "todo", 1));
  expect(go("laneUp")).toEqual(from);
  expect(steppedFrom(layout, at("ada", "todo", 2), "down", "b")).toEqual(at("ada", "todo", 2));
});

test("arrows lead from card to card, past empty cells and into the next lane", () => {
  expect(cardBeside(layout, "a", "down")).toBe("b");
  expect(cardBeside(layout, "c", "down")).toBe("e");
  expect(cardBeside(layout, "e", "up")).toBe("c");
  expect(cardBeside(layout, "b", "right")).toBe("d");
  expect(cardBeside(layout, "d", "left")).toBe("a");
  expect(cardBeside(layout, "c", "first")).toBe("a");
  expect(cardBeside(layout, "a", "left")).toBeUndefined();
});

test("the board is walked column by column, lane by lane", () => {
  expect(walkOf(layout)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});
