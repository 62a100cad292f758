import { beforeEach, expect, test, vi } from "vitest";
import { dropEverything, organizations, putOrganization } from "../store/replica";
import type { Change } from "../sync/change";
import { applyOrganizationChange } from "./apply-organization-change";

const known = {
  id: "org-1",
  orgName: "One",
  orgDesc: "first",
  orgOwner: "ada",
  createdDate: "2025-01-02T03:04:05Z",
  isPrivate: true,
  memberRole: "Owner",
  memberCount: 1,
  bugCount: 0,
  versions: { content: 4, members: 1 },
} as const;

function change(id: string, action: Change["action"], fields: Change["fields"] = {}): Change {
  return { version: 5, at: "2025-01-02T03:04:05Z", kind: "organization", id, action, fields };
}

beforeEach(() => {
  dropEverything();
  putOrganization(known);
});

test("a change of an organization sets what it names", () => {
  const stream = { owner: "org-1", name: "content" };
  applyOrganizationChange(change("org-1", "changed", { orgName: "Uno", isPrivate: false }), stream);
  expect(organizations.get("org-1")).toMatchObject({
    orgName: "Uno",
    isPrivate: false,
    orgDesc: "first",
  });
});

test("word of a new organization fetches it, word of a known one does not", () => {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    fetched.push(new URL(request.url).pathname);
    return new Response("{}", { status: 404 });
  });
  const stream = { owner: "ada", name: "person" };
  applyOrganizationChange(change("org-1", "created"), stream);
  applyOrganizationChange(change("org-2", "created"), stream);
  expect(fetched).toEqual(["/api/v1/orgs/org-2"]);
});
