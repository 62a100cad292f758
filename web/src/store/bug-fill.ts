import type { BugChunk } from "./bug-chunk";
import type { BugColumns } from "./bug-columns";
import type { BugStore } from "./bug-store";
import { ChunkWords } from "./chunk-words";
import type { BugsAsOf } from "./held-bugs";
import { listOf, textAt } from "./row-texts";

/** Writes all bugs of an organization, a chunk at a time; what is newer here stays. */
export class BugFill {
  readonly columns: BugColumns;
  readonly bugs: BugsAsOf;
  readonly #slots: Int32Array;
  /** Of which the store knows better: newer ones, and those that are gone. */
  readonly others: string[] = [];
  readonly #words: ChunkWords;
  readonly #store: BugStore;
  #chunks = 0;
  #rows = 0;

  /** Begins to write all bugs as of a version; the store's `finishFill` when each chunk of them is here. */
  constructor(store: BugStore, bugs: BugsAsOf) {
    const columns = store.beginFill();
    const projects = bugs.tables.projects.map(({ id, key }) => ({
      id,
      key: store.projectKey(id) ?? key,
    }));
    const count = bugs.chunks.reduce((sum, chunk) => sum + chunk.count, 0);
    this.bugs = bugs;
    this.#store = store;
    this.columns = columns;
    this.#slots = new Int32Array(count);
    this.#words = new ChunkWords({ ...bugs.tables, projects }, columns);
    columns.reserve(count);
  }

  /** Writes the next chunk. False where none was left. */
  step(): boolean {
    const chunk = this.bugs.chunks[this.#chunks];
    if (chunk === undefined) {
      this.columns.texts.forgetUnread();
      return false;
    }
    const written = new Int32Array(chunk.count).fill(-1);
    for (let row = 0; row < chunk.count; row += 1) {
      this.#slots[this.#rows + row] = this.#slotFor(chunk, row, written);
    }
    this.columns.writeChunk(chunk, written, this.#words);
    this.#rows += chunk.count;
    this.#chunks += 1;
    return true;
  }

  /** Which of these bugs it tells. */
  told(ids: ReadonlySet<string>): string[] {
    if (ids.size === 0) return [];
    return this.bugs.chunks.flatMap((chunk) => listOf(chunk.ids).filter((id) => ids.has(id)));
  }

  /** By row of all chunks together; -1 where the bug is gone by now, also if it went while others were written. */
  slots(): Int32Array {
    if (this.#store.changed.size === 0) return this.#slots;
    // No other bug comes into a slot that one left.
    return this.#slots.map((slot) => (slot >= 0 && this.columns.isHere(slot) ? slot : -1));
  }

  #slotFor(chunk: BugChunk, row: number, written: Int32Array): number {
    const { gone } = this.#store;
    if (!gone.isEmpty && gone.isAfter(textAt(chunk.ids, row), this.bugs.content)) {
      this.others.push(textAt(chunk.ids, row));
      return -1;
    }
    const slot = this.columns.slotOfRow(chunk.ids, row);
    if (slot === undefined || this.columns.revAt(slot) <= (chunk.columns.rev[row] ?? 0)) {
      const here = this.columns.writeRow(chunk, row, slot, this.#words);
      written[row] = here;
      return here;
    }
    this.columns.writeRest(chunk, row, slot, this.#words);
    this.others.push(textAt(chunk.ids, row));
    return slot;
  }
}
