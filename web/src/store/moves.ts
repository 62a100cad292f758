/** So many are remembered; whoever was away longer looks at everything anew. */
const movesMax = 4096;

/** Which slots changed lately, and at which turns. */
export class Moves {
  /** In the order of their turns, as far as `count`. */
  readonly #turns = new Float64Array(2 * movesMax);
  readonly #slots = new Int32Array(2 * movesMax);
  #count = 0;
  /** All that changed after that turn is here. */
  #from = 0;
  /** What was told last: many ask from the same turn on. */
  #told: { from: number; slots: readonly number[] } | undefined;

  add(turn: number, slot: number): void {
    this.#told = undefined;
    if (this.#count === this.#turns.length) this.#forgetFirst();
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
      const last = this.#turns.subarray(0, this.#count).findLastIndex((each) => each <= turn);
      const slots = this.#slots.subarray(last + 1, this.#count);
      this.#told = { from: turn, slots: [...new Set(slots)] };
    }
    return this.#told.slots;
  }
}
