import { expect, test } from "vitest";
import { unreachable } from "../../api/problem";
import type { Comment } from "../../store/comment-thread";
import { ready } from "../../store/load-state";
import { type Member, OrganizationReplica, type View } from "../../store/organization";
import { wireBug } from "../../store/testing";
import type { Replica } from "../kept/replica";
import { putHead, putLongTexts } from "./put-head";

const view = (id: string, isShared: boolean) => ({ id, name: id, isShared }) as View;
const member = (id: string) => ({ id, memberID: id, memberName: id, joinedDate: "" }) as Member;

const kept: Replica = {
  head: {
    orgID: "org-1",
    versions: { content: 5 },
    person: 3,
    projects: [],
    labels: [],
    members: [member("ada"), member("grace")],
    views: { shared: [view("ours", true)], own: [view("mine", false)] },
  },
  bugs: {
    tables: { people: [], projects: [], statuses: [], labels: [], peopleSets: [], labelSets: [] },
    chunks: [],
    relations: { kind: new Uint8Array(), from: new Int32Array(), to: new Int32Array() },
  },
};

function shownBy({ views, ownViews, members }: OrganizationReplica) {
  return [views.all(), ownViews.all(), members.all()].map((rows) => rows.map(({ id }) => id));
}
const all = [["ours"], ["mine"], ["ada", "grace"]];

test("kept views and members are shown, and asked for anew", () => {
  const replica = new OrganizationReplica();
  putHead(replica, kept);
  expect(shownBy(replica)).toEqual(all);
  expect(replica.viewsState.get()).toEqual({ is: "stale" });
  expect(replica.membersState.get()).toEqual({ is: "stale" });
});

test("without a network the question has failed before they come: they are shown all the same", () => {
  const replica = new OrganizationReplica();
  replica.viewsState.set({ is: "failed", problem: unreachable });
  replica.membersState.set({ is: "loading" });
  putHead(replica, kept);
  expect(shownBy(replica)).toEqual(all);
  expect(replica.viewsState.get()).toMatchObject({ is: "failed", hasRows: true });
  expect(replica.membersState.get()).toEqual({ is: "loading", hasRows: true });
});

test("what the server answered already stays: it knows which of them are gone", () => {
  const replica = new OrganizationReplica();
  replica.views.replaceAll([view("newer", true)], 9);
  replica.viewsState.set(ready);
  replica.membersState.set(ready);
  putHead(replica, kept);
  expect(shownBy(replica)).toEqual([["newer"], [], []]);
});

test("the answer that comes later takes away what is gone", () => {
  const replica = new OrganizationReplica();
  putHead(replica, kept);
  replica.views.replaceAll([], 6);
  replica.members.replaceAll([member("ada")], 0);
  expect(shownBy(replica)).toEqual([[], ["mine"], ["ada"]]);
});

const comment = (text: string) => ({ id: "c1", text, created: "2025-01-02T03:04:05Z" }) as Comment;
const read: Replica["head"]["read"] = [
  {
    id: "bug-1",
    long: { rev: 1, texts: { description: "As kept." } },
    comments: { items: [comment("As kept.")], olderCursor: "older" },
  },
  { id: "bug-9", comments: { items: [comment("Of no bug.")], olderCursor: undefined } },
];

test("kept comments are shown until the server answers, and only of bugs that are here", () => {
  const replica = new OrganizationReplica();
  replica.bugs.put(wireBug(1));
  putHead(replica, { ...kept, head: { ...kept.head, read } });
  const thread = replica.threads.of("bug-1");
  expect(thread.comments.all()).toMatchObject([{ text: "As kept." }]);
  expect(thread.olderCursor.get()).toBe("older");
  expect(thread.state.get()).toEqual({ is: "stale" });
  expect(replica.threads.of("bug-9").state.get()).toEqual({ is: "none" });
  thread.comments.replaceAll([], 0);
  expect(thread.comments.all()).toEqual([]);
});

test("comments that the server told stay as it told them", () => {
  const replica = new OrganizationReplica();
  replica.bugs.put(wireBug(1));
  const thread = replica.threads.of("bug-1");
  thread.comments.put(comment("As told."), 4);
  thread.state.set(ready);
  putHead(replica, { ...kept, head: { ...kept.head, read } });
  expect(thread.comments.all()).toMatchObject([{ text: "As told." }]);
  expect(thread.state.get()).toBe(ready);
});

test("kept long texts are those of the bug that is here, or nobody's", () => {
  for (const [bug, description] of [
    [wireBug(1), "As kept."],
    [wireBug(1, { rev: 2 }), undefined],
    [wireBug(1, { description: "As told." }), "As told."],
  ] as const) {
    const { bugs } = new OrganizationReplica();
    bugs.put(bug);
    putLongTexts(bugs.columns, { ...kept.head, read });
    expect(bugs.stored("bug-1")?.description).toBe(description);
  }
});
