import { Column } from "../store/columns";
import type { Question } from "./compile";
import type { Answer } from "./evaluation";

/** How many bugs answer a question while they come, change and go: in no order, and so without a list of them. */
export class HeldCount {
  readonly #question: Question;
  /** By slot, 1 for a bug that is counted. */
  readonly #isCounted = new Column((length) => new Uint8Array(length));
  #count: number;

  constructor(question: Question, { slots }: Answer) {
    this.#question = question;
    this.#isCounted.reserve(question.world.size);
    for (const slot of slots) this.#isCounted.set(slot, 1);
    this.#count = slots.length;
  }

  get count(): number {
    return this.#count;
  }

  /** The bugs in these slots, each told once, came, changed or went. Whether another one is counted. */
  changed(slots: readonly number[]): boolean {
    let isMoved = false;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      const was = this.#isCounted.get(slot);
      const is = this.#question.matches(slot) ? 1 : 0;
      if (is === was) continue;
      isMoved = true;
      this.#count += is - was;
      this.#isCounted.set(slot, is);
    }
    return isMoved;
  }
}
