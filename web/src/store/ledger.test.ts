import { expect, test } from "vitest";
import { Ledger } from "./ledger";

test("a count is unknown until a list says where it starts", () => {
  const ledger = new Ledger();
  ledger.move("bugs", 1, 7);
  expect(ledger.value("bugs")).toBeUndefined();
});

test("only changes after the list's version move its count", () => {
  const ledger = new Ledger();
  ledger.start("bugs", 10, 7);
  ledger.move("bugs", 1, 7);
  expect(ledger.value("bugs")).toBe(10);
  ledger.move("bugs", 1, 8);
  ledger.move("bugs", -1, 9);
  ledger.move("bugs", 1, 10);
  expect(ledger.value("bugs")).toBe(11);
});

test("a list that arrives after younger changes counts each of them once", () => {
  const ledger = new Ledger();
  ledger.move("bugs", 1, 6);
  ledger.move("bugs", 1, 7);
  ledger.move("bugs", 1, 8);
  ledger.start("bugs", 20, 7);
  expect(ledger.value("bugs")).toBe(21);
  ledger.start("bugs", 21, 8);
  expect(ledger.value("bugs")).toBe(21);
});

test("an older list says nothing new", () => {
  const ledger = new Ledger();
  ledger.start("bugs", 30, 9);
  ledger.start("bugs", 10, 4);
  expect(ledger.value("bugs")).toBe(30);
});

test("whatever the order of lists and changes, the count is that of the log", () => {
  const seed = 20250101;
  let state = seed;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
  for (let round = 0; round < 200; round += 1) {
    const moves = Array.from({ length: 20 }, () => (random() < 0.5 ? 1 : -1));
    const countAt = (version: number) => moves.slice(0, version).reduce((sum, by) => sum + by, 50);
    const ledger = new Ledger();
    for (let version = 1; version <= moves.length; version += 1) {
      if (random() < 0.3) {
        const asOf = Math.floor(random() * (version + 1));
        ledger.start("n", countAt(asOf), asOf);
      }
      ledger.move("n", moves[version - 1] ?? 0, version);
    }
    ledger.start("n", countAt(10), 10);
    expect(ledger.value("n"), `seed ${seed}, round ${round}`).toBe(countAt(moves.length));
  }
});

test("many moves are folded and still counted", () => {
  const ledger = new Ledger();
  ledger.start("bugs", 0, 0);
  for (let version = 1; version <= 12_000; version += 1) ledger.move("bugs", 1, version);
  expect(ledger.value("bugs")).toBe(12_000);
});
