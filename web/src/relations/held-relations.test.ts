import { afterEach, expect, test } from "vitest";
import { relationOrder } from "../store/bug-chunk";
import { dropEverything, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { heldRelations } from "./held-relations";

afterEach(dropEverything);

function hold(): void {
  const { bugs, held } = replicaOf("org-1");
  for (const number of [1, 2, 3, 4]) bugs.put(wireBug(number));
  const slots = [0, 1, 2, 3, 4].map((number) => bugs.columns.slotOf(`bug-${number}`) ?? -1);
  for (const [kind, from, to] of [
    ["blocks", 1, 2],
    ["parent", 1, 3],
    ["relates_to", 4, 1],
  ] as const) {
    bugs.held.links.add(relationOrder.indexOf(kind), slots[from] ?? -1, slots[to] ?? -1);
  }
  held.set({ is: "held", versions: { content: 3 }, person: 1 });
}

const told = (id: string) =>
  heldRelations("org-1", id)?.map(({ kind, bug }) => `${kind} ${bug.key}`);

test("each of two bugs shows how it stands to the other", () => {
  hold();
  expect(told("bug-1")?.toSorted()).toEqual([
    "blocks CORE-2",
    "parent CORE-3",
    "relates_to CORE-4",
  ]);
  expect(told("bug-2")).toEqual(["blocked_by CORE-1"]);
  expect(told("bug-3")).toEqual(["child CORE-1"]);
  expect(told("bug-4")).toEqual(["relates_to CORE-1"]);
});

test("one that is gone is shown at none", () => {
  hold();
  replicaOf("org-1").bugs.remove("bug-2", 4);
  expect(told("bug-1")).not.toContain("blocks CORE-2");
  expect(told("bug-2")).toBeUndefined();
});

test("where not all bugs are held nothing is known", () => {
  hold();
  replicaOf("org-1").held.set({ is: "none" });
  expect(told("bug-1")).toBeUndefined();
});
