/** So many are remembered; whoever was away longer looks at everything anew. */
const movesMax = 4096;

/** Which slots changed lately, and at which turns. */
export class Moves {
  #turns: number[] = [];
  #slots: number[] = [];
  /** All that changed after that turn is here. */
  #from = 0;

  add(turn: number, slot: number): void {
    this.#turns.push(turn);
    this.#slots.push(slot);
    if (this.#turns.length <= 2 * movesMax) return;
    this.#from = this.#turns[movesMax - 1] ?? turn;
    this.#turns = this.#turns.slice(movesMax);
    this.#slots = this.#slots.slice(movesMax);
  }

  /** Everything may be another one. */
  forget(turn: number): void {
    this.#from = turn;
    this.#turns = [];
    this.#slots = [];
  }

  /** What changed after that turn, each slot once; undefined where that is too long ago to tell. */
  since(turn: number): readonly number[] | undefined {
    if (turn < this.#from) return undefined;
    const last = this.#turns.findLastIndex((each) => each <= turn);
    return [...new Set(this.#slots.slice(last + 1))];
  }
}
