import { beforeEach, expect, test } from "vitest";
import { dropEverything, replicaOf } from "../store/replica";
import type { Change } from "../sync/change";
import { applyCommentChange } from "./apply-comment-change";

const stream = { owner: "org-1", name: "content" };

function change(version: number, action: Change["action"], fields: Change["fields"]): Change {
  return {
    version,
    at: "2025-03-04T05:06:07.000008Z",
    actor: "bob",
    kind: "comment",
    id: "comment-1",
    action,
    projectID: "core",
    fields,
  };
}

const written = {
  bugID: "bug-1",
  author: "bob",
  text: "It crashes",
  created: "2025-03-04T05:06:07.000008Z",
  rev: 1,
  reactions: [],
};

function shown() {
  return replicaOf("org-1")
    .threads.of("bug-1")
    .comments.all()
    .map(({ text, rev }) => [text, rev]);
}

beforeEach(() => {
  dropEverything();
  replicaOf("org-1").threads.of("bug-1").state.set({ is: "ready" });
});

test("a comment comes, is edited and goes", () => {
  applyCommentChange(change(11, "created", written), stream);
  expect(shown()).toEqual([["It crashes", 1]]);
  const edited = { text: "It crashes always", edited: "2025-03-04T06:00:00Z", rev: 2 };
  applyCommentChange(change(12, "changed", edited), stream);
  applyCommentChange(change(12, "changed", { text: "Older", rev: 1 }), stream);
  expect(shown()).toEqual([["It crashes always", 2]]);
  applyCommentChange(change(13, "removed", { bugID: "bug-1" }), stream);
  applyCommentChange(change(11, "created", written), stream);
  expect(shown()).toEqual([]);
});

test("reactions come and go without a new text", () => {
  applyCommentChange(change(11, "created", written), stream);
  const reactions = [{ kind: "heart", by: ["ada"] }];
  applyCommentChange(change(12, "changed", { reactions }), stream);
  const [comment] = replicaOf("org-1").threads.of("bug-1").comments.all();
  expect(comment?.reactions).toEqual(reactions);
  expect(comment?.rev).toBe(1);
});

test.each(["created", "changed", "removed"] as const)(
  "what was %s on a bug that is restricted by now says nothing: the answer about it stands",
  (action) => {
    const { comments } = replicaOf("org-1").threads.of("bug-1");
    const asked = (text: string, rev: number) => ({
      ...written,
      id: "comment-1",
      orgID: "org-1",
      text,
      rev,
    });
    comments.replaceAll([asked("It crashes", 1)], 9);
    applyCommentChange(change(11, action, {}), stream);
    expect(shown()).toEqual([["It crashes", 1]]);
    // One that was asked for before that was heard.
    comments.replaceAll([asked("It crashes always", 2)], 9);
    expect(shown()).toEqual([["It crashes always", 2]]);
  },
);

test("comments of bugs that nobody looks at are not kept", () => {
  applyCommentChange(change(11, "created", { ...written, bugID: "bug-2" }), stream);
  expect(replicaOf("org-1").threads.of("bug-2").comments.all()).toEqual([]);
});
