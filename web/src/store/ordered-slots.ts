import { placeIn } from "./place-in";

/**
 * Slots in a total order, the greatest last, kept by binary insertion. Screens read from the end (newest
 * first), so that the usual insertion, a newer bug, moves nothing.
 */
export class OrderedSlots {
  #slots = new Int32Array(64);
  #size = 0;
  readonly #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  /** Counted from the greatest. */
  at(index: number): number | undefined {
    return index < 0 || index >= this.#size ? undefined : this.#slots[this.#size - 1 - index];
  }

  insert(slot: number): boolean {
    const place = this.#placeOf(slot);
    if (place < this.#size && this.#slots[place] === slot) return false;
    if (this.#size === this.#slots.length) {
      const grown = new Int32Array(this.#size * 2);
      grown.set(this.#slots);
      this.#slots = grown;
    }
    this.#slots.copyWithin(place + 1, place, this.#size);
    this.#slots[place] = slot;
    this.#size += 1;
    return true;
  }

  /** Many at once: sorted with what is here, where one by one would move all that is behind. */
  insertAll(slots: readonly number[]): void {
    const all = Int32Array.from(new Set([...this.#slots.subarray(0, this.#size), ...slots]));
    this.#size = all.length;
    this.#slots = this.#size === 0 ? new Int32Array(64) : all.toSorted(this.#compare);
  }

  remove(slot: number): boolean {
    const place = this.#placeOf(slot);
    if (place >= this.#size || this.#slots[place] !== slot) return false;
    this.#slots.copyWithin(place, place + 1, this.#size);
    this.#size -= 1;
    return true;
  }

  clear(): void {
    this.#size = 0;
  }

  /** How many are not less than the slot, itself included, whether it is in here or not. */
  countFrom(slot: number): number {
    return this.#size - this.#placeOf(slot);
  }

  /** The first place whose slot is not less. */
  #placeOf(slot: number): number {
    return placeIn(this.#size, (at) => this.#compare(this.#slots[at] ?? 0, slot) < 0);
  }
}
