import { beforeEach, expect, test, vi } from "vitest";
import { closeChangeQueue, openChangeQueue } from "../change-queue/change-queue";
import type { Comment } from "../store/comment-thread";
import { draftOf } from "../store/drafts";
import { dropEverything, replicaOf } from "../store/replica";
import { editComment, editPlace, keptSeenText, rewriting } from "./send-comment";

const comment: Comment = {
  id: "comment-1",
  orgID: "org-1",
  bugID: "bug-1",
  author: "ann",
  text: "Old",
  created: "2025-01-02T03:04:05Z",
  rev: 1,
  reactions: [],
};
const seen = { text: "Old", rev: 1 };
const thread = () => replicaOf("org-1").threads.of("bug-1");
const shown = () =>
  thread()
    .edits.get()
    .map(({ text }) => text);

/** Answers one after the other; gives what each request was made over. */
function answer(...replies: [status: number, body: unknown][]) {
  const over: (string | null)[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    over.push(request.headers.get("If-Match"));
    const [status, body] = replies.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  return over;
}

const conflict = (text: string, rev: number) => ({
  status: 412,
  code: "text_conflict",
  detail: "This comment was edited in the meantime.",
  errors: [],
  current: { ...comment, text, rev },
});

beforeEach(async () => {
  closeChangeQueue();
  await openChangeQueue("ann");
  dropEverything();
  thread().comments.putIfAbsent(comment);
});

test("an edited comment shows at once and stays once it is answered", async () => {
  answer([200, { ...comment, text: "New", rev: 2 }]);
  const reply = editComment(comment, "New", seen);
  expect(shown()).toEqual(["New"]);
  expect(await reply).toMatchObject({ ok: true });
  expect(shown()).toEqual([]);
  expect(thread().comments.get("comment-1")).toMatchObject({ text: "New", rev: 2 });
});

test("a text that came back to what was seen is no conflict; another one is, and stays", async () => {
  const over = answer([412, conflict("Old", 3)], [200, { ...comment, text: "New", rev: 4 }]);
  expect(await editComment(comment, "New", seen)).toMatchObject({ ok: true });
  expect(over).toEqual(['"1"', '"3"']);
  answer([412, conflict("Of the other tab", 5)]);
  const reply = await editComment(comment, "Mine", { text: "New", rev: 4 });
  expect(reply).toMatchObject({ ok: false, problem: { status: 412 } });
  expect(shown()).toEqual([]);
});

test("a text that is refused late becomes a draft with what it was typed over", () => {
  const data = { orgID: "org-1", bugID: "bug-1", commentID: "comment-1", key: "CORE-1" };
  rewriting.keepText({ ...data, text: "Mine", seen }, conflict("Theirs", 2));
  expect(draftOf(editPlace("comment-1"))).toBe("Mine");
  expect(keptSeenText("comment-1")).toEqual(seen);
});

test("an answer that is older than what the thread knows changes nothing", () => {
  thread().comments.amend("comment-1", { text: "Newer", rev: 5 });
  const data = { orgID: "org-1", bugID: "bug-1", commentID: "comment-1", key: "CORE-1" };
  rewriting.settle({ ...data, text: "Mine", seen }, "edit-1", { ...comment, text: "Mine", rev: 2 });
  expect(thread().comments.get("comment-1")?.text).toBe("Newer");
});
