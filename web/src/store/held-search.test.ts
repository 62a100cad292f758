import { expect, test } from "vitest";
import { BugStore } from "./bug-store";
import { HeldSearch } from "./held-search";
import { wireBug } from "./testing";

const stuck = (_key: string, title: string) => title.includes("sticks");
const titleOf = (at: number) => (at % 3 === 0 ? `Relay ${at} sticks` : `Relay ${at} hums`);

function storeWith(count: number): BugStore {
  const store = new BugStore();
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const items = numbers.map((number) => wireBug(number, { title: titleOf(number) }));
  store.putRows({ items, versions: { content: 1 } });
  return store;
}

/** Those numbers by a look at every bug. */
function plainly(store: BugStore, count: number, limit: number): number[] {
  const numbers = Array.from({ length: count }, (_, at) => count - at);
  return numbers
    .filter((number) => stuck("", store.get(`bug-${number}`)?.title ?? ""))
    .slice(0, limit);
}

const numbersOf = (search: HeldSearch) => search.found().map(({ number }) => number);
const wholly = Number.POSITIVE_INFINITY;

test("it finds the newest that are accepted, in steps that end when they are to", () => {
  const store = storeWith(2000);
  const search = new HeldSearch(store, stuck, 5);
  let steps = 1;
  while (!search.step(0)) steps += 1;
  expect(steps).toBeGreaterThan(5);
  expect(numbersOf(search)).toEqual([1998, 1995, 1992, 1989, 1986]);
  expect(numbersOf(new HeldSearch(store, () => false, 5))).toEqual([]);
});

test("what changes meanwhile and afterwards is found as it is then", () => {
  const count = 1500;
  const store = storeWith(count);
  const search = new HeldSearch(store, stuck, 4);
  let rev = 1;
  for (let round = 0; round < 400; round += 1) {
    const number = round % 2 === 0 ? 1 + ((round * 677) % count) : count - (round % 20);
    rev += 1;
    const title = (round * 31) % 5 < 2 ? `Relay ${round} sticks` : `Relay ${round} hums`;
    if (round % 29 === 28) store.remove(`bug-${number}`, rev);
    else store.put(wireBug(number, { title, rev }));
    // Now and then it is asked before it has looked at all of them.
    if (!search.step(round % 7 === 0 ? 0 : wholly)) continue;
    expect(numbersOf(search), `${round}`).toEqual(plainly(store, count, 4));
  }
});

test("one that was let go is found again where a newer one leaves, before older ones that came later", () => {
  const store = new BugStore();
  const first = Array.from({ length: 200 }, (_, at) => 2000 - at);
  const items = [...first, 5, 4, 3].map((number) => wireBug(number, { title: "Relay sticks" }));
  store.putRows({ items, versions: { content: 1 } });
  const search = new HeldSearch(store, stuck, 2);
  search.step(wholly);
  expect(numbersOf(search)).toEqual([2000, 1999]);
  store.put(wireBug(2000, { title: "Relay hums", rev: 2 }));
  search.step(wholly);
  expect(numbersOf(search)).toEqual([1999, 1998]);
});

test("changes too many to be told begin it anew", () => {
  const store = storeWith(300);
  const search = new HeldSearch(store, stuck, 3);
  search.step(wholly);
  for (let rev = 2; rev < 300; rev += 1) {
    for (let number = 1; number <= 300; number += 1) {
      const title = `Relay ${rev} ${number === 7 ? "sticks" : "hums"}`;
      store.put(wireBug(number, { title, rev }));
    }
  }
  while (!search.step(wholly));
  expect(numbersOf(search)).toEqual([7]);
});
