import type { Bug } from "./bug";
import type { BugStore } from "./bug-store";

export type Accepts = (key: string, title: string) => boolean;

/** So many bugs are looked at between two looks at the clock. */
const block = 200;
/** Of more than so many times the wanted ones, the oldest are let go. */
const spareMax = 4;

/** The bugs that are here whose key and title are accepted, looked for step by step and followed while they change. */
export class HeldSearch {
  readonly #bugs: BugStore;
  readonly #accepts: Accepts;
  readonly #limit: number;
  readonly #found = new Set<number>();
  /** Where the look at all of them goes on. */
  #at = 0;
  #turn: number;
  /** Those with lower numbers were let go, and are not looked for. */
  #lowest = Number.NEGATIVE_INFINITY;

  /** `limit` of them are wanted, those with the newest numbers. */
  constructor(bugs: BugStore, accepts: Accepts, limit: number) {
    this.#bugs = bugs;
    this.#accepts = accepts;
    this.#limit = limit;
    this.#turn = bugs.turn();
  }

  /** Looks further until that time, of `performance.now()`; tells whether it knows all as of now. */
  step(endMs: number): boolean {
    this.#followChanges();
    const { size } = this.#bugs.columns;
    while (this.#at < size) {
      const end = Math.min(size, this.#at + block);
      for (; this.#at < end; this.#at += 1) this.#look(this.#at);
      if (this.#found.size > spareMax * this.#limit) this.#cut();
      if (performance.now() >= endMs) break;
    }
    return this.#at >= size;
  }

  /** The newest numbers first. */
  found(): Bug[] {
    const { columns } = this.#bugs;
    return this.#newest().map((slot) => columns.row(slot));
  }

  #followChanges(): void {
    const turn = this.#bugs.turn();
    if (turn === this.#turn) return;
    const changed = this.#bugs.changedSince(this.#turn);
    this.#turn = turn;
    for (const slot of changed ?? []) {
      this.#found.delete(slot);
      if (slot < this.#at) this.#look(slot);
    }
    const isCut = this.#lowest > Number.NEGATIVE_INFINITY;
    if (changed === undefined || (isCut && this.#found.size < this.#limit)) this.#beginAnew();
  }

  #beginAnew(): void {
    this.#found.clear();
    this.#at = 0;
    this.#lowest = Number.NEGATIVE_INFINITY;
  }

  #look(slot: number): void {
    const { columns } = this.#bugs;
    if (!columns.isHere(slot) || columns.numberAt(slot) < this.#lowest) return;
    if (this.#accepts(columns.keys.at(slot), columns.titleAt(slot))) this.#found.add(slot);
  }

  #newest(): number[] {
    const { columns } = this.#bugs;
    return [...this.#found]
      .toSorted((a, b) => columns.numberAt(b) - columns.numberAt(a))
      .slice(0, this.#limit);
  }

  #cut(): void {
    const kept = this.#newest();
    this.#found.clear();
    for (const slot of kept) this.#found.add(slot);
    this.#lowest = this.#bugs.columns.numberAt(kept.at(-1) ?? 0);
  }
}
