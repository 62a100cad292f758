import { beforeEach, expect, test } from "vitest";
import { session } from "../identity/session";
import { counts } from "../store/organization";
import { dropEverything, organizations, putOrganization, replicaOf } from "../store/replica";
import type { Change } from "../sync/change";
import { applyMemberChange } from "./apply-member-change";

const stream = { owner: "org-1", name: "members" };

function change(version: number, action: Change["action"], fields: Change["fields"]): Change {
  return { version, at: "2025-01-02T03:04:05Z", kind: "member", id: "m-1", action, fields };
}

beforeEach(() => {
  dropEverything();
  session.set({
    state: "in",
    me: {
      UID: "ada",
      displayName: "ada",
      name: "Ada",
      email: "ada@example.com",
      emailVerified: true,
      membershipType: "free",
    },
  });
  putOrganization({
    id: "org-1",
    orgName: "One",
    orgDesc: "",
    orgOwner: "bob",
    createdDate: "2025-01-02T03:04:05Z",
    isPrivate: true,
    memberRole: "Member",
    memberCount: 3,
    bugCount: 0,
    versions: { content: 1, members: 5 },
  });
});

test("members who join and leave are counted after the list's version only", () => {
  const fields = { memberID: "eve", memberRole: "Member" };
  applyMemberChange(change(5, "created", fields), stream);
  expect(replicaOf("org-1").counts.value(counts.members)).toBe(3);
  applyMemberChange(change(6, "created", fields), stream);
  expect(replicaOf("org-1").counts.value(counts.members)).toBe(4);
  applyMemberChange(change(7, "removed", {}), stream);
  expect(replicaOf("org-1").counts.value(counts.members)).toBe(3);
  expect(replicaOf("org-1").members.all()).toEqual([]);
});

test("the person's own new role is the organization's for them", () => {
  applyMemberChange(change(6, "changed", { memberID: "eve", memberRole: "Editor" }), stream);
  expect(organizations.get("org-1")?.memberRole).toBe("Member");
  applyMemberChange(change(7, "changed", { memberID: "ada", memberRole: "Editor" }), stream);
  expect(organizations.get("org-1")?.memberRole).toBe("Editor");
});
