import { expect, it } from "vitest";
import type { BugWorld } from "./bug-world";
import { compile, type Question } from "./compile";
import { type Answer, Evaluation } from "./evaluation";
import { HeldAnswer } from "./held-answer";
import { asker, TestWorld } from "./testing";

const count = 5000;
/** Times of which several are the same, all over the place. */
const updatedOf = (slot: number) => 1 + ((slot * 7919) % 1000);

function largeWorld() {
  return TestWorld.of(...Array.from({ length: count }, (_, at) => ({ updated: updatedOf(at) })));
}

function questionOf(q: string, world: BugWorld): Question {
  const compiled = compile(q, world, asker);
  if (compiled.is === "server") throw new Error(`asked of the server: ${compiled.reason}`);
  return compiled.question;
}

/** By the plainest means. */
function expected(q: string, world: TestWorld & BugWorld): number[] {
  const { matches, order } = questionOf(q, world);
  const slots = Array.from({ length: world.size }, (_, slot) => slot).filter(matches);
  return slots.toSorted(order.compare);
}

const run = (q: string, world: BugWorld) => [...new Evaluation(questionOf(q, world)).run().slots];

it("comes in pieces, and is the same as at once", () => {
  const world = largeWorld();
  const evaluation = new Evaluation(questionOf("is:open", world));
  let steps = 1;
  let answer: Answer | undefined;
  while ((answer = evaluation.step(0)) === undefined) steps += 1;
  expect(steps).toBeGreaterThan(5);
  expect([...answer.slots]).toEqual(expected("is:open", world));
});

it("begins anew when something changes meanwhile, and ends though it goes on changing", () => {
  const world = largeWorld();
  const evaluation = new Evaluation(questionOf("is:open", world));
  let answer: Answer | undefined;
  for (let step = 0; step < 10 && answer === undefined; step += 1) {
    answer = evaluation.step(0);
    if (answer === undefined) world.change(step * 3, { updated: 100_000 + step });
  }
  expect([...(answer?.slots ?? [])]).toEqual(expected("is:open", world));
  expect(answer?.turn).toBe(world.turn);
});

it("keeps orders apart, and follows changes of bugs in each", () => {
  const world = largeWorld();
  for (const q of ["is:open", "sort:updated", "sort:-updated", "sort:title,-updated"]) {
    expect(run(q, world)).toEqual(expected(q, world));
  }
  world.change(17, { updated: 5000 });
  world.change(18, { live: 0 });
  world.add({ updated: 500 });
  for (const q of ["is:open", "sort:updated", "sort:-updated", "sort:title,-updated"]) {
    expect(run(q, world)).toEqual(expected(q, world));
  }
});

it("looks at other bugs anew when they changed", () => {
  const world = TestWorld.of({}, {});
  world.relations.push({ kind: "blocks", from: 0, to: 1 });
  const question = questionOf("is:blocked", world);
  expect(question.matches(1)).toBe(true);
  world.change(0, { status: 1 });
  expect(question.matches(1)).toBe(false);
});

it("looks for words in the title that a bug has", () => {
  const world = TestWorld.of({ title: "Crash" });
  const question = questionOf("crash", world);
  expect(question.matches(0)).toBe(true);
  world.change(0, { title: "Hang" });
  expect(question.matches(0)).toBe(false);
});

it("holds an answer while one bug after the other changes", () => {
  const world = largeWorld();
  const question = questionOf("is:open", world);
  const held = new HeldAnswer(question, new Evaluation(question).run());
  const first = held.slots[0] ?? 0;
  world.change(42, { updated: 2000 });
  expect(held.changed(new Set([42]))).toBe(true);
  expect(held.slots.slice(0, 2)).toEqual([42, first]);
  world.change(42, { status: 1 });
  expect(held.changed(new Set([42]))).toBe(true);
  const added = world.add({ updated: 500 });
  expect(held.changed(new Set([added]))).toBe(true);
  expect(held.changed(new Set([42]))).toBe(false);
  expect([...held.slots]).toEqual(expected("is:open", world));
});

// Bugs that changed stand where they do not belong until all of them were taken out.
it.each([3, 200])("holds an answer while %i bugs change at once", (many) => {
  const world = largeWorld();
  const question = questionOf("is:open sort:updated", world);
  const held = new HeldAnswer(question, new Evaluation(question).run());
  const slots = Array.from({ length: many }, (_, each) => held.slots[each * 2] ?? 0);
  for (const [each, slot] of slots.entries()) {
    world.change(slot, each % 5 === 4 ? { status: 1 } : { updated: 5000 - each * 7 });
  }
  expect(held.changed(new Set(slots))).toBe(true);
  expect([...held.slots]).toEqual(expected("is:open sort:updated", world));
  expect(held.changed(new Set(slots))).toBe(false);
});
