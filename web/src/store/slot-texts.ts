import { type BugChunk, type ChunkTexts, textNames } from "./bug-chunk";
import { Column } from "./columns";
import { type RowTexts, textAt } from "./row-texts";

type Name = keyof ChunkTexts;

/** Ids, titles and ranks of slots: most stay in the chunks that they came in, the others stand by themselves. */
export class SlotTexts {
  /** By number from 1; nothing where no slot has its texts from there any longer. */
  readonly #chunks: (ChunkTexts | undefined)[] = [undefined];
  readonly #chunk = new Column((length) => new Int32Array(length));
  readonly #row = new Column((length) => new Int32Array(length));
  readonly #own: Readonly<Record<Name, Map<number, string>>> = {
    ids: new Map(),
    titles: new Map(),
    ranks: new Map(),
  };

  at(name: Name, slot: number): string {
    const own = this.#own[name].get(slot);
    if (own !== undefined) return own;
    const rows = this.#chunks[this.#chunk.get(slot)]?.[name];
    return rows === undefined ? "" : textAt(rows, this.#row.get(slot));
  }

  /** The same string each time, once it was looked at: whoever compares ids compares no letters. */
  idAt(slot: number): string {
    const known = this.#own.ids.get(slot);
    if (known !== undefined) return known;
    const id = this.at("ids", slot);
    if (id !== "") this.#own.ids.set(slot, id);
    return id;
  }

  /** Where it stands among those that came with it; undefined where it stands by itself. */
  placeOf(name: Name, slot: number): { rows: RowTexts; row: number } | undefined {
    const rows = this.#chunks[this.#chunk.get(slot)]?.[name];
    if (rows === undefined || this.#own[name].has(slot)) return undefined;
    return { rows, row: this.#row.get(slot) };
  }

  set(name: Name, slot: number, text: string): void {
    this.#own[name].set(slot, text);
  }

  reserve(length: number): void {
    this.#chunk.reserve(length);
    this.#row.reserve(length);
  }

  /** Of all rows that have a slot; -1 is none. */
  take({ ids, titles, ranks }: BugChunk, slots: Int32Array): void {
    const number = this.#chunks.push({ ids, titles, ranks }) - 1;
    for (let row = 0; row < slots.length; row += 1) {
      const slot = slots[row] ?? -1;
      if (slot < 0) continue;
      this.#chunk.set(slot, number);
      this.#row.set(slot, row);
      for (let name = 0; name < textNames.length; name += 1) {
        this.#own[textNames[name] ?? "ids"].delete(slot);
      }
    }
  }

  /** Chunks of before whose bugs have all come anew leave. */
  forgetUnread(): void {
    const isRead = new Uint8Array(this.#chunks.length);
    for (const number of this.#chunk.values) isRead[number] = 1;
    for (const number of this.#chunks.keys()) {
      if (isRead[number] === 0) this.#chunks[number] = undefined;
    }
  }
}
