import { expect, test } from "vitest";
import { Outbox } from "./outbox";

function makeOutbox() {
  const told: [texts: readonly string[], to: readonly string[] | undefined][] = [];
  return { told, outbox: new Outbox((texts, to) => told.push([texts, to])) };
}

test("what comes in one turn goes in one message, and what comes in the next in another", async () => {
  const { told, outbox } = makeOutbox();
  for (const text of ["1", "2", "3"]) outbox.put(text, ["two"]);
  expect(told).toEqual([]);
  await Promise.resolve();
  outbox.put("4", ["two"]);
  await Promise.resolve();
  expect(told).toEqual([
    [["1", "2", "3"], ["two"]],
    [["4"], ["two"]],
  ]);
});

test("each tab gets its own, in their order", async () => {
  const { told, outbox } = makeOutbox();
  outbox.put("1", undefined);
  outbox.put("2", ["two"]);
  outbox.put("3", ["two", "three"]);
  outbox.put("4", undefined);
  outbox.empty();
  const all = [
    [["1"], undefined],
    [["2"], ["two"]],
    [["3"], ["two", "three"]],
    [["4"], undefined],
  ];
  expect(told).toEqual(all);
  await Promise.resolve();
  expect(told).toEqual(all);
});
