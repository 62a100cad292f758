import { expect, test } from "vitest";
import { listedSlots } from "../../store/chunk-of";
import { OrganizationReplica } from "../../store/organization";
import { wireBug } from "../../store/testing";
import { SnapshotDecoder } from "../lines/decoder";
import { bugID, core, wholeStory } from "../lines/testing";
import { sizesOf, withDelta } from "./delta";
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
  const filling = replica.bugs.startFill({ ...bugs, content: head.versions.content });
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

function readBack(record: ReplicaRecord): Replica {
  const read = replicaIn(record, me);
  if (read === undefined) throw new Error("nothing was read");
  return read;
}

test("what is kept is all that was held", async () => {
  const held = filledWith(decoded());
  held.bugs.remove(bugID(6), 41);
  held.bugs.hang("comments", bugID(5), "c1", true, 42);
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
  const sizes = sizesOf(base.bugs.tables);
  held.bugs.remove(bugID(1), 41);
  held.bugs.hang("attachments", bugID(3), "a1", true, 42);
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
  const delta = takeDelta(held, versions, sizes);
  const since = recordOf(me, delta.replica, "s1");
  const read = withDelta(readBack(before), { replica: readBack(since), gone: delta.gone });
  expect(contents(filledWith(read))).toEqual(contents(held));
  expect(contents(held).map(({ id }) => id)).toContain(bugID(12));
});

test("a change between two chunks takes nothing", async () => {
  const held = filledWith(decoded());
  const rest = () => Promise.resolve(held.bugs.hang("comments", bugID(5), "c", true, 41));
  expect(await takeReplica(held, versions, rest)).toBeUndefined();
  expect(held.bugs.changed.size).toBe(1);
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
