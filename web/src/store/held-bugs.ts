import { type BugChunk, type ChunkTables, type RelationRows, relationOrder } from "./bug-chunk";
import type { BugColumns } from "./bug-columns";
import { Column } from "./columns";
import { RelationLinks } from "./relation-links";

/** What hangs on bugs and is counted. */
export type Hanging = "comments" | "attachments";

export interface RelatedBugs {
  kind: string;
  from: string;
  to: string;
}

/** All bugs of an organization as of a version of its content. */
export interface BugsAsOf {
  content: number;
  tables: ChunkTables;
  chunks: readonly BugChunk[];
  relations: RelationRows;
}

/**
 * What only whoever holds all bugs knows of them: how many comments and files each has, and how bugs stand to
 * one another. Right as of the version of a fill, and from there on by each later change.
 */
export class HeldBugs {
  #columns: BugColumns;
  #links = new RelationLinks();
  /** Slots of the last fill. */
  #isFilled = new Column((length) => new Uint8Array(length));
  /** Version of the content that the last fill was as of. */
  #asOf = Number.POSITIVE_INFINITY;
  /** Of bugs that were asked for one by one: the version of the content that their answer was as of. */
  readonly #asOfBug = new Map<string, number>();

  constructor(columns: BugColumns) {
    this.#columns = columns;
  }

  get isWhole(): boolean {
    return this.#asOf !== Number.POSITIVE_INFINITY;
  }

  get links(): RelationLinks {
    return this.#links;
  }

  reset(columns: BugColumns): void {
    this.#columns = columns;
    this.#links = new RelationLinks();
    this.#isFilled = new Column((length) => new Uint8Array(length));
    this.#asOf = Number.POSITIVE_INFINITY;
    this.#asOfBug.clear();
  }

  /** Returns the slots of bugs that the fill before told and this one does not. */
  filled(slots: Int32Array, { relations, content }: BugsAsOf): number[] {
    const before = this.#isFilled;
    this.#links = new RelationLinks();
    this.#asOfBug.clear();
    this.#isFilled = new Column((length) => new Uint8Array(length));
    this.#isFilled.reserve(this.#columns.size);
    for (const slot of slots) if (slot >= 0) this.#isFilled.set(slot, 1);
    relations.kind.forEach((kind, at) => {
      const from = slots[relations.from[at] ?? -1] ?? -1;
      const to = slots[relations.to[at] ?? -1] ?? -1;
      if (from >= 0 && to >= 0) this.#links.add(kind, from, to);
    });
    this.#asOf = content;
    const left: number[] = [];
    before.values.forEach((was, slot) => {
      if (was === 1 && this.#isFilled.get(slot) === 0 && this.#columns.isHere(slot))
        left.push(slot);
    });
    return left;
  }

  /** Bugs that are here and that the last fill did not tell. */
  *untold(): Generator<string> {
    for (let slot = 0; slot < this.#columns.size; slot += 1) {
      if (this.#isFilled.get(slot) === 0 && this.#columns.isHere(slot)) {
        yield this.#columns.idAt(slot);
      }
    }
  }

  /** The bugs in these slots and those that lead to them, or they to, over so many relations or fewer. */
  around(slots: readonly number[], relations: number): Set<number> {
    const found = new Set(slots);
    let last = slots;
    for (let far = 0; far < relations && last.length > 0; far += 1) {
      const ends = last
        .flatMap((slot) => this.#links.of(slot))
        .flatMap(({ from, to }) => [from, to]);
      last = [...new Set(ends)].filter((slot) => !found.has(slot));
      for (const slot of last) found.add(slot);
    }
    return found;
  }

  /** A change to that version is in the fill, and what it says of the bug may be old. */
  isKnown(slot: number, version: number): boolean {
    return version <= this.#asOf && this.isWhole && this.#isFilled.get(slot) === 1;
  }

  /** Something came on a bug or left it. Whether that moved anything. */
  hang(what: Hanging, bugID: string, isThere: boolean, version: number): boolean {
    const slot = this.#columns.slotOf(bugID);
    if (slot === undefined || version <= (this.#asOfBug.get(bugID) ?? this.#asOf)) return false;
    const column = this.#columns.columns[what];
    column.set(slot, Math.max(column.get(slot) + (isThere ? 1 : -1), 0));
    return true;
  }

  /** How much hangs on a bug as of that version: what is told of it again moves nothing. */
  putHanging(bugID: string, counts: Readonly<Record<Hanging, number>>, asOf: number): void {
    const slot = this.#columns.slotOf(bugID);
    if (slot === undefined) return;
    this.#asOfBug.set(bugID, asOf);
    this.#columns.columns.comments.set(slot, counts.comments);
    this.#columns.columns.attachments.set(slot, counts.attachments);
  }

  relate({ kind, from, to }: RelatedBugs, isThere: boolean, version: number): boolean {
    if (version <= this.#asOf) return false;
    const place = relationOrder.findIndex((each) => each === kind);
    const [first, second] = [from, to].map((id) => this.#columns.slotOf(id));
    if (place < 0 || first === undefined || second === undefined) return false;
    if (isThere) return this.#links.add(place, first, second);
    return this.#links.remove(place, first, second);
  }

  /** All relations of one bug. */
  putRelations(bugID: string, relations: readonly RelatedBugs[]): void {
    const slot = this.#columns.slotOf(bugID);
    if (slot === undefined || !this.isWhole) return;
    this.#links.removeAllOf(slot);
    for (const each of relations) this.relate(each, true, Number.POSITIVE_INFINITY);
  }

  removed(slot: number, bugID: string): void {
    this.#links.removeAllOf(slot);
    this.#isFilled.set(slot, 0);
    this.#asOfBug.delete(bugID);
  }
}
