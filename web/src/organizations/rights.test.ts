import { expect, test } from "vitest";
import type { Organization } from "../store/organization";
import { isOwner, mayManageKeys } from "./rights";

const organization: Organization = {
  id: "org-1",
  orgName: "One",
  orgDesc: "",
  orgOwner: "ada",
  createdDate: "2025-01-02T03:04:05Z",
  isPrivate: true,
  rev: 1,
};

test("the Owner alone sets an organization up", () => {
  expect(isOwner({ ...organization, memberRole: "Owner" })).toBe(true);
  expect(isOwner({ ...organization, memberRole: "Editor" })).toBe(false);
  expect(isOwner(organization)).toBe(false);
});

test("Members manage keys where the Owner lets them, outsiders never", () => {
  const member: Organization = { ...organization, memberRole: "Member" };
  expect(mayManageKeys(member)).toBe(false);
  expect(mayManageKeys({ ...member, membersManageKeys: true })).toBe(true);
  expect(mayManageKeys({ ...organization, memberRole: "Editor" })).toBe(true);
  expect(mayManageKeys(organization)).toBe(false);
});
