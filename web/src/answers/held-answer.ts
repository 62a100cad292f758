import type { Question } from "./compile";
import type { Answer } from "./evaluation";

/** What became of a bug in an answer: its places before and after, -1 outside of it. */
export interface Moved {
  readonly from: number;
  readonly to: number;
}

/** An answer that follows changes one bug at a time. Questions that reach others are to be asked anew instead. */
export class HeldAnswer {
  readonly #question: Question;
  readonly #slots: number[];

  constructor(question: Question, { slots }: Answer) {
    this.#question = question;
    this.#slots = [...slots];
  }

  get slots(): readonly number[] {
    return this.#slots;
  }

  /** The bug in this slot came, changed or went; all others stand as the order has them. */
  changed(slot: number): Moved {
    const from = this.#slots.indexOf(slot);
    if (from >= 0) this.#slots.splice(from, 1);
    if (!this.#question.matches(slot)) return { from, to: -1 };
    const to = this.#placeOf(slot);
    this.#slots.splice(to, 0, slot);
    return { from, to };
  }

  /** The first place whose bug stands behind this one. */
  #placeOf(slot: number): number {
    const { compare } = this.#question.order;
    let low = 0;
    let high = this.#slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.#slots[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
