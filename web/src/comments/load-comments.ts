import { api, type Outcome, outcome } from "../api/client";
import type { CommentText } from "../api/types";
import type { Comment } from "../store/comment-thread";
import { hasRows, ready } from "../store/load-state";
import { replicaOf } from "../store/replica";
import { AskedAnew, mayPass } from "../sync/asked-anew";
import { heldVersion } from "../sync/connection";

const pageSize = "50";
const newest = new AskedAnew();
const single = new AskedAnew();

function ask(orgID: string, bugID: string, cursor?: string) {
  return outcome(
    api.GET("/api/v1/orgs/{org}/bugs/{bug}/comments", {
      params: {
        path: { org: orgID, bug: bugID },
        query: { limit: pageSize, ...(cursor !== undefined && { cursor }) },
      },
    }),
  );
}

/** The newest comments of a bug, into the store: what stood there before is taken anew. */
export async function loadComments(orgID: string, bugID: string): Promise<void> {
  const { state } = replicaOf(orgID).threads.of(bugID);
  const before = state.get();
  if (before.is !== "ready") state.set({ is: "loading", hasRows: hasRows(before) });
  await takeNewest(orgID, bugID);
}

/** Where it fails it is done once more after a while, and meanwhile nothing else stands there. */
async function takeNewest(orgID: string, bugID: string): Promise<void> {
  const { threads } = replicaOf(orgID);
  const thread = threads.of(bugID);
  const asOf = thread.asked(heldVersion(orgID, "content"));
  const page = await newest.answer(bugID, ask(orgID, bugID));
  if (page === undefined) return;
  if (page.ok) {
    const sending = thread.comments.all().filter(({ isSending }) => isSending === true);
    thread.comments.replaceAll(page.value.items, asOf);
    for (const comment of sending) thread.comments.putIfAbsent(comment);
    thread.olderCursor.set(page.value.nextCursor);
    thread.state.set(ready);
    threads.loaded(bugID);
    return;
  }
  const { problem } = page;
  const before = thread.state.get();
  if (before.is !== "ready") {
    thread.state.set({ is: "failed", problem, hasRows: hasRows(before) });
  }
  if (mayPass(problem)) newest.later(bugID, () => void takeNewest(orgID, bugID));
}

/** One page of older ones. */
export async function loadOlderComments(orgID: string, bugID: string): Promise<void> {
  const thread = replicaOf(orgID).threads.of(bugID);
  const cursor = thread.olderCursor.get();
  if (cursor === undefined) return;
  const asOf = thread.asked(heldVersion(orgID, "content"));
  const page = await ask(orgID, bugID, cursor);
  if (!page.ok || thread.olderCursor.get() !== cursor) return;
  for (const comment of page.value.items) thread.comments.put(comment, asOf);
  thread.olderCursor.set(page.value.nextCursor);
}

/** A comment whose change was too long to travel. Where it fails it is done once more after a while. */
export async function loadComment(orgID: string, bugID: string, id: string): Promise<void> {
  const thread = replicaOf(orgID).threads.of(bugID);
  const asOf = thread.asked(heldVersion(orgID, "content"));
  const params = { path: { org: orgID, comment: id } };
  const asked = outcome(api.GET("/api/v1/orgs/{org}/comments/{comment}", { params }));
  const reply = await single.answer(id, asked);
  if (reply?.ok === true) thread.comments.put(reply.value, asOf);
  else if (reply !== undefined && mayPass(reply.problem)) {
    single.later(id, () => void loadComment(orgID, bugID, id));
  }
}

/** What a comment said from its first text on. */
export async function loadTexts({
  orgID,
  id,
}: Comment): Promise<Outcome<{ items: CommentText[] }>> {
  return outcome(
    api.GET("/api/v1/orgs/{org}/comments/{comment}/edits", {
      params: { path: { org: orgID, comment: id } },
    }),
  );
}
