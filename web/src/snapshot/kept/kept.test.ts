import { expect, test } from "vitest";
import { BugFill } from "../../store/bug-fill";
import { listedSlots } from "../../store/chunk-of";
import type { Comment } from "../../store/comment-thread";
import { ready } from "../../store/load-state";
import { type Member, OrganizationReplica, type View } from "../../store/organization";
import { listOf } from "../../store/row-texts";
import { wireBug } from "../../store/testing";
import { SnapshotDecoder } from "../lines/decoder";
import { bugID, core, wholeStory } from "../lines/testing";
import { type Delta, withDelta } from "./delta";
import { type ReplicaRecord, recordOf, replicaIn } from "./record";
import type { Replica } from "./replica";
import { takeDelta, takeReplica } from "./take";

const me = "me";
const versions = { orgID: "org-1", versions: { content: 44 }, person: 9, role: "Member" };
const noRest = () => Promise.resolve();

function decoded(): Replica {
  const decoder = new SnapshotDecoder();
  for (const line of wholeStory()) decoder.take(JSON.stringify(line));
  const { header, tables, chunks, relations } = decoder.finish();
  const { orgID, person = 0, labels } = header;
  const head = { orgID, versions: { content: 40 }, person, projects: header.projects, labels };
  return { head, bugs: { tables, chunks, relations } };
}

function filledWith({ head, bugs }: Replica): OrganizationReplica {
  const replica = new OrganizationReplica();
  const filling = new BugFill(replica.bugs, { ...bugs, content: head.versions.content });
  while (filling.step());
  expect(replica.bugs.finishFill(filling)).toBe(true);
  replica.projects.replaceAll(head.projects, head.versions.content);
  return replica;
}

/** All that a replica knows, in an order of its own. */
function contents({ bugs }: OrganizationReplica) {
  const { columns } = bugs;
  const known = Array.from(listedSlots(columns), (slot) => ({
    ...columns.row(slot),
    comments: columns.columns.comments.get(slot),
    attachments: columns.columns.attachments.get(slot),
    relations: bugs.held.links
      .of(slot)
      .map(({ kind, from, to }) => `${kind} ${columns.idAt(from)} ${columns.idAt(to)}`)
      .toSorted(),
  }));
  return known.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function keptOf(replica: OrganizationReplica, stamp = "s1"): Promise<ReplicaRecord> {
  const taken = await takeReplica(replica, versions, noRest);
  if (taken === undefined) throw new Error("nothing was taken");
  return recordOf(me, taken, stamp);
}

function deltaOf(replica: OrganizationReplica): Delta {
  const delta = takeDelta(replica, versions);
  if (delta === undefined) throw new Error("nothing was taken");
  return delta;
}

function readBack(record: ReplicaRecord): Replica {
  const read = replicaIn(record, me);
  if (read === undefined) throw new Error("nothing was read");
  return read;
}

test("what is kept is all that was held", async () => {
  const held = filledWith(decoded());
  held.bugs.remove(bugID(6), 41);
  held.bugs.hang("comments", bugID(5), true, 42);
  const read = readBack(await keptOf(held));
  expect(read.head).toMatchObject({ versions: { content: 44 }, person: 9, role: "Member" });
  expect(read.head.projects).toMatchObject([{ id: core, key: "CORE" }]);
  expect(contents(filledWith(read))).toEqual(contents(held));
  expect(contents(held)).toHaveLength(7);
});

test("what changed since is kept beside it, and both are one when they are read", async () => {
  const held = filledWith(decoded());
  const base = await takeReplica(held, versions, noRest);
  if (base === undefined) throw new Error("nothing was taken");
  const before = recordOf(me, base, "s1");
  held.bugs.remove(bugID(1), 41);
  held.bugs.hang("attachments", bugID(3), true, 42);
  held.bugs.relate({ kind: "blocks", from: bugID(3), to: bugID(8) }, true, 43);
  held.bugs.relate({ kind: "relates_to", from: bugID(2), to: bugID(8) }, false, 43);
  held.bugs.put(
    wireBug(12, {
      id: bugID(12),
      projectID: core,
      bugAuthor: "new",
      assignedMembers: ["newer", "new"],
      watchers: ["new"],
      voters: [],
      labels: ["fresh"],
    }),
  );
  const delta = deltaOf(held);
  const since = recordOf(me, delta.replica, "s1");
  const read = withDelta(readBack(before), { replica: readBack(since), gone: delta.gone });
  expect(contents(filledWith(read))).toEqual(contents(held));
  expect(contents(held).map(({ id }) => id)).toContain(bugID(12));
});

test("who is a member and which views there are is kept as well, also where no bug changed", async () => {
  const held = filledWith(decoded());
  const before = readBack(await keptOf(held));
  expect([before.head.members, before.head.views]).toEqual([undefined, undefined]);
  const view = { id: "v1", name: "Mine", isShared: false } as View;
  const member = { id: "m1", memberID: "ada", memberName: "Ada", joinedDate: "" } as Member;
  held.ownViews.put(view, 3);
  held.viewsState.set(ready);
  held.members.put(member, 3);
  held.membersState.set(ready);
  const { replica, gone } = deltaOf(held);
  const since = readBack(recordOf(me, replica, "s1"));
  const read = withDelta(before, { replica: since, gone });
  expect(read.head).toMatchObject({
    members: [member],
    people: [{ id: "ada", name: "Ada" }],
    views: { shared: [], own: [view] },
  });
  expect(contents(filledWith(read))).toEqual(contents(held));
  for (let at = 0; at < 1000; at += 1) held.members.put({ ...member, id: `more ${at}` }, 3);
  const { members, people } = deltaOf(held).replica.head;
  expect([members, people?.length]).toEqual([undefined, 1]);
});

function looked(replica: OrganizationReplica, bug: string, text: string): void {
  const thread = replica.threads.of(bug);
  thread.comments.put({ id: `of ${bug}`, text, created: "2025-01-02T03:04:05Z" } as Comment, 3);
  thread.olderCursor.set("older");
  thread.state.set(ready);
  replica.threads.loaded(bug);
}

test("texts and comments of the bugs that were looked at are kept, the latest first", async () => {
  const held = filledWith(decoded());
  const description = "It sticks.";
  const rev = (held.bugs.stored(bugID(1))?.rev ?? 0) + 1;
  const told = { projectID: core, description, rev, watchers: [], voters: [] };
  held.bugs.put(wireBug(1, { id: bugID(1), ...told }));
  looked(held, bugID(2), "Second.");
  looked(held, bugID(1), "First.");
  looked(held, bugID(2), "Second, once more.");
  looked(held, bugID(3), "x".repeat(200_000));
  // Somebody else's comment alone is no look.
  held.threads.of(bugID(5)).comments.put({ id: "heard" } as Comment, 3);
  looked(held, bugID(6), "Gone.");
  held.bugs.remove(bugID(6), 91);
  const { read } = readBack(recordOf(me, deltaOf(held).replica, "s1")).head;
  expect(read?.map(({ id }) => id)).toEqual([bugID(2), bugID(1)]);
  expect(read?.[1]).toMatchObject({
    long: { texts: { description }, rev },
    comments: { items: [{ text: "First." }], olderCursor: "older" },
  });
});

test("changes are kept beside what another page kept, whatever its numbers mean here", () => {
  const base = decoded();
  const held = new OrganizationReplica();
  const told = { id: bugID(20), projectID: core, status: "odd", bugAuthor: "somebody" };
  const sets = { labels: ["odd"], assignedMembers: ["x", "y"], watchers: ["y"], voters: [] };
  held.bugs.put(wireBug(20, { ...told, ...sets }));
  const filling = new BugFill(held.bugs, { ...base.bugs, content: base.head.versions.content });
  while (filling.step());
  held.bugs.finishFill(filling);
  held.projects.replaceAll(base.head.projects, 40);
  held.bugs.patch(bugID(2), { priority: "urgent", rev: 91 }, []);
  const { replica, gone } = deltaOf(held);
  const [changed] = replica.bugs.chunks;
  expect(changed && listOf(changed.ids).toSorted()).toEqual([bugID(2), bugID(20)].toSorted());
  const read = withDelta(readBack(recordOf(me, base, "s1")), { replica, gone });
  expect(contents(filledWith(read))).toEqual(contents(held));
});

test("what changes and what goes while all bugs are written is kept beside them", () => {
  const base = decoded();
  const held = new OrganizationReplica();
  const filling = new BugFill(held.bugs, { ...base.bugs, content: base.head.versions.content });
  while (filling.step());
  held.bugs.patch(bugID(3), { priority: "urgent", rev: 91 }, []);
  held.bugs.remove(bugID(8), 41);
  expect(held.bugs.finishFill(filling)).toBe(true);
  held.projects.replaceAll(base.head.projects, 40);
  expect(contents(held).find(({ id }) => id === bugID(3))).toMatchObject({ priority: "urgent" });
  expect(contents(held).flatMap(({ relations }) => relations)).not.toContainEqual(
    expect.stringContaining(bugID(8)),
  );
  const { replica, gone } = deltaOf(held);
  expect(gone).toEqual([bugID(8)]);
  const read = withDelta(readBack(recordOf(me, base, "s1")), { replica, gone });
  expect(contents(filledWith(read))).toEqual(contents(held));
});

test("a change between two chunks takes nothing", async () => {
  const held = filledWith(decoded());
  const rest = () => Promise.resolve(held.bugs.hang("comments", bugID(5), true, 41));
  expect(await takeReplica(held, versions, rest)).toBeUndefined();
  expect(held.bugs.changed.size).toBe(1);
});

test("a bug of which a list told more than the changes is not kept before they told the rest", async () => {
  const held = filledWith(decoded());
  const rev = 91;
  const listed = wireBug(3, { id: bugID(3), projectID: core, rev });
  held.bugs.putRows({ items: [listed], versions: { content: 44 } });
  expect(takeDelta(held, versions)).toBeUndefined();
  expect(await takeReplica(held, versions, noRest)).toBeUndefined();
  held.bugs.patch(bugID(3), { watchers: ["ada"], rev }, []);
  expect(contents(filledWith(readBack(await keptOf(held))))).toEqual(contents(held));
});

test("what is another person's, of another form or damaged is nothing", async () => {
  const record = await keptOf(filledWith(decoded()));
  expect(replicaIn(undefined, me)).toBeUndefined();
  expect(replicaIn(record, "somebody else")).toBeUndefined();
  expect(replicaIn({ ...record, format: record.format + 1 }, me)).toBeUndefined();
  expect(replicaIn({ ...record, columns: record.columns.slice(1) }, me)).toBeUndefined();
  expect(replicaIn({ ...record, texts: new ArrayBuffer(3) }, me)).toBeUndefined();
  expect(replicaIn({ format: 1 } as never, me)).toBeUndefined();
  for (const [at, column] of record.columns.entries()) {
    if (column.byteLength === 0) continue;
    const damaged = column.slice();
    const bytes = new Uint8Array(damaged);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(replicaIn({ ...record, columns: record.columns.with(at, damaged) }, me)).toBeUndefined();
  }
  const texts = record.texts.slice();
  new Uint8Array(texts)[texts.byteLength - 2] = 0x20;
  expect(replicaIn({ ...record, texts }, me)).toBeUndefined();
});
