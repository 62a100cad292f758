import { expect, test } from "vitest";
import { adoptDrafts, draftOf, dropDraft, keepDraft } from "./drafts";

test("a draft stays until it is dropped, and in the tab's storage", () => {
  adoptDrafts("ada");
  keepDraft("bug.1.title", "typed");
  expect(draftOf("bug.1.title")).toBe("typed");
  expect(sessionStorage.getItem("lacewing.drafts")).toContain("typed");
  dropDraft("bug.1.title");
  expect(draftOf("bug.1.title")).toBeUndefined();
});

test("the next person in the tab sees no drafts of the one before", () => {
  adoptDrafts("ada");
  keepDraft("bug.1.title", "typed");
  adoptDrafts("ada");
  expect(draftOf("bug.1.title")).toBe("typed");
  adoptDrafts("bob");
  expect(draftOf("bug.1.title")).toBeUndefined();
  expect(sessionStorage.getItem("lacewing.drafts")).not.toContain("typed");
});
