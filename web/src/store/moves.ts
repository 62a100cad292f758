/** So many are remembered; whoever was away longer looks at everything anew. */
const movesMax = 4096;

/** Which slots changed lately, and at which turns. */
export class Moves {
  #turns: number[] = [];
  #slots: number[] = [];
  /** All that changed after that turn is here. */
  #from = 0;
  /** What was told last: many ask from the same turn on. */
  #told: { from: number; slots: readonly number[] } | undefined;

  add(turn: number, slot: number): void {
    this.#told = undefined;
    this.#turns.push(turn);
    this.#slots.push(slot);
    if (this.#turns.length <= 2 * movesMax) return;
    this.#from = this.#turns[movesMax - 1] ?? turn;
    this.#turns = this.#turns.slice(movesMax);
    this.#slots = this.#slots.slice(movesMax);
  }

  /** Everything may be another one. */
  forget(turn: number): void {
    this.#told = undefined;
    this.#from = turn;
    this.#turns = [];
    this.#slots = [];
  }

  /** What changed after that turn, each slot once; undefined where that is too long ago to tell. */
  since(turn: number): readonly number[] | undefined {
    if (turn < this.#from) return undefined;
    if (this.#told?.from !== turn) {
      const last = this.#turns.findLastIndex((each) => each <= turn);
      this.#told = { from: turn, slots: [...new Set(this.#slots.slice(last + 1))] };
    }
    return this.#told.slots;
  }
}
