import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAhead } from "../api/ahead";
import { dropEverything, putProjects, replicaOf } from "../store/replica";
import { heldByOutsider } from "../sync/heard-version";
import { askBugPage, askBugPageAhead, bugPageSize, findingBy } from "./ask-bug-page";

const [orgID, projectID] = ["org-1", "project-1"];
/** The words behind the addresses that the server was asked for, in order. */
let asked: string[] = [];
let version = 7;

beforeEach(() => {
  asked = [];
  version = 7;
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const address = typeof request === "string" ? request : request.url;
    asked.push(decodeURIComponent(new URL(address, location.origin).search));
    return Response.json({ items: [], total: asked.length, versions: { content: version } });
  });
});
afterEach(() => {
  forgetAhead();
  heldByOutsider.clear();
  dropEverything();
  vi.unstubAllGlobals();
});

function knowProject(): void {
  const project = {
    id: projectID,
    orgID,
    key: "CORE",
    name: "Core",
    description: "",
    color: "amber",
    createdAt: "2025-01-02T03:04:05Z",
    statuses: [],
    bugCount: 0,
    openBugCount: 0,
  };
  putProjects(orgID, [project], { content: 7 });
  expect(replicaOf(orgID).projects.get(projectID)?.key).toBe("CORE");
}

async function totalOf(project: string | undefined, q: string, isBoard = false): Promise<unknown> {
  const page = await askBugPage(orgID, {
    ...(project !== undefined && { project }),
    ...findingBy(q),
    ...(isBoard && { order: "rank" }),
    limit: `${bugPageSize}`,
  });
  return page.ok ? page.value.total : page;
}

test("a list that was asked for by the key of its project is taken by the project's id", async () => {
  await askBugPageAhead(orgID, { q: "is:open", project: "CORE", isBoard: false });
  expect(asked).toEqual([expect.stringMatching(/^\?project=CORE&q=is:open&zone=.+&limit=100$/)]);
  knowProject();
  expect(await totalOf(projectID, "is:open")).toBe(1);
  expect(await totalOf(projectID, "is:open")).toBe(2);
  expect(asked[1]).toContain(`project=${projectID}&`);
});

test("a board, a list of all and one without a query are taken, and none for another", async () => {
  await askBugPageAhead(orgID, { q: "is:open", isBoard: true });
  await askBugPageAhead(orgID, { q: "is:open", isBoard: false });
  await askBugPageAhead(orgID, { project: "CORE", isBoard: false });
  knowProject();
  expect(await totalOf(projectID, "")).toBe(3);
  expect(await totalOf(undefined, "is:open")).toBe(2);
  expect(await totalOf(undefined, "is:open", true)).toBe(1);
  expect(await totalOf(undefined, "is:closed")).toBe(4);
});

test("a list in groups is not asked for ahead: who shows it knows its order", async () => {
  await askBugPageAhead(orgID, { q: "is:open group:status", isBoard: false });
  expect(asked).toEqual([]);
});

test("an answer from before changes are heard is asked for again", async () => {
  await askBugPageAhead(orgID, { q: "is:open", isBoard: false });
  heldByOutsider.set(orgID, 8);
  version = 9;
  expect(await totalOf(undefined, "is:open")).toBe(2);
  await askBugPageAhead(orgID, { q: "is:open", isBoard: false });
  expect(await totalOf(undefined, "is:open")).toBe(3);
});
