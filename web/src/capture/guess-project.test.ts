import { expect, test } from "vitest";
import { placeInAddress } from "./guess-project";

test.each([
  ["/dashboard", "", {}],
  ["/organizationDisplay/o1", "", { orgID: "o1", projectKey: undefined }],
  ["/organizationDisplay/o1/projects/CORE", "?bug=WEB-3", { orgID: "o1", projectKey: "CORE" }],
  ["/organizationDisplay/o1/bugs/CORE-R7", "", { orgID: "o1", projectKey: "CORE" }],
  ["/organizationDisplay/o1/bugs", "?q=is:open&bug=WEB-3", { orgID: "o1", projectKey: "WEB" }],
  ["/organizationDisplay/o1/bugs", "", { orgID: "o1", projectKey: undefined }],
])("%s%s", (path, search, expected) => {
  expect(placeInAddress(path, search)).toEqual(expected);
});
