import { expect, test } from "vitest";
import { whatOf } from "./who-judged";

const set = (after: unknown) => ({ before: null, after, isElided: false });

test.each([
  [
    { status: set("open"), resolution: set("none"), severity: set("S2") },
    "accepted this with severity S2",
  ],
  [{ status: set("open") }, "accepted this"],
  [{ status: set("dropped"), resolution: set("by_design") }, "declined this: By design"],
  [{ status: set("dropped"), resolution: set("duplicate") }, "marked this as a duplicate"],
  [{ status: set("done"), resolution: set("fixed") }, "closed this: Fixed"],
  [{ snooze: set({}) }, "snoozed this"],
  [{ projectID: set("other"), status: set("open") }, "moved this to another project"],
])("%j is told as %s", (fields, told) => {
  expect(whatOf({ action: "changed", fields })).toBe(told);
});

test("a deletion is told whatever it changed", () => {
  expect(whatOf({ action: "removed", fields: { deleted: set("2025") } })).toBe("deleted this");
});
