import { expect, test, vi } from "vitest";
import { BugFill } from "../../store/bug-fill";
import { BugStore } from "../../store/bug-store";
import type { BugsAsOf } from "../../store/held-bugs";
import { wireBug } from "../../store/testing";
import { SnapshotDecoder } from "./decoder";
import { bugID, core, people, wholeStory } from "./testing";

const asOf = 40;

function story(): BugsAsOf {
  const decoder = new SnapshotDecoder();
  for (const line of wholeStory()) decoder.take(JSON.stringify(line));
  const { tables, chunks, relations } = decoder.finish();
  return { content: asOf, tables, chunks, relations };
}

function fill(store: BugStore): void {
  const filling = new BugFill(store, story());
  while (filling.step());
  store.finishFill(filling);
}

function filledStore(): BugStore {
  const store = new BugStore();
  fill(store);
  return store;
}

function countsOf(store: BugStore, number: number): (number | undefined)[] {
  const slot = store.columns.slotOf(bugID(number)) ?? -1;
  const { comments, attachments } = store.columns.columns;
  return [comments.get(slot), attachments.get(slot)];
}

function related(
  store: BugStore,
  number: number,
  kind: "blocks" | "relates_to",
  way: "from" | "to",
) {
  const slot = store.columns.slotOf(bugID(number)) ?? -1;
  return store.held.links.related(slot, kind, way).map((other) => store.columns.idAt(other));
}

const wire = (number: number, fields: object) =>
  wireBug(number, { id: bugID(number), projectID: core, ...fields });

test("all bugs are there with every field that the snapshot tells", () => {
  const store = filledStore();
  const [ada = "", ben = "", cleo = ""] = people;
  expect(store.getByKey("CORE-4")).toMatchObject({
    id: bugID(4),
    projectID: core,
    number: 4,
    title: 'Bug "4" – ü 🐞',
    isOpen: false,
    resolution: "fixed",
    severity: "S2",
    priority: "urgent",
    due: "2024-10-04",
    estimate: 1.5,
    bugAuthor: ada,
    assignedMembers: [ben],
    visibility: "restricted",
    watchers: [ada, cleo],
    voters: [ada, cleo],
    voteCount: 2,
    rank: "text 4",
    rev: 5,
    deleted: 0,
  });
  expect(store.columns.size).toBe(8);
  expect(countsOf(store, 4)).toEqual([280, 3]);
  expect(related(store, 7, "blocks", "from")).toEqual([bugID(1)]);
  expect(related(store, 1, "blocks", "to")).toEqual([bugID(7)]);
  expect(related(store, 8, "relates_to", "to")).toEqual([bugID(2)]);
});

test("a list that is shown already has them in its order", () => {
  const store = new BugStore();
  const view = store.view(core);
  store.putPage(core, { items: [wire(9, {}), wire(5, {})], versions: { content: 41 } });
  fill(store);
  const shown = Array.from({ length: view.shape().count }, (_, at) => store.idIn(view, at));
  expect(shown).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map(bugID));
});

test("a bug that is newer here stays, and takes what only the snapshot tells", () => {
  const store = new BugStore();
  store.put(wire(5, { title: "Newer", rev: 9, description: "kept" }));
  store.put(wire(6, { title: "Older", rev: 1, description: "of then" }));
  fill(store);
  expect(store.get(bugID(5))).toMatchObject({
    title: "Newer",
    rev: 9,
    voters: [people[0], people[2]],
  });
  // Whether its text is that of the newer state is not known.
  expect(store.get(bugID(6))).toMatchObject({ rev: 3 });
  expect(store.get(bugID(6))?.description).toBeUndefined();
  expect(store.get(bugID(6))?.title).not.toBe("Older");
  expect(countsOf(store, 5)).toEqual([210, 0]);
});

test("what a list said sooner than the changes does not hide what only changes tell", () => {
  const store = filledStore();
  store.put(wire(5, { title: "From a list", rev: 8 }));
  store.patch(bugID(5), { title: "Before", voters: ["bob"], voteCount: 1, rev: 7 }, []);
  expect(store.get(bugID(5))).toMatchObject({ title: "From a list", rev: 8, voters: ["bob"] });
  store.patch(bugID(5), { voters: [], rev: 6 }, []);
  expect(store.get(bugID(5))?.voters).toEqual(["bob"]);
});

test("ids, titles and ranks have their places among those of the fill, later ones have none", () => {
  const store = new BugStore();
  store.put(wire(3, { title: "Newer", rev: 90 }));
  fill(store);
  store.patch(bugID(4), { title: "Newest", rev: 91 }, []);
  store.patch(bugID(5), { priority: "low", rev: 91 }, []);
  store.patch(bugID(6), { rank: "zz", rev: 91 }, []);
  const { idPlace, titlePlace, rankPlace } = store.columns.columns;
  const slotOf = (number: number) => store.columns.slotOf(bugID(number)) ?? -1;
  const placeOf = (number: number) => titlePlace.get(slotOf(number));
  expect([placeOf(3), placeOf(4)]).toEqual([0, 0]);
  expect([rankPlace.get(slotOf(3)), rankPlace.get(slotOf(6))]).toEqual([0, 0]);
  expect(rankPlace.get(slotOf(5))).toBeGreaterThan(0);
  expect([1, 2, 3, 4, 5].map((number) => idPlace.get(slotOf(number)))).toEqual([1, 2, 3, 4, 5]);
  const titles = [1, 2, 5, 6].map((number) => store.get(bugID(number))?.title ?? "");
  const sorted = [1, 2, 5, 6].toSorted((a, b) => placeOf(a) - placeOf(b));
  expect(sorted.map((number) => store.get(bugID(number))?.title)).toEqual(titles.toSorted());
  expect(Math.min(...[1, 2, 5, 6].map(placeOf))).toBeGreaterThan(0);
});

test("what the store knows better than the fill has changed since", () => {
  const store = new BugStore();
  const versions = { content: 39 };
  store.putRows({ items: [wire(3, { title: "Newer", rev: 90 }), wire(30, {})], versions });
  store.put(wire(5, { rev: 1 }));
  store.remove(bugID(6), 41);
  fill(store);
  expect([...store.changed].toSorted()).toEqual([bugID(3), bugID(6), bugID(30)].toSorted());
});

test("bugs that went away while the snapshot was on its way stay away", () => {
  const store = new BugStore();
  store.remove(bugID(5), asOf + 1);
  store.lose(bugID(4));
  store.remove(bugID(3), asOf - 1);
  fill(store);
  expect(store.get(bugID(5))).toBeUndefined();
  expect(store.get(bugID(4))).toBeUndefined();
  expect(store.get(bugID(3))?.number).toBe(3);
});

test("changes that the snapshot holds already move nothing", () => {
  const store = filledStore();
  store.remove(bugID(5), asOf);
  store.hang("comments", bugID(5), true, asOf);
  store.relate({ kind: "blocks", from: bugID(7), to: bugID(1) }, false, asOf);
  expect(store.get(bugID(5))?.number).toBe(5);
  expect(countsOf(store, 5)).toEqual([210, 0]);
  expect(related(store, 7, "blocks", "from")).toEqual([bugID(1)]);
});

test("later changes keep counts and relations right", () => {
  const store = filledStore();
  const heard = vi.fn<() => void>();
  store.subscribeAny(heard);
  store.hang("comments", bugID(5), true, asOf + 1);
  store.hang("attachments", bugID(4), false, asOf + 2);
  store.relate({ kind: "blocks", from: bugID(7), to: bugID(2) }, true, asOf + 3);
  store.relate({ kind: "relates_to", from: bugID(2), to: bugID(8) }, false, asOf + 4);
  expect(countsOf(store, 5)).toEqual([211, 0]);
  expect(countsOf(store, 4)).toEqual([280, 2]);
  expect(related(store, 7, "blocks", "from")).toEqual([bugID(2), bugID(1)]);
  expect(related(store, 8, "relates_to", "to")).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(4);
});

test("a bug that is lost leaves the relations of others", () => {
  const store = filledStore();
  store.lose(bugID(1));
  expect(related(store, 7, "blocks", "from")).toEqual([]);
  store.create({ ...filledStore().get(bugID(1)), rev: 9 } as never);
  store.putRelations(bugID(1), [{ kind: "blocks", from: bugID(7), to: bugID(1) }]);
  expect(related(store, 7, "blocks", "from")).toEqual([bugID(1)]);
});

test("what hangs on a bug that was asked for is counted once, whatever is told again", () => {
  const store = filledStore();
  store.putHanging(bugID(5), { comments: 2, attachments: 0 }, asOf + 2);
  store.hang("comments", bugID(5), true, asOf + 1);
  store.hang("attachments", bugID(5), true, asOf + 2);
  expect(countsOf(store, 5)).toEqual([2, 0]);
  store.hang("comments", bugID(5), false, asOf + 3);
  expect(countsOf(store, 5)).toEqual([1, 0]);
});

test("numbers of a store that knows other words before come to mean the same", () => {
  const empty = filledStore();
  const store = new BugStore();
  const before = { bugAuthor: "dora", assignedMembers: ["dora", "emil"], labels: ["odd"] };
  store.put(wireBug(900, { ...before, projectID: "other", status: "waiting" }));
  fill(store);
  const seen = [8, 7, 6, 5, 4, 3, 2, 1].map((number) => empty.get(bugID(number)));
  expect(seen).not.toContain(undefined);
  expect(seen.map((bug) => store.get(bug?.id ?? ""))).toEqual(seen);
});

test("a project's new key reaches all of its bugs, and their old keys lead to them", () => {
  const store = filledStore();
  store.rekey(core, "HEART");
  expect(store.get(bugID(8))?.key).toBe("HEART-8");
  expect(store.getByKey("HEART-3")?.id).toBe(bugID(3));
  expect(store.getByKey("CORE-3")?.id).toBe(bugID(3));
});

test("a store that forgot all meanwhile is not filled", () => {
  const store = new BugStore();
  const filling = new BugFill(store, story());
  while (filling.step());
  store.reset();
  expect(store.finishFill(filling)).toBe(false);
  expect(store.get(bugID(5))).toBeUndefined();
  expect(store.held.isWhole).toBe(false);
});

test("a lost bug that all bugs tell is known again, but for one that was lost after they were asked for", () => {
  const store = filledStore();
  store.lose(bugID(4));
  store.gone.askAll();
  store.lose(bugID(5));
  fill(store);
  expect(store.get(bugID(4))).toBeDefined();
  expect(store.get(bugID(5))).toBeUndefined();
  store.put(wire(4, { rev: 30 }));
  expect(store.get(bugID(4))?.rev).toBe(30);
});
