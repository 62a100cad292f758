import { expect, test } from "vitest";
import { currentTexts } from "./change-organization";

const refused = { status: 412, code: "text_conflict", detail: "d", errors: [] };

test("a conflict brings the texts as they stand now", () => {
  const current = { orgName: "Theirs", orgDesc: "", rev: 7, isPrivate: true };
  expect(currentTexts({ ...refused, current })).toEqual({
    orgName: "Theirs",
    orgDesc: "",
    rev: 7,
  });
});

test("other refusals bring none", () => {
  expect(currentTexts(undefined)).toBeUndefined();
  expect(currentTexts({ ...refused, status: 403 })).toBeUndefined();
  expect(currentTexts({ ...refused, current: "?" })).toBeUndefined();
});
