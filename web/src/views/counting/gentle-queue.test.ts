import { expect, test } from "vitest";
import { GentleQueue } from "./gentle-queue";

/** Tasks that say that they began, and end when they are told to. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  async function end(name: string) {
    ends.get(name)?.();
    // Whoever waited for the end goes on first.
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { begun, task, end };
}

test("no more are done at once than may be, in their order", async () => {
  const { begun, task, end } = tasks();
  const queue = new GentleQueue(2);
  for (const name of ["a", "b", "c", "d"]) queue.add(name, task(name));
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
});

test("what waits already waits once, and what nobody wants any more is not done", async () => {
  const { begun, task, end } = tasks();
  const queue = new GentleQueue(1);
  queue.add("a", task("a"));
  queue.add("b", task("b"));
  queue.add("b", task("b again"));
  queue.add("c", task("c"));
  queue.remove("c");
  await end("a");
  await end("b again");
  expect(begun).toEqual(["a", "b again"]);
});
