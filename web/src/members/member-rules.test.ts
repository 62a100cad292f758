import { expect, test } from "vitest";
import type { MemberRole } from "../api/types";
import type { Member } from "../store/organization";
import { filterMembers, mayEditMember } from "./member-rules";

function member(memberID: string, memberRole: MemberRole): Member {
  return { id: `m-${memberID}`, orgID: "org-1", memberID, memberRole, joinedDate: "" };
}

test("Owner and Editor edit another member, never themselves and never an Owner", () => {
  const eve = member("eve", "Member");
  expect(mayEditMember("Owner", "ada", eve)).toBe(true);
  expect(mayEditMember("Editor", "ed", member("mel", "Editor"))).toBe(true);
  expect(mayEditMember("Editor", "ed", member("ed", "Editor"))).toBe(false);
  expect(mayEditMember("Editor", "ed", member("ada", "Owner"))).toBe(false);
  expect(mayEditMember("Owner", "ada", member("ada", "Owner"))).toBe(false);
  expect(mayEditMember("Member", "mel", eve)).toBe(false);
  expect(mayEditMember(undefined, undefined, eve)).toBe(false);
});

test("the filter asks name, address and role, without regard to case", () => {
  const rows = [
    { memberName: "Ada", memberEmail: "ada@example.org", memberRole: "Owner" as const },
    { memberName: "edsger", memberRole: "Editor" as const },
  ];
  const names = (typed: string) => filterMembers(rows, typed).map((row) => row.memberName);
  expect(names("")).toEqual(["Ada", "edsger"]);
  expect(names("ADA")).toEqual(["Ada"]);
  expect(names("editor ed")).toEqual(["edsger"]);
  expect(names("example.org")).toEqual(["Ada"]);
  expect(names("nobody")).toEqual([]);
});
