import { expect, test } from "vitest";
import { colorOf, isFilled, mayManageProjects } from "./project-rules";

test("Owners and Editors may create projects, nobody else", () => {
  expect(["Owner", "Editor", "Member", undefined].map(mayManageProjects)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("spaces alone fill no field", () => {
  expect(isFilled({ name: " ", description: "x" })).toBe(false);
  expect(isFilled({ name: "x", description: "" })).toBe(false);
  expect(isFilled({ name: "x", description: "y" })).toBe(true);
});

test("a project without a colour gets the default", () => {
  expect(colorOf({ color: "" })).toBe("#7e5bef");
  expect(colorOf({ color: "#0486f4" })).toBe("#0486f4");
});
