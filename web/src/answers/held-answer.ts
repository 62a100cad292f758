import type { Question } from "./compile";
import type { Answer } from "./evaluation";

/** So few are taken out and put in one by one: of more the whole is gone through once. */
const fewMax = 8;

/** An answer that follows changes bug by bug. Bugs that a question reaches to from them count as changed. */
export class HeldAnswer {
  readonly #question: Question;
  #slots: number[];

  constructor(question: Question, { slots }: Answer) {
    this.#question = question;
    this.#slots = [...slots];
  }

  get slots(): readonly number[] {
    return this.#slots;
  }

  /** The bugs in these slots came, changed or went; all others stand as the order has them. Whether anything moved. */
  changed(slots: ReadonlySet<number>): boolean {
    return slots.size > fewMax ? this.#manyChanged(slots) : this.#fewChanged([...slots]);
  }

  /** All of them leave first: one that stands where it belongs no longer would lead the others astray. */
  #fewChanged(slots: readonly number[]): boolean {
    const before = slots.map((slot) => this.#slots.indexOf(slot));
    for (const slot of slots) {
      const at = this.#slots.indexOf(slot);
      if (at >= 0) this.#slots.splice(at, 1);
    }
    for (const slot of slots) {
      if (this.#question.matches(slot)) this.#slots.splice(this.#placeOf(slot), 0, slot);
    }
    return slots.some((slot, each) => this.#slots.indexOf(slot) !== before[each]);
  }

  #manyChanged(slots: ReadonlySet<number>): boolean {
    const { compare } = this.#question.order;
    const coming = [...slots].filter((slot) => this.#question.matches(slot)).toSorted(compare);
    const before = this.#slots;
    const after: number[] = [];
    let next = 0;
    for (const slot of before) {
      if (slots.has(slot)) continue;
      for (let come = coming[next]; come !== undefined && compare(come, slot) < 0; ) {
        after.push(come);
        next += 1;
        come = coming[next];
      }
      after.push(slot);
    }
    for (; next < coming.length; next += 1) after.push(coming[next] ?? 0);
    this.#slots = after;
    return after.length !== before.length || after.some((slot, at) => slot !== before[at]);
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
