import { expect, test } from "vitest";
import type { WireAuditEntry } from "../api/types";
import { enAudit } from "../texts/en-audit";
import { entryText } from "./entry-text";

const names: Readonly<Record<string, string>> = { g: "grace" };

function said(entry: Partial<WireAuditEntry>): string {
  const whole: WireAuditEntry = {
    id: "1",
    at: "2026-01-05T15:04:00Z",
    kind: "sign_in",
    actor: "a",
    fields: {},
    ...entry,
  };
  return entryText(whole, (id) => names[id] ?? "");
}

function set(name: string, before: unknown, after: unknown): WireAuditEntry["fields"] {
  return { [name]: { before, after, isElided: false } };
}

test("a sign-in says from where, and how often within the hour", () => {
  expect(said({ count: 1, network: "192.0.2.0/24" })).toBe("Signed in from 192.0.2.0/24");
  expect(said({ kind: "sign_in_failed", count: 3, network: "2001:db8::/48" })).toBe(
    "Failed to sign in with a wrong password from 2001:db8::/48 (3 times within an hour)",
  );
});

test("whoever ends a membership of their own left, anybody else was removed", () => {
  expect(said({ kind: "membership_ended", actor: "g", person: "g" })).toBe("Left the organization");
  expect(said({ kind: "membership_ended", actor: "a", person: "g" })).toBe("Removed grace");
});

test("roles, rights and visibility say what they were set to", () => {
  expect(
    said({ kind: "role_changed", person: "g", fields: set("memberRole", "Member", "Editor") }),
  ).toBe("Changed the role of grace from Member to Editor");
  expect(
    said({ kind: "member_rights_changed", fields: set("membersManageKeys", false, true) }),
  ).toBe("Turned “Members may manage keys” on");
  expect(said({ kind: "visibility_changed", fields: set("isPrivate", true, false) })).toBe(
    "Made the organization public",
  );
  expect(
    said({
      kind: "visibility_changed",
      fields: { ...set("isPrivate", false, true), ...set("orgName", "A", "B") },
    }),
  ).toBe("Made the organization private. Changed the name to “B”");
});

test("what left and what a program did says so", () => {
  expect(said({ kind: "list_exported", bugs: 1, about: "csv", count: 1, withToken: true })).toBe(
    "Exported 1 bug as CSV with an access token",
  );
  expect(said({ kind: "token_made", about: "write" })).toBe(
    "Made an access token (read and write)",
  );
  expect(said({ kind: "bug_opened", about: "CORE-R2" })).toContain("CORE-R2");
});

test("every kind has a sentence", () => {
  for (const kind of Object.keys(enAudit.kinds) as WireAuditEntry["kind"][]) {
    const fields = {
      ...set("memberRole", "Member", "Editor"),
      ...set("orgName", "A", "B"),
      ...set("membersEditAnyBug", true, false),
    };
    expect(said({ kind, fields, person: "g" })).not.toBe("");
  }
});
