import { placeIn } from "../store/place-in";
import type { Question } from "./compile";
import type { Answer } from "./evaluation";

/** So few are taken out and put in one by one: of more the whole is gone through once. */
const fewMax = 8;

/** What is known of a slot that changed. */
const isChanged = 1;
const isMatch = 2;
const isListed = 4;

/** By slot, for the time of one call; 0 for all in between. */
let marks = new Uint8Array(1024);

/** An answer that follows changes bug by bug. Bugs that a question reaches to from them count as changed. */
export class HeldAnswer {
  readonly #question: Question;
  #slots: number[];
  #areLent = false;

  constructor(question: Question, { slots }: Answer) {
    this.#question = question;
    this.#slots = [...slots];
  }

  get slots(): readonly number[] {
    return this.#slots;
  }

  /** The slots as they are now, also for whoever looks at them later. */
  lend(): readonly number[] {
    this.#areLent = true;
    return this.#slots;
  }

  get count(): number {
    return this.#slots.length;
  }

  /**
   * The bugs in these slots, each told once, came, changed or went; all others stand as the order has them.
   * Whether anything moved.
   */
  changed(slots: readonly number[]): boolean {
    if (slots.length <= fewMax) return this.#fewChanged(slots);
    const { matches, world } = this.#question;
    if (marks.length < world.size) marks = new Uint8Array(2 * world.size);
    slots.forEach((slot) => {
      marks[slot] = isChanged | (matches(slot) ? isMatch : 0);
    });
    const isMoved = this.#isAnyMoved(slots);
    if (isMoved) this.#manyChanged(slots);
    slots.forEach((slot) => {
      marks[slot] = 0;
    });
    return isMoved;
  }

  /** All of them leave first: one that stands where it belongs no longer would lead the others astray. */
  #fewChanged(slots: readonly number[]): boolean {
    if (this.#areLent) this.#slots = [...this.#slots];
    this.#areLent = false;
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

  /** Most changes move nothing: that costs no other list of all bugs. */
  #isAnyMoved(slots: readonly number[]): boolean {
    const { order } = this.#question;
    const all = this.#slots;
    let isMoved = false;
    for (let at = 0; at < all.length && !isMoved; at += 1) {
      const slot = all[at] ?? 0;
      const mark = marks[slot] ?? 0;
      if (mark === 0) continue;
      const before = all[at - 1];
      const after = all[at + 1];
      isMoved =
        mark === isChanged ||
        (before !== undefined && order.compare(before, slot) > 0) ||
        (after !== undefined && order.compare(slot, after) > 0);
      marks[slot] = mark | isListed;
    }
    return isMoved || slots.some((slot) => marks[slot] === (isChanged | isMatch));
  }

  #manyChanged(slots: readonly number[]): void {
    const { order } = this.#question;
    const coming = slots
      .filter((slot) => ((marks[slot] ?? 0) & isMatch) !== 0)
      .toSorted(order.compare);
    // In one piece, and written over: a list of all bugs that grows is several times as much memory.
    const after = this.#slots.concat(coming);
    let count = 0;
    let next = 0;
    const before = this.#slots;
    for (let at = 0; at < before.length; at += 1) {
      const slot = before[at] ?? 0;
      if (marks[slot] !== 0) continue;
      for (let come = coming[next]; come !== undefined && order.compare(come, slot) < 0; ) {
        after[count] = come;
        count += 1;
        next += 1;
        come = coming[next];
      }
      after[count] = slot;
      count += 1;
    }
    for (; next < coming.length; next += 1) {
      after[count] = coming[next] ?? 0;
      count += 1;
    }
    after.length = count;
    this.#slots = after;
    this.#areLent = false;
  }

  /** The first place whose bug stands behind this one. */
  #placeOf(slot: number): number {
    const { compare } = this.#question.order;
    return placeIn(this.#slots.length, (at) => compare(this.#slots[at] ?? 0, slot) < 0);
  }
}
