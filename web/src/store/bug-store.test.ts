import { expect, test } from "vitest";
import { bugOf } from "./bug";
import { BugStore } from "./bug-store";
import { wireBug } from "./testing";

function storeWith(numbers: readonly number[], nextCursor?: string): BugStore {
  const store = new BugStore();
  const items = numbers.map((number) => wireBug(number));
  store.putPage("core", { items, versions: { content: 10 }, ...(nextCursor && { nextCursor }) });
  return store;
}

function shownKeys(store: BugStore): (string | undefined)[] {
  const view = store.view("core");
  return Array.from(
    { length: view.shape().count },
    (_, index) => store.get(store.idIn(view, index) ?? "")?.key,
  );
}

test("every field of a bug survives the columns", () => {
  const store = new BugStore();
  const wire = wireBug(7, {
    description: "**why**",
    isOpen: false,
    resolution: "fixed",
    severity: "S2",
    priority: "urgent",
    due: "2026-12-24",
    estimate: 2.25,
    environment: [{ name: "os", value: "Debian 12" }],
    assignedMembers: ["ada", "bob"],
    closed: "2025-02-03T04:05:06.000007Z",
    reopenCount: 2,
    rev: 5,
  });
  store.put(wire);
  expect(store.get("bug-7")).toEqual(bugOf(wire));
  expect(store.getByKey("CORE-7")?.id).toBe("bug-7");
});

test("the list is newest first, and a live bug comes on top", () => {
  const store = storeWith([3, 2, 1]);
  store.create(bugOf(wireBug(4)));
  expect(shownKeys(store)).toEqual(["CORE-4", "CORE-3", "CORE-2", "CORE-1"]);
});

test("a bug known from deeper down than the loaded pages leaves no hole in the list", () => {
  const store = storeWith([9, 8], "next");
  store.put(wireBug(2));
  expect(shownKeys(store)).toEqual(["CORE-9", "CORE-8"]);
  store.putPage("core", { items: [wireBug(7), wireBug(2)], versions: { content: 10 } });
  expect(shownKeys(store)).toEqual(["CORE-9", "CORE-8", "CORE-7", "CORE-2"]);
});

test("a list knows where its bugs stand, and those that are not shown stand nowhere", () => {
  const store = storeWith([9, 8], "next");
  store.put(wireBug(2));
  const view = store.view("core");
  const placeOf = (id: string) => view.indexOf(store.columns.slotOf(id) ?? -1);
  expect(["bug-9", "bug-8", "bug-2"].map(placeOf)).toEqual([0, 1, -1]);
});

test("an older answer does not undo a newer change", () => {
  const store = storeWith([1]);
  store.patch("bug-1", { title: "Renamed", rev: 2 }, []);
  store.put(wireBug(1));
  expect(store.get("bug-1")?.title).toBe("Renamed");
});

test("the same change twice does nothing more", () => {
  const store = storeWith([1]);
  store.patch("bug-1", { title: "Renamed", rev: 2 }, []);
  const renamed = store.get("bug-1");
  store.patch("bug-1", { title: "Again", rev: 2 }, []);
  expect(store.get("bug-1")).toBe(renamed);
});

test("a long text in a change is forgotten here until it is fetched", () => {
  const store = storeWith([]);
  store.put(wireBug(1, { description: "old" }));
  store.patch("bug-1", { rev: 2 }, ["description"]);
  expect(store.get("bug-1")).not.toHaveProperty("description");
});

test("a removed bug leaves the list, and an older page does not bring it back", () => {
  const store = storeWith([2, 1], "next");
  store.remove("bug-1", 11);
  store.putPage("core", { items: [wireBug(1)], versions: { content: 10 } });
  expect(shownKeys(store)).toEqual(["CORE-2"]);
  store.putPage("core", { items: [wireBug(1)], versions: { content: 12 } });
  expect(shownKeys(store)).toEqual(["CORE-2", "CORE-1"]);
});

test("an edit shows at once and wakes the bug's readers", () => {
  const store = storeWith([2, 1]);
  let woken = 0;
  store.subscribe("bug-1", () => {
    woken += 1;
  });
  store.edit("edit-1", "bug-1", { title: "Mine" });
  expect(store.get("bug-1")?.title).toBe("Mine");
  expect(store.stored("bug-1")?.title).toBe("Bug 1");
  store.edit("edit-2", "bug-2", { title: "Other" });
  expect(woken).toBe(1);
});

test("a refused edit goes field by field; what others changed meanwhile shows", () => {
  const store = storeWith([1]);
  store.edit("edit-1", "bug-1", { title: "Mine" });
  store.edit("edit-2", "bug-1", { status: "started" });
  store.patch("bug-1", { title: "Theirs", resolution: "none", rev: 2 }, []);
  expect(store.get("bug-1")).toMatchObject({ title: "Mine", status: "started" });
  store.settle("edit-1");
  expect(store.get("bug-1")).toMatchObject({ title: "Theirs", status: "started" });
});

test("of two edits of one field the later shows until both are answered", () => {
  const store = storeWith([1]);
  store.edit("edit-1", "bug-1", { title: "First" });
  store.edit("edit-2", "bug-1", { title: "Second" });
  store.patch("bug-1", { title: "First", rev: 2 }, []);
  store.settle("edit-1");
  expect(store.get("bug-1")?.title).toBe("Second");
  store.patch("bug-1", { title: "Second", rev: 3 }, []);
  store.settle("edit-2");
  expect(store.get("bug-1")?.title).toBe("Second");
});

test("an edit that is shown again stands on top of what came meanwhile", () => {
  const store = storeWith([1]);
  store.edit("edit-2", "bug-1", { title: "Mine" });
  store.edit("edit-1", "bug-1", { title: "Kept by an earlier page" });
  store.edit("edit-2", "bug-1", { title: "Mine" });
  expect(store.get("bug-1")?.title).toBe("Mine");
});

test("a new bug shows as being sent until the server's own arrives", () => {
  const store = storeWith([1]);
  store.sending.start({ ...bugOf(wireBug(2)), key: "", number: 0, rev: 0 });
  expect(store.sending.rows().map((bug) => bug.id)).toEqual(["bug-2"]);
  store.create(bugOf(wireBug(2)));
  expect(store.sending.rows()).toEqual([]);
  expect(shownKeys(store)).toEqual(["CORE-2", "CORE-1"]);
});

test("a deleted bug is shown to those who may restore it and stands in no list", () => {
  const store = storeWith([2, 1]);
  store.remove("bug-1", 11);
  expect(store.get("bug-1")).toBeUndefined();
  store.put(wireBug(1, { rev: 2, deleted: "2025-02-03T04:05:06Z" }));
  expect(store.getByKey("CORE-1")?.deleted).not.toBe(0);
  expect(shownKeys(store)).toEqual(["CORE-2"]);
  store.remove("bug-1", 11);
  expect(store.getByKey("CORE-1")?.id).toBe("bug-1");
  store.create(bugOf(wireBug(1, { rev: 3 })));
  expect(shownKeys(store)).toEqual(["CORE-2", "CORE-1"]);
});

test("whoever looks at a bug under its old key hears that it moved", () => {
  const store = storeWith([1]);
  // As a page does, which has read the bug before.
  expect(store.getByKey("CORE-1")?.key).toBe("CORE-1");
  const found: (string | undefined)[] = [];
  store.subscribeKey("CORE-1", () => {
    found.push(store.getByKey("CORE-1")?.key);
  });
  store.patch("bug-1", { projectID: "web", key: "WEB-1", number: 1, rev: 2 }, []);
  expect(found).toEqual(["WEB-1"]);
  expect(shownKeys(store)).toEqual([]);
});

test("what the content says of a restricted bug is from before it was one", () => {
  const store = storeWith([2, 1]);
  store.bringBack(wireBug(1, { visibility: "restricted", rev: 2 }));
  store.remove("bug-1", 12);
  store.remove("bug-2", 13);
  expect(shownKeys(store)).toEqual(["CORE-1"]);
});
