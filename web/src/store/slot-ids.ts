import { Column } from "./columns";

/** The ids of a list's bugs, in their order. Arrays are such lists. */
export interface BugIDs {
  readonly length: number;
  at: (index: number) => string | undefined;
  /** -1 where it is not among them. */
  indexOf: (id: string) => number;
  slice: (from: number, to: number) => readonly string[];
}

/** Where ids and slots of bugs stand for one another. */
interface SlotNames {
  idAt: (slot: number) => string;
  slotOf: (id: string) => number | undefined;
}

/** By slot, for the time of one comparison: sets of ten thousand numbers are much memory. */
const marks = new Column((length) => new Uint8Array(length));

/** Ids by their slots: of the many in a long list only those that are looked at are fetched. */
export class SlotIDs implements BugIDs {
  readonly #slots: readonly number[];
  readonly #names: SlotNames;

  /** Of slots that stay as they are. */
  constructor(slots: readonly number[], names: SlotNames) {
    this.#slots = slots;
    this.#names = names;
  }

  get length(): number {
    return this.#slots.length;
  }

  at(index: number): string | undefined {
    const slot = this.#slots.at(index);
    return slot === undefined ? undefined : this.#names.idAt(slot);
  }

  slotAt(index: number): number | undefined {
    return this.#slots[index];
  }

  indexOf(id: string): number {
    const slot = this.#names.slotOf(id);
    return slot === undefined ? -1 : this.#slots.indexOf(slot);
  }

  /**
   * Whether the first so many of the two are the same bugs, and in the same order unless any will do. Numbers are
   * compared: it costs next to nothing.
   */
  isSameTo(count: number, other: SlotIDs, order: "same" | "any"): boolean {
    const [mine, others] = [this.#slots, other.#slots];
    const length = Math.min(count, mine.length);
    if (length !== Math.min(count, others.length)) return false;
    let first = 0;
    while (first < length && mine[first] === others[first]) first += 1;
    if (first === length) return true;
    if (order === "same") return false;
    let behind = length;
    while (mine[behind - 1] === others[behind - 1]) behind -= 1;
    for (let at = first; at < behind; at += 1) marks.set(mine[at] ?? 0, 1);
    let isSame = true;
    for (let at = first; at < behind && isSame; at += 1) isSame = marks.get(others[at] ?? 0) === 1;
    for (let at = first; at < behind; at += 1) marks.set(mine[at] ?? 0, 0);
    return isSame;
  }

  slice(from: number, to: number): readonly string[] {
    return this.#slots.slice(from, to).map((slot) => this.#names.idAt(slot));
  }
}

/** The slot of the id at that place. */
export function slotIn(ids: BugIDs, index: number, names: SlotNames): number | undefined {
  return ids instanceof SlotIDs ? ids.slotAt(index) : names.slotOf(ids.at(index) ?? "");
}
