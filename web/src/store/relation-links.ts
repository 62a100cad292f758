import { type RelationRows, relationOrder, type StoredRelationKind } from "./bug-chunk";
import { Column } from "./columns";

const ints = (length: number) => new Int32Array(length);

/** Of which bug a list of relations is: of the one that they lead from, or to. */
type Way = "from" | "to";

/**
 * How bugs stand to one another, by their slots. Each relation stands in two chains, that of the bug it leads
 * from and that of the one it leads to; links and heads are 1 + the place of a relation, 0 where a chain ends.
 */
export class RelationLinks {
  readonly #kind = new Column(ints);
  readonly #bug = { from: new Column(ints), to: new Column(ints) };
  readonly #next = { from: new Column(ints), to: new Column(ints) };
  readonly #heads = { from: new Column(ints), to: new Column(ints) };
  /** Places that were left, chained by `next.from`. */
  #free = 0;
  #size = 0;
  #writes = 0;

  /** Another number once a relation came or left. */
  get writes(): number {
    return this.#writes;
  }

  /** Whether it is new. */
  add(kind: number, from: number, to: number): boolean {
    if (this.#find(kind, from, to) !== 0) return false;
    const link = this.#free === 0 ? this.#size + 1 : this.#free;
    if (this.#free === 0) this.#size += 1;
    else this.#free = this.#next.from.get(link - 1);
    this.#kind.set(link - 1, kind);
    this.#enter("from", from, link);
    this.#enter("to", to, link);
    this.#writes += 1;
    return true;
  }

  /** Whether it was there. */
  remove(kind: number, from: number, to: number): boolean {
    const link = this.#find(kind, from, to);
    if (link === 0) return false;
    this.#leave("from", link);
    this.#leave("to", link);
    this.#next.from.set(link - 1, this.#free);
    this.#free = link;
    this.#writes += 1;
    return true;
  }

  /** All that begin or end at the bug. */
  removeAllOf(slot: number): void {
    for (const { kind, from, to } of this.of(slot)) this.remove(kind, from, to);
  }

  of(slot: number): { kind: number; from: number; to: number }[] {
    // Most bugs have none.
    if (this.#heads.from.get(slot) === 0 && this.#heads.to.get(slot) === 0) return [];
    return [...this.#chain("from", slot), ...this.#chain("to", slot)].map((link) => ({
      kind: this.#kind.get(link - 1),
      from: this.#bug.from.get(link - 1),
      to: this.#bug.to.get(link - 1),
    }));
  }

  /** The bugs at the other end of relations of that kind that lead from this one, or to it. */
  related(slot: number, kind: StoredRelationKind, way: Way): number[] {
    const other = this.#bug[way === "from" ? "to" : "from"];
    const wanted = relationOrder.indexOf(kind);
    const links = this.#chain(way, slot).filter((link) => this.#kind.get(link - 1) === wanted);
    return links.map((link) => other.get(link - 1));
  }

  /** Those that begin at the bugs of these rows, by the rows of both; where the other has none they are left out. */
  rowsOf(slots: Int32Array, rowOf: (slot: number) => number): RelationRows {
    const found: { kind: number; from: number; to: number }[] = [];
    slots.forEach((slot, from) => {
      if (this.#heads.from.get(slot) === 0) return;
      for (const link of this.#chain("from", slot)) {
        const to = rowOf(this.#bug.to.get(link - 1));
        if (to >= 0) found.push({ kind: this.#kind.get(link - 1), from, to });
      }
    });
    return {
      kind: Uint8Array.from(found, ({ kind }) => kind),
      from: Int32Array.from(found, ({ from }) => from),
      to: Int32Array.from(found, ({ to }) => to),
    };
  }

  #chain(way: Way, slot: number): number[] {
    const links: number[] = [];
    for (let link = this.#heads[way].get(slot); link !== 0; link = this.#next[way].get(link - 1)) {
      links.push(link);
    }
    return links;
  }

  #find(kind: number, from: number, to: number): number {
    for (let link = this.#heads.from.get(from); link !== 0; link = this.#next.from.get(link - 1)) {
      if (this.#bug.to.get(link - 1) === to && this.#kind.get(link - 1) === kind) return link;
    }
    return 0;
  }

  #enter(way: Way, slot: number, link: number): void {
    this.#bug[way].set(link - 1, slot);
    this.#next[way].set(link - 1, this.#heads[way].get(slot));
    this.#heads[way].set(slot, link);
  }

  #leave(way: Way, link: number): void {
    const next = this.#next[way];
    const slot = this.#bug[way].get(link - 1);
    const before = this.#chain(way, slot).find((each) => next.get(each - 1) === link);
    if (before === undefined) this.#heads[way].set(slot, next.get(link - 1));
    else next.set(before - 1, next.get(link - 1));
  }
}
