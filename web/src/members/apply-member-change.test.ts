import { beforeEach, expect, test } from "vitest";
import { ready } from "../store/load-state";
import { counts } from "../store/organization";
import { dropEverything, putOrganization, replicaOf } from "../store/replica";
import type { Change } from "../sync/change";
import { applyMemberChange } from "./apply-member-change";

const stream = { owner: "org-1", name: "members" };

function change(version: number, action: Change["action"], fields: Change["fields"]): Change {
  return { version, at: "2025-01-02T03:04:05Z", kind: "member", id: "m-1", action, fields };
}

beforeEach(() => {
  dropEverything();
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
    rev: 1,
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

test("of somebody who joined neither name nor picture is known: the list is asked for at the next look", () => {
  const { membersState } = replicaOf("org-1");
  membersState.set(ready);
  const fields = { memberID: "eve", memberRole: "Member" };
  applyMemberChange(change(6, "created", fields), stream);
  expect(membersState.get()).toEqual({ is: "stale" });
});

test("a new role is the member's at once", () => {
  const fields = { memberID: "eve", memberRole: "Member" };
  applyMemberChange(change(6, "created", fields), stream);
  applyMemberChange(change(7, "changed", { memberRole: "Editor" }), stream);
  expect(replicaOf("org-1").members.get("m-1")?.memberRole).toBe("Editor");
});

test("whoever is gone keeps their name beside what they wrote", () => {
  const { members, people } = replicaOf("org-1");
  members.put(
    {
      id: "m-1",
      orgID: "org-1",
      memberID: "eve",
      memberName: "eve",
      memberRole: "Member",
      joinedDate: "2025-01-02T03:04:05Z",
    },
    5,
  );
  applyMemberChange(change(6, "removed", {}), stream);
  expect(members.all()).toEqual([]);
  expect(people.get("eve")?.name).toBe("eve");
});

test("a new picture and a lost one are shown; a new name is asked for anew", () => {
  const { members, people } = replicaOf("org-1");
  applyMemberChange(change(6, "created", { memberID: "eve", memberRole: "Member" }), stream);
  members.amend("m-1", { memberName: "eve" });
  people.put({ id: "eve", name: "eve", kind: "user" }, 0);
  applyMemberChange(change(7, "changed", { profilePicture: "/api/v1/pictures/1" }), stream);
  expect(members.get("m-1")).toMatchObject({
    memberName: "eve",
    profilePicture: "/api/v1/pictures/1",
  });
  applyMemberChange(change(8, "changed", { profilePicture: null }), stream);
  expect(members.get("m-1")?.profilePicture).toBeUndefined();
  applyMemberChange(change(9, "changed", { memberName: null }), stream);
  expect(members.get("m-1")?.memberName).toBeUndefined();
  expect(people.get("eve")).toBeUndefined();
});
