import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMe } from "../identity/session";
import { dropEverything, organizations, replicaOf } from "../store/replica";
import { beginProjects } from "./begin-organization";

const orgID = "org-1";
const organization = {
  id: orgID,
  orgName: "Moth Works",
  orgDesc: "",
  orgOwner: "ada",
  createdDate: "2025-01-02T03:04:05Z",
  isPrivate: false,
  versions: { content: 7 },
};

/** What the server was asked, in order; the organization is answered by `answer`. */
let asked: string[] = [];
let answer = (_reply: Response): void => undefined;

beforeEach(async () => {
  asked = [];
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname.replace(`/api/v1/orgs/${orgID}`, "organization"));
    if (pathname.endsWith(orgID)) return answered;
    return Response.json({ items: [], versions: { content: 7 } });
  });
  // Nobody is signed in, and that is known.
  await loadMe();
});
afterEach(() => {
  dropEverything();
  vi.unstubAllGlobals();
});

test("projects are asked for as soon as their organization is answered, and not before", async () => {
  const begun = beginProjects(orgID);
  await expect.poll(() => asked).toEqual(["organization"]);
  answer(Response.json(organization));
  expect(await begun).toBe(true);
  expect(asked).toEqual(["organization", "organization/projects"]);
  expect(organizations.get(orgID)?.orgName).toBe("Moth Works");
  expect(replicaOf(orgID).projectsState.get().is).toBe("ready");
  expect(await beginProjects(orgID)).toBe(true);
  expect(asked).toHaveLength(2);
});

test("projects from before changes are heard are asked for again", async () => {
  const begun = beginProjects(orgID);
  answer(Response.json({ ...organization, versions: { content: 8 } }));
  expect(await begun).toBe(true);
  expect(asked).toEqual(["organization", "organization/projects", "organization/projects"]);
});

test("what cannot be had is left for the page to ask for", async () => {
  const begun = beginProjects(orgID);
  answer(Response.json({ code: "not_found", status: 404, title: "", detail: "" }, { status: 404 }));
  expect(await begun).toBe(false);
  expect(asked).toEqual(["organization"]);
  expect(replicaOf(orgID).state.get()).toEqual({ is: "none" });
});
