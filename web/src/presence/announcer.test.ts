import { expect, test } from "vitest";
import { Announcer, gapMs, repeatMs } from "./announcer";

test("what is so is said once, and again after a while", () => {
  const announcer = new Announcer();
  expect(announcer.waitFor(["ada came"], 0)).toBe(0);
  expect(announcer.take(["ada came"], 0)).toEqual(["ada came"]);
  expect(announcer.waitFor(["ada came"], gapMs)).toBeUndefined();
  expect(announcer.waitFor(["ada came"], repeatMs)).toBe(0);
});

test("two announcements keep their distance, and what comes meanwhile is said together", () => {
  const announcer = new Announcer();
  announcer.take(["ada came"], 0);
  expect(announcer.waitFor(["ada came", "ada writes"], 1000)).toBe(gapMs - 1000);
  expect(announcer.take(["ada came", "ada writes", "bob came"], gapMs)).toEqual([
    "ada writes",
    "bob came",
  ]);
});

test("nobody is announced for leaving", () => {
  const announcer = new Announcer();
  announcer.take(["ada came"], 0);
  expect(announcer.waitFor([], gapMs)).toBeUndefined();
  expect(announcer.take([], gapMs)).toEqual([]);
});
