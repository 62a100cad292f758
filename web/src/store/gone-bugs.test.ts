import { expect, test } from "vitest";
import { GoneBugs } from "./gone-bugs";

test("what was lost is gone until all bugs, asked for afterwards, tell it", () => {
  const gone = new GoneBugs();
  for (const id of ["told", "untold", "lost again"]) gone.add(id, Number.POSITIVE_INFINITY);
  gone.askAll();
  gone.add("lost again", Number.POSITIVE_INFINITY);
  const isGone = (id: string) => gone.isAfter(id, 40);
  expect(["told", "untold", "lost again"].filter(isGone)).toEqual(["lost again"]);
  gone.add("removed", 44);
  expect([...gone.lostMeanwhile()]).toEqual(["lost again"]);
  gone.filled(40, (id) => id === "told");
  expect(gone.has("told")).toBe(false);
  expect(["untold", "lost again"].filter(isGone)).toEqual(["untold", "lost again"]);
});

test("a list brings back what went before it", () => {
  const gone = new GoneBugs();
  gone.add("old", 30);
  gone.add("new", 50);
  for (const id of ["old", "new"]) gone.listed(id, 40);
  expect([gone.has("old"), gone.has("new")]).toEqual([false, true]);
});
