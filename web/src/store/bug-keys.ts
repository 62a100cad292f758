import { Column, Words } from "./columns";

/** What the keys need to know of the bugs. */
interface KeyedBugs {
  isHere: (slot: number) => boolean;
  /** Of the bug in its project, negative where it is in the series of restricted ones. */
  readonly numbers: Column<Int32Array>;
}

/** Bugs of higher numbers are found by their keys: no room is taken for all numbers below them. */
const numberMax = 4_000_000;
/** Nor where the bugs that are here are few, as those of a list, and their numbers high. */
const numbersPerBug = 8;
const numbersMin = 4096;

/** What a key begins with, and the digits that it ends with. */
function partsOf(key: string): [head: string, digits: string] {
  let end = key.length;
  while (end > 0 && key.charAt(end - 1) >= "0" && key.charAt(end - 1) <= "9") end -= 1;
  return [key.slice(0, end), key.slice(end)];
}

/** Keys of bugs by their slots, and slots by keys. */
export class BugKeys {
  /** What keys say before their numbers. */
  readonly heads = new Words();
  readonly #bugs: KeyedBugs;
  readonly #head = new Column((length) => new Int32Array(length));
  /** By head and number: 1 + the slot, 0 where there is none. */
  readonly #slots: Column<Int32Array>[] = [];
  /** Keys that are no head and number, or a high one, and those that bugs had before. */
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
    const [text, digits] = partsOf(key);
    const place = this.#slots[this.heads.find(text) ?? -1]?.get(Number(digits)) ?? 0;
    const slot = place === 0 ? this.#others.get(key) : place - 1;
    const isIts = slot !== undefined && this.#bugs.isHere(slot) && this.at(slot) === key;
    return isIts ? slot : undefined;
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
    const [head, digits] = partsOf(key);
    if (digits === `${Math.abs(number)}`) this.begin(slot, this.heads.numberOf(head), number);
    else {
      this.#odd.set(slot, key);
      this.#others.set(key, slot);
    }
  }

  /** Of a bug that had none: the number of what its key begins with, and its own. */
  begin(slot: number, head: number, number: number): void {
    this.#head.set(slot, head);
    const own = Math.abs(number);
    if (own > this.#tableMax()) this.#others.set(`${this.heads.textOf(head)}${own}`, slot);
    else {
      this.#slots[head] ??= new Column((length) => new Int32Array(length));
      this.#slots[head].set(own, slot + 1);
    }
  }

  #tableMax(): number {
    const room = this.#head.values.length;
    return Math.min(numberMax, Math.max(numbersMin, room * numbersPerBug));
  }

  drop(slot: number): void {
    const key = this.at(slot);
    const slots = this.#slots[this.#head.get(slot)];
    const number = Math.abs(this.#bugs.numbers.get(slot));
    if (slots?.get(number) === slot + 1) slots.set(number, 0);
    if (this.#others.get(key) === slot) this.#others.delete(key);
    this.#odd.delete(slot);
  }

  /** Room for slots below `length`. */
  reserve(length: number): void {
    this.#head.reserve(length);
  }
}
