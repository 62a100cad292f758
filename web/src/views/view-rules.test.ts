import { expect, test } from "vitest";
import type { Organization, View } from "../store/organization";
import { lookOf } from "./address/view-look";
import { mayChangeView, sectionsOf, suggestedName, wrongName } from "./view-rules";

const view = (id: string, more: Partial<View> = {}): View => ({
  id,
  orgID: "org-1",
  name: id,
  isShared: true,
  isBuiltIn: false,
  ...lookOf({ isBoard: false }),
  ...more,
});
const as = (memberRole?: "Member" | "Editor" | "Owner") => ({ memberRole }) as Organization;

test("shared views are changed by Editors and the Owner, one's own by oneself, built-in ones by nobody", () => {
  const shared = view("a");
  const own = view("b", { isShared: false });
  const builtIn = view("c", { isBuiltIn: true });
  expect(
    [as("Owner"), as("Editor"), as("Member"), as()].map((who) => mayChangeView(shared, who)),
  ).toEqual([true, true, false, false]);
  expect(mayChangeView(own, as("Member"))).toBe(true);
  expect(mayChangeView(builtIn, as("Owner"))).toBe(false);
});

test("a view of a project has its place on that project's page", () => {
  const views = [
    view("built", { isBuiltIn: true }),
    view("shared"),
    view("own", { isShared: false }),
    view("core", { projectID: "core" }),
    view("web", { projectID: "web", isShared: false }),
  ];
  const ids = (projectID?: string) =>
    Object.values(sectionsOf(views, projectID)).map((some) => some.map(({ id }) => id));
  expect(ids()).toEqual([["built"], ["shared"], ["own"], []]);
  expect(ids("core")).toEqual([["built"], ["shared"], ["own"], ["core"]]);
});

test("a name says something, in at most 64 characters however they are written", () => {
  expect(wrongName("  ")).toBe("empty");
  expect(wrongName("🐛".repeat(64))).toBeUndefined();
  expect(wrongName("x".repeat(65))).toBe("tooLong");
});

test("the suggested name is the query, as far as it fits", () => {
  const named = (q: string) => suggestedName(lookOf({ isBoard: false, q }), "All bugs");
  expect(named("is:open   label:ui sort:key")).toBe("is:open label:ui");
  expect(named("sort:key")).toBe("All bugs");
  expect(wrongName(named(`word ${"x".repeat(80)}`))).toBeUndefined();
});
