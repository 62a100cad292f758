import { expect, test } from "vitest";
import { replicaOf } from "../../store/replica";
import { wireBug } from "../../store/testing";
import { type Ordered, ordered } from "./order";

const rank = (number: number) => `a${String(number).padStart(2, "0")}`;

/** Ten bugs of an organization of its own. */
function tenBugs(orgID: string) {
  const { bugs } = replicaOf(orgID);
  for (let number = 1; number <= 10; number += 1) {
    bugs.put(wireBug(number, { rank: rank(number) }));
  }
  return bugs;
}

const idsOf = ({ bugs }: Ordered) => bugs.map(({ id }) => id);

test("what changed elsewhere leaves the same array, a bug of its own moves by its rank", () => {
  const store = tenBugs("order-1");
  const asked = { ids: ["bug-1", "bug-2", "bug-3"], isRanked: true };
  const first = ordered(store, asked);
  store.patch("bug-7", { priority: "high", rev: 2 }, []);
  const second = ordered(store, asked, first);
  expect(second.bugs).toBe(first.bugs);
  store.edit("edit-1", "bug-1", { rank: "a025" });
  const third = ordered(store, asked, second);
  expect(idsOf(third)).toEqual(["bug-2", "bug-1", "bug-3"]);
  expect(third.bugs[0]).toBe(first.bugs[1]);
  store.settle("edit-1");
  expect(idsOf(ordered(store, asked, third))).toEqual(["bug-1", "bug-2", "bug-3"]);
});

test.each([true, false])("is as worked out anew, whatever changes, ranked: %s", (isRanked) => {
  const store = tenBugs(`order-2-${isRanked}`);
  let state = 7;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const lists = [
    ["bug-3", "bug-1", "bug-9", "bug-2"],
    ["bug-8", "bug-1"],
    Array.from({ length: 12 }, (_, at) => `bug-${at + 1}`),
  ];
  let [ids = []] = lists;
  let before: Ordered | undefined;
  for (let rev = 2; rev < 500; rev += 1) {
    const id = `bug-${1 + next(12)}`;
    const acts = [
      () => store.patch(id, { rank: rank(next(30)), rev }, []),
      () => store.edit(`edit ${rev}`, id, { rank: rank(next(30)) }),
      () => store.settle(`edit ${rev - 1 - next(5)}`),
      () => store.remove(id, rev),
      () => store.bringBack(wireBug(Number(id.slice(4)), { rank: rank(next(30)), rev })),
      () => {
        ids = lists[next(lists.length)] ?? [];
      },
    ];
    acts[next(acts.length)]?.();
    if (next(3) === 0) continue;
    before = ordered(store, { ids, isRanked }, before);
    expect(before.bugs).toEqual(ordered(store, { ids, isRanked }).bugs);
  }
});

test("says which of its bugs changed since, where they are few", () => {
  const store = tenBugs("order-3");
  const asked = { ids: Array.from({ length: 10 }, (_, at) => `bug-${at + 1}`), isRanked: true };
  let before = ordered(store, asked);
  for (let rev = 2; rev < 60; rev += 1) {
    const changed = new Set([(rev * 7) % 10, (rev * 3) % 10].map((at) => `bug-${at + 1}`));
    for (const id of changed) store.patch(id, { rank: rank((rev * 13) % 30), rev }, []);
    const now = ordered(store, asked, before);
    expect(now.bugs).toEqual(ordered(store, asked).bugs);
    expect(now.since?.bugs).toBe(before.bugs);
    expect(new Set(now.since?.moved.map(({ was }) => was.id))).toEqual(changed);
    for (const { was, is } of now.since?.moved ?? []) {
      expect([before.bugs.includes(was), now.bugs.includes(is)]).toEqual([true, true]);
    }
    before = now;
  }
  expect(ordered(store, asked, before).since).toBeUndefined();
});
