import { Column, Words } from "./columns";
import { hashOf, SlotTable } from "./slot-table";

/** What the keys need to know of the bugs. */
interface KeyedBugs {
  isHere: (slot: number) => boolean;
  /** Of the bug in its project, negative where it is in the series of restricted ones. */
  readonly numbers: Column<Int32Array>;
}

/** Keys of bugs by their slots, and slots by keys. */
export class BugKeys {
  /** What keys say before their numbers. */
  readonly heads = new Words();
  readonly #bugs: KeyedBugs;
  readonly #head = new Column((length) => new Int32Array(length));
  readonly #slots = new SlotTable((slot, key) => this.#bugs.isHere(slot) && this.at(slot) === key);
  /** Keys that are no head and number, and those that bugs had before. */
  readonly #others = new Map<string, number>();
  readonly #odd = new Map<number, string>();

  constructor(bugs: KeyedBugs) {
    this.#bugs = bugs;
  }

  at(slot: number): string {
    const odd = this.#odd.get(slot);
    if (odd !== undefined) return odd;
    return `${this.heads.textOf(this.#head.get(slot))}${Math.abs(this.#bugs.numbers.get(slot))}`;
  }

  /** Also by a key that the bug had before. */
  slotOf(key: string): number | undefined {
    return this.slotOfPresent(key) ?? this.#others.get(key);
  }

  slotOfPresent(key: string): number | undefined {
    return this.#slots.find(hashOf(key), key);
  }

  /** The bug may have had another one before. */
  set(slot: number, key: string, number: number): void {
    const before = this.#bugs.isHere(slot) ? this.at(slot) : undefined;
    if (before === key && this.#bugs.numbers.get(slot) === number) return;
    if (before !== undefined) {
      this.drop(slot);
      // Links that hold it go on leading here.
      if (before !== key) this.#others.set(before, slot);
    }
    this.#bugs.numbers.set(slot, number);
    const digits = `${Math.abs(number)}`;
    if (key.endsWith(digits)) {
      this.#head.set(slot, this.heads.numberOf(key.slice(0, -digits.length)));
      this.#slots.add(hashOf(key), slot);
    } else {
      this.#odd.set(slot, key);
      this.#others.set(key, slot);
    }
  }

  /** Of a bug that had none: the number of what its key begins with, and the key's hash. */
  begin(slot: number, head: number, hash: number): void {
    this.#head.set(slot, head);
    this.#slots.add(hash, slot);
  }

  drop(slot: number): void {
    const key = this.at(slot);
    this.#slots.remove(hashOf(key), slot);
    if (this.#others.get(key) === slot) this.#others.delete(key);
    this.#odd.delete(slot);
  }

  /** Room for slots below `length`, and so many more keys. */
  reserve(length: number, count: number): void {
    this.#head.reserve(length);
    this.#slots.reserve(count);
  }
}
