import { expect, test } from "vitest";
import { placeOf } from "./places";

test("an address says which organization, project and bug it is about", () => {
  const root = "/organizationDisplay/o1";
  expect(placeOf(root, "?tab=members")).toEqual({
    orgID: "o1",
    projectKey: undefined,
    bugKey: undefined,
  });
  expect(placeOf(`${root}/projects/CORE`, "?q=is%3Aopen")).toMatchObject({ projectKey: "CORE" });
  expect(placeOf(`${root}/projects/CORE`, "?bug=UI-7")).toEqual({
    orgID: "o1",
    projectKey: "CORE",
    bugKey: "UI-7",
  });
  expect(placeOf(`${root}/bugs/CORE-R3`, "")).toMatchObject({
    projectKey: "CORE",
    bugKey: "CORE-R3",
  });
  expect(placeOf(`${root}/bugs`, "?bug=UI-7")).toMatchObject({ projectKey: "UI", bugKey: "UI-7" });
  expect(placeOf("/dashboard", "")).toEqual({
    orgID: undefined,
    projectKey: undefined,
    bugKey: undefined,
  });
});
