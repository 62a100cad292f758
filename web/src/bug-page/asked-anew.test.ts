import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WireOrganization } from "../api/types";
import { applyBugChange } from "../bugs/apply-bug-change";
import { reloadBug } from "../bugs/reload-bug";
import { applyCommentChange } from "../comments/apply-comment-change";
import { loadComments } from "../comments/load-comments";
import { followOrganization } from "../organizations/load-organizations";
import { loadRelations } from "../relations/load-relations";
import { dropEverything, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { onBugTouched } from "../store/touched";
import { connectionPhase, unwantStreams, wantStreams } from "../sync/connection";

interface Question {
  path: string;
  answer: (status: number, body: unknown) => void;
}

let questions: Question[] = [];
const about = (end: string) => questions.filter(({ path }) => path.endsWith(end));
const bug = () => replicaOf("org-1").bugs.get("bug-1");
const thread = () => replicaOf("org-1").threads.of("bug-1");

const comment = (text: string, rev: number) => ({
  id: "comment-1",
  orgID: "org-1",
  bugID: "bug-1",
  author: "ann",
  text,
  created: "2025-01-02T03:04:05Z",
  rev,
  reactions: [],
});

/** What was answered is taken. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  dropEverything();
  questions = [];
  connectionPhase.set("open");
  vi.stubGlobal("fetch", (request: Request) => {
    return new Promise<Response>((resolve) => {
      const answer: Question["answer"] = (status, body) =>
        resolve(new Response(JSON.stringify(body), { status }));
      questions.push({ path: new URL(request.url).pathname, answer });
    });
  });
});

afterEach(() => {
  connectionPhase.set("off");
  vi.useRealTimers();
});

test("a bug is as the later question was answered, also where the older answer comes last", async () => {
  reloadBug("org-1", "bug-1");
  await settle();
  reloadBug("org-1", "bug-1");
  await settle();
  const [first, second] = about("/bugs/bug-1");
  second?.answer(200, wireBug(1));
  await settle();
  first?.answer(404, { detail: "There is no such bug." });
  await settle();
  expect(bug()?.title).toBe("Bug 1");
});

test("after a later question that failed the answer to an older one is not taken", async () => {
  replicaOf("org-1").bugs.put(wireBug(1, { visibility: "restricted" }));
  reloadBug("org-1", "bug-1");
  await settle();
  reloadBug("org-1", "bug-1");
  await settle();
  const [first, second] = about("/bugs/bug-1");
  second?.answer(503, { detail: "The server is busy." });
  await settle();
  first?.answer(404, { detail: "There is no such bug." });
  await settle();
  expect(bug()).toBeDefined();
  await vi.advanceTimersByTimeAsync(5000);
  about("/bugs/bug-1")[2]?.answer(200, wireBug(1, { title: "Known again", rev: 3 }));
  await settle();
  expect(bug()?.title).toBe("Known again");
});

test("a word that says that no count moved asks for the bug alone", async () => {
  replicaOf("org-1").projectsState.set({ is: "ready" });
  const word = (id: string, fields: Record<string, unknown>) => {
    const at = "2025-01-02T03:04:05Z";
    const change = { version: 4, at, kind: "bug", id, action: "changed" } as const;
    const told = { orgID: "org-1", ...fields };
    applyBugChange({ ...change, fields: told }, { owner: "me", name: "person" });
  };
  word("bug-1", { movesCounts: false });
  await settle();
  about("/bugs/bug-1")[0]?.answer(200, wireBug(1));
  await settle();
  expect(questions.map(({ path }) => path)).toEqual(["/api/v1/orgs/org-1/bugs/bug-1"]);
  word("bug-1", { movesCounts: false });
  word("bug-2", {});
  await settle();
  about("/bugs/bug-1")[1]?.answer(200, wireBug(1));
  about("/bugs/bug-2")[0]?.answer(200, wireBug(2));
  await settle();
  expect([about("/projects").length, about("/orgs/org-1").length]).toEqual([1, 1]);
});

test("an answer that is older than what took the bug away does not bring it back", async () => {
  replicaOf("org-1").bugs.put(wireBug(1));
  reloadBug("org-1", "bug-1");
  await settle();
  replicaOf("org-1").bugs.remove("bug-1", 12);
  about("/bugs/bug-1")[0]?.answer(200, wireBug(1));
  await settle();
  expect(bug()).toBeUndefined();
  about("/bugs/bug-1")[1]?.answer(200, wireBug(1, { rev: 3 }));
  await settle();
  expect(bug()?.rev).toBe(3);
});

test("whoever restricted a bug for others alone holds it no longer", async () => {
  const { bugs } = replicaOf("org-1");
  bugs.put(wireBug(1, { visibility: "restricted", rev: 2 }));
  const at = "2025-01-02T03:04:05Z";
  const gone = {
    version: 12,
    at,
    kind: "bug",
    id: "bug-1",
    action: "removed",
    fields: {},
  } as const;
  applyBugChange(gone, { owner: "org-1", name: "content" });
  await settle();
  expect(bug()).toBeDefined();
  about("/bugs/bug-1")[0]?.answer(404, { detail: "There is no such bug." });
  await settle();
  expect(bug()).toBeUndefined();
});

test("once all bugs are held, no answer about one by itself is taken", async () => {
  replicaOf("org-1").bugs.put(wireBug(1));
  reloadBug("org-1", "bug-1");
  await settle();
  replicaOf("org-1").held.set({ is: "held", versions: { content: 5 }, person: 3 });
  about("/bugs/bug-1")[0]?.answer(404, { detail: "There is no such bug." });
  await settle();
  expect(bug()).toBeDefined();
});

test("a failed question is put again after a while, as soon as the line is open", async () => {
  reloadBug("org-1", "bug-1");
  await settle();
  about("/bugs/bug-1")[0]?.answer(503, { detail: "The server is busy." });
  await settle();
  connectionPhase.set("waiting");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(about("/bugs/bug-1")).toHaveLength(1);
  connectionPhase.set("open");
  await settle();
  about("/bugs/bug-1")[1]?.answer(200, wireBug(1));
  await settle();
  expect(bug()).toBeDefined();

  reloadBug("org-1", "bug-1");
  await settle();
  about("/bugs/bug-1")[2]?.answer(403, { detail: "You may not." });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(about("/bugs/bug-1")).toHaveLength(3);
});

test("comments are those of the later question, and asked for again where that failed", async () => {
  void loadComments("org-1", "bug-1");
  void loadComments("org-1", "bug-1");
  const [first, second] = about("/comments");
  second?.answer(200, { items: [comment("New", 2)] });
  await settle();
  first?.answer(200, { items: [comment("Old", 1)] });
  await settle();
  expect(thread().comments.get("comment-1")?.text).toBe("New");

  void loadComments("org-1", "bug-1");
  about("/comments")[2]?.answer(503, { detail: "The server is busy." });
  await vi.advanceTimersByTimeAsync(5000);
  about("/comments")[3]?.answer(200, { items: [comment("Newer", 3)] });
  await settle();
  expect(thread().comments.get("comment-1")?.text).toBe("Newer");
});

test("comments are those of the later answer also where a part of the log is heard once more", async () => {
  wantStreams("org-1", { content: 9 });
  void loadComments("org-1", "bug-1");
  about("/comments")[0]?.answer(200, { items: [comment("Known", 1)] });
  await settle();
  wantStreams("org-1", { content: 5 });
  void loadComments("org-1", "bug-1");
  about("/comments")[1]?.answer(200, { items: [comment("Newer", 2)] });
  await settle();
  expect(thread().comments.get("comment-1")?.text).toBe("Newer");
  unwantStreams("org-1");
});

test("comments that came before anything of the organization was heard are asked for again then", async () => {
  const leave = onBugTouched("org-1", "bug-1", () => void loadComments("org-1", "bug-1"));
  void loadComments("org-1", "bug-1");
  about("/comments")[0]?.answer(200, { items: [] });
  await settle();
  const organization: WireOrganization = {
    id: "org-1",
    orgName: "Ada's",
    orgDesc: "",
    orgOwner: "ada",
    createdDate: "2025-01-02",
    isPrivate: false,
    rev: 1,
    memberRole: "Member",
    bugCount: 1,
    versions: { content: 7, members: 2 },
  };
  followOrganization(organization);
  about("/comments")[1]?.answer(200, { items: [comment("Written since", 1)] });
  await settle();
  expect(thread().comments.get("comment-1")?.text).toBe("Written since");
  followOrganization(organization);
  expect(about("/comments")).toHaveLength(2);
  leave();
  unwantStreams("org-1");
});

test("comments that could not be had at first come as soon as they can", async () => {
  void loadComments("org-1", "bug-1");
  expect(thread().state.get().is).toBe("loading");
  about("/comments")[0]?.answer(503, { detail: "The server is busy." });
  await vi.advanceTimersByTimeAsync(3500);
  // What says why stays until then.
  expect(thread().state.get().is).toBe("failed");
  about("/comments")[1]?.answer(200, { items: [comment("There", 1)] });
  await settle();
  expect(thread().state.get().is).toBe("ready");
  expect(thread().comments.get("comment-1")?.text).toBe("There");

  void loadComments("org-1", "bug-2");
  about("/bug-2/comments")[0]?.answer(403, { detail: "You may not." });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(about("/bug-2/comments")).toHaveLength(1);
});

test("a comment that was too long to travel comes as soon as it can", async () => {
  void loadComments("org-1", "bug-1");
  about("/comments")[0]?.answer(200, { items: [] });
  await settle();
  const at = "2025-01-02T03:04:05Z";
  const told = { version: 4, at, kind: "comment", id: "comment-1", action: "created" } as const;
  const { text: _text, id: _id, orgID: _org, ...fields } = comment("", 1);
  const stream = { owner: "org-1", name: "content" };
  wantStreams("org-1", { content: 4 });
  connectionPhase.set("open");
  applyCommentChange({ ...told, fields, fieldsElided: { text: 9000 } }, stream);
  about("/comments/comment-1")[0]?.answer(503, { detail: "The server is busy." });
  await vi.advanceTimersByTimeAsync(3500);
  about("/comments/comment-1")[1]?.answer(200, comment("Long", 1));
  await settle();
  expect(thread().comments.get("comment-1")?.text).toBe("Long");
  unwantStreams("org-1");
});

test("relations are those of the later question", async () => {
  void loadRelations("org-1", "bug-1");
  void loadRelations("org-1", "bug-1");
  const [first, second] = about("/relations");
  second?.answer(200, { items: [] });
  await settle();
  first?.answer(200, { items: [{ id: "r1", kind: "blocks", from: "bug-1", to: "bug-2" }] });
  await settle();
  expect(replicaOf("org-1").relations.get("bug-1")).toEqual([]);
});
