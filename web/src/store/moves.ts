import { placeIn } from "./place-in";

/** So many are remembered; whoever was away longer looks at everything anew. */
const movesMax = 4096;

/** Which slots changed lately, and at which turns. */
export class Moves {
  /** In the order of their turns, as far as `count`. */
  readonly #turns = new Float64Array(2 * movesMax);
  readonly #slots = new Int32Array(2 * movesMax);
  #count = 0;
  /** By slot, for the time of one call. */
  #isTold = new Uint8Array(1024);
  /** All that changed after that turn is here. */
  #from = 0;
  /** What was told last: many ask from the same turn on. */
  #told: { from: number; slots: readonly number[] } | undefined;

  add(turn: number, slot: number): void {
    this.#told = undefined;
    if (this.#count === this.#turns.length) this.#forgetFirst();
    if (slot >= this.#isTold.length) this.#isTold = new Uint8Array(2 * slot);
    this.#turns[this.#count] = turn;
    this.#slots[this.#count] = slot;
    this.#count += 1;
  }

  #forgetFirst(): void {
    this.#from = this.#turns[movesMax - 1] ?? 0;
    this.#turns.copyWithin(0, movesMax);
    this.#slots.copyWithin(0, movesMax);
    this.#count -= movesMax;
  }

  /** Everything may be another one. */
  forget(turn: number): void {
    this.#told = undefined;
    this.#from = turn;
    this.#count = 0;
  }

  /** What changed after that turn, each slot once; undefined where that is too long ago to tell. */
  since(turn: number): readonly number[] | undefined {
    if (turn < this.#from) return undefined;
    if (this.#told?.from !== turn) {
      this.#told = { from: turn, slots: this.#slotsAfter(turn) };
    }
    return this.#told.slots;
  }

  #firstAfter(turn: number): number {
    return placeIn(this.#count, (at) => (this.#turns[at] ?? 0) <= turn);
  }

  #slotsAfter(turn: number): number[] {
    const slots: number[] = [];
    for (let at = this.#firstAfter(turn); at < this.#count; at += 1) {
      const slot = this.#slots[at] ?? 0;
      if (this.#isTold[slot] === 1) continue;
      this.#isTold[slot] = 1;
      slots.push(slot);
    }
    slots.forEach((slot) => {
      this.#isTold[slot] = 0;
    });
    return slots;
  }
}
