import { expect, test } from "vitest";
import { nextPath } from "./next-path";

test("a path of this application is followed", () => {
  expect(nextPath("?next=%2ForganizationDisplay%2Fa%2Fbugs%2FCORE-1%3Fq%3D1")).toBe(
    "/organizationDisplay/a/bugs/CORE-1?q=1",
  );
});

test.each(["", "?next=", "?next=https://evil.example", "?next=//evil.example", "?next=/%5Cevil"])(
  "%j leads home",
  (search) => {
    expect(nextPath(search)).toBe("/dashboard");
  },
);
