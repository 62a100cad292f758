import type { Question } from "./compile";
import { sortedSlots } from "./order/sorted-slots";

/** All bugs that answer a question, in order. */
export interface Answer {
  readonly slots: readonly number[];
  /** The world's turn that it is as of. */
  readonly turn: number;
}

/** Slots looked at between two looks at the clock. */
const atOnce = 2048;
/** A world that changes more often than that while it is asked is asked in one go. */
const restartsMax = 3;

/** The answer to a question, worked out in pieces so that nobody waits for it. */
export class Evaluation {
  readonly #question: Question;
  #steps: Generator<void, readonly number[]>;
  #turn: number;
  #restarts = 0;

  constructor(question: Question) {
    this.#question = question;
    this.#turn = question.world.turn;
    this.#steps = answerSteps(question);
  }

  /** Goes on for about so long; nothing as long as more is to be done. */
  step(budgetMs: number): Answer | undefined {
    const end = performance.now() + (this.#isRestless() ? Number.POSITIVE_INFINITY : budgetMs);
    for (;;) {
      const next = this.#steps.next();
      if (next.done === true) return { slots: next.value, turn: this.#turn };
      if (performance.now() >= end) return undefined;
    }
  }

  /** Goes on to the end. */
  run(): Answer {
    for (;;) {
      const answer = this.step(Number.POSITIVE_INFINITY);
      if (answer !== undefined) return answer;
    }
  }

  /** What was found before a change is of no use. */
  #isRestless(): boolean {
    const { turn } = this.#question.world;
    if (turn === this.#turn) return false;
    this.#turn = turn;
    this.#steps = answerSteps(this.#question);
    this.#restarts += 1;
    return this.#restarts > restartsMax;
  }
}

function* answerSteps(question: Question): Generator<void, readonly number[]> {
  const { world, keep, order } = question;
  const { size } = world;
  const met: number[] = [];
  const some = new Int32Array(atOnce);
  for (let from = 0; from < size; from += atOnce) {
    const count = Math.min(atOnce, size - from);
    for (let at = 0; at < count; at += 1) some[at] = from + at;
    const kept = keep(some, count);
    for (let at = 0; at < kept; at += 1) met.push(some[at] ?? 0);
    yield;
  }
  return sortedSlots(met, order);
}
