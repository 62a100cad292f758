const empty = 0;
const removed = -1;
/** Of 8: fuller tables are slow to search. */
const fillMax = 5;

/** Slots by the hash of the text that they hold: a few bytes each, where a map of texts takes fifty. */
export class SlotTable {
  readonly #holds: (slot: number, text: string) => boolean;
  /** Two numbers each, side by side: 1 + the slot, and its hash. */
  #entries = new Int32Array(128);
  #used = 0;

  /** Whether a slot holds a text. */
  constructor(holds: (slot: number, text: string) => boolean) {
    this.#holds = holds;
  }

  /** By the hash that the slot was added with. */
  find(hash: number, text: string): number | undefined {
    const entries = this.#entries;
    const mask = entries.length - 1;
    for (let at = (hash << 1) & mask; ; at = (at + 2) & mask) {
      const place = entries[at] ?? empty;
      if (place === empty) return undefined;
      if (place === removed || entries[at + 1] !== hash) continue;
      if (this.#holds(place - 1, text)) return place - 1;
    }
  }

  /** Whether a slot was added with that hash: where none was, no text of that hash has to be looked for. */
  holdsHash(hash: number): boolean {
    const entries = this.#entries;
    const mask = entries.length - 1;
    for (let at = (hash << 1) & mask; entries[at] !== empty; at = (at + 2) & mask) {
      if (entries[at + 1] === hash && entries[at] !== removed) return true;
    }
    return false;
  }

  add(hash: number, slot: number): void {
    this.reserve(1);
    this.#put(hash, slot + 1);
    this.#used += 1;
  }

  remove(hash: number, slot: number): void {
    const entries = this.#entries;
    const mask = entries.length - 1;
    for (let at = (hash << 1) & mask; entries[at] !== empty; at = (at + 2) & mask) {
      if (entries[at] === slot + 1) entries[at] = removed;
    }
  }

  #put(hash: number, place: number): void {
    const entries = this.#entries;
    const mask = entries.length - 1;
    let at = (hash << 1) & mask;
    while (entries[at] !== empty) at = (at + 2) & mask;
    entries[at] = place;
    entries[at + 1] = hash;
  }

  /** Room for so many more. */
  reserve(count: number): void {
    let length = this.#entries.length;
    while ((this.#used + count) * 16 > length * fillMax) length *= 2;
    if (length === this.#entries.length) return;
    const before = this.#entries;
    this.#entries = new Int32Array(length);
    this.#used = 0;
    for (let at = 0; at < before.length; at += 2) {
      const place = before[at] ?? empty;
      if (place === empty || place === removed) continue;
      this.#put(before[at + 1] ?? 0, place);
      this.#used += 1;
    }
  }
}

const basis = 0x811c9dc5;

/** Of a UUIDv7 (RFC 9562): its last digits alone are chance. */
const chanceDigits = 12;

/** FNV-1a of an id, which stands between two places of a text; of its end alone: each change looks for the slot of its bug. */
export function hashOfID(text: string, from = 0, end = text.length): number {
  let hash = basis;
  for (let at = Math.max(from, end - chanceDigits); at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
