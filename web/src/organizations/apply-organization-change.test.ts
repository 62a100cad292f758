import { beforeEach, expect, test, vi } from "vitest";
import { accessEnded } from "../members/lose-organization";
import { dropEverything, organizations, putOrganization, replicaOf } from "../store/replica";
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
  rev: 1,
  membersEditAnyBug: true,
  membersManageKeys: false,
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

/** Stands in for the server; what the person is told and asks again for goes into the list. */
function stubServer(answer: (path: string) => Response): string[] {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    fetched.push(pathname);
    return answer(pathname);
  });
  return fetched;
}

const own = { owner: "ada", name: "person" };
const missing = () => new Response("{}", { status: 404 });

test("word of a new organization fetches it, word of a known one does not", async () => {
  const fetched = stubServer(missing);
  applyOrganizationChange(change("org-1", "created"), own);
  applyOrganizationChange(change("org-2", "created"), own);
  await vi.waitFor(() => expect(fetched).toEqual(["/api/v1/orgs/org-2"]));
});

test("however often the person's role changed, it is asked for once", async () => {
  const fetched = stubServer(() => Response.json({ ...known, memberRole: "Editor" }));
  applyOrganizationChange(change("org-1", "changed", { memberRole: "Editor" }), own);
  applyOrganizationChange(change("org-1", "changed", { memberRole: "Member" }), own);
  applyOrganizationChange(change("org-1", "changed", { memberRole: "Editor" }), own);
  await vi.waitFor(() => expect(organizations.get("org-1")?.memberRole).toBe("Editor"));
  expect(fetched).toEqual(["/api/v1/orgs/org-1"]);
});

test("an organization that closed to the person is gone, and its pages say so", async () => {
  stubServer(missing);
  applyOrganizationChange(change("org-1", "removed"), own);
  await vi.waitFor(() => expect(organizations.get("org-1")).toBeUndefined());
  const state = replicaOf("org-1").state.get();
  expect(state.is === "failed" && state.problem).toMatchObject({
    code: accessEnded,
    detail: "You are no longer a member of One.",
  });
});

test("old word of a removal takes nothing from whoever has come back", async () => {
  const fetched = stubServer(() => Response.json(known));
  applyOrganizationChange(change("org-1", "removed"), own);
  applyOrganizationChange(change("org-1", "created"), own);
  await vi.waitFor(() => expect(fetched).toEqual(["/api/v1/orgs/org-1"]));
  expect(organizations.get("org-1")?.memberRole).toBe("Owner");
});

test("a page that watches the organization hears that it closed", async () => {
  stubServer(missing);
  const { state } = replicaOf("org-1");
  applyOrganizationChange(change("org-1", "removed"), own);
  await vi.waitFor(() => expect(state.get().is).toBe("failed"));
});

test("the switches of the members' stream are set whatever its numbers are", () => {
  const stream = { owner: "org-1", name: "members" };
  applyOrganizationChange({ ...change("org-1", "changed"), version: 2 }, stream);
  expect(organizations.get("org-1")).toMatchObject({ membersEditAnyBug: true });
  applyOrganizationChange(
    { ...change("org-1", "changed", { membersEditAnyBug: false }), version: 3 },
    stream,
  );
  expect(organizations.get("org-1")).toMatchObject({
    membersEditAnyBug: false,
    membersManageKeys: false,
  });
});

test("word of a new API key sets its date, never the key", () => {
  const stream = { owner: "org-1", name: "managers" };
  const fields = { apiKeyCreated: "2026-01-01T00:00:00Z", api_key: "no" };
  applyOrganizationChange(change("org-1", "changed", fields), stream);
  expect(organizations.get("org-1")?.apiKeyCreated).toBe("2026-01-01T00:00:00Z");
  expect(organizations.get("org-1")).not.toHaveProperty("api_key");
});
