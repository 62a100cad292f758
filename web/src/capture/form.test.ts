import { expect, test } from "vitest";
import { blankForm, isTyped, marksOf, nextForm, readForm } from "./form";

const place = { orgID: "o1", projectID: "p1" };

test("the text of a template that nobody changed is no draft", () => {
  const begun = { ...blankForm(), text: "## Steps", templateText: "## Steps" };
  expect(isTyped(begun)).toBe(false);
  expect(isTyped({ ...begun, text: "## Steps\nPress it." })).toBe(true);
  expect(isTyped({ ...begun, text: "" })).toBe(false);
});

test("a title, a field or a pair of the environment is a draft; the guesses are none", () => {
  const guessed = { ...blankForm(), place, environment: [{ name: "os", value: "Linux" }] };
  expect(isTyped(guessed)).toBe(false);
  expect(isTyped({ ...guessed, title: "It breaks" })).toBe(true);
  expect(isTyped({ ...guessed, severity: "S1" })).toBe(true);
  expect(isTyped({ ...guessed, isEnvironmentTyped: true })).toBe(true);
});

test("each organization has its own people and labels", () => {
  const marks = { assignedMembers: ["u1"], labels: ["l1"], sharedWith: [] };
  const form = { ...blankForm(), place, marks: { o1: marks } };
  expect(marksOf(form)).toEqual(marks);
  expect(marksOf({ ...form, place: { ...place, orgID: "o2" } }).labels).toEqual([]);
});

test("the next bug keeps project, people and labels, and nothing else", () => {
  const marks = { assignedMembers: ["u1"], labels: ["l1"], sharedWith: [] };
  const form = { ...blankForm(), place, title: "One", text: "Text", marks: { o1: marks } };
  const next = nextForm({ ...form, severity: "S1" });
  expect(next).toMatchObject({ place, title: "", text: "", severity: "unset" });
  expect(marksOf(next)).toEqual(marks);
  expect(next.id).not.toBe(form.id);
});

test("a draft is read as it was kept, and what is none is left alone", () => {
  const form = { ...blankForm(), place, title: "One", marks: {} };
  expect(readForm(JSON.stringify(form))).toEqual(form);
  expect(readForm("a text of before")).toBeUndefined();
  expect(readForm('{"title":"One"}')).toBeUndefined();
  expect(readForm("")).toBeUndefined();
});
