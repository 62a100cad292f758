const empty = 0;
const removed = -1;
/** Of 8: fuller tables are slow to search. */
const fillMax = 5;

/** Slots by the hash of the text that they hold: a few bytes each, where a map of texts takes fifty. */
export class SlotTable {
  readonly #holds: (slot: number, text: string) => boolean;
  /** 1 + the slot. */
  #places = new Int32Array(64);
  #hashes = new Int32Array(64);
  #used = 0;

  /** Whether a slot holds a text. */
  constructor(holds: (slot: number, text: string) => boolean) {
    this.#holds = holds;
  }

  /** By the hash that the slot was added with. */
  find(hash: number, text: string): number | undefined {
    const mask = this.#places.length - 1;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const place = this.#places[at] ?? empty;
      if (place === empty) return undefined;
      if (place === removed || this.#hashes[at] !== hash) continue;
      if (this.#holds(place - 1, text)) return place - 1;
    }
  }

  add(hash: number, slot: number): void {
    if ((this.#used + 1) * 8 > this.#places.length * fillMax) this.#resize(this.#places.length * 2);
    this.#put(hash, slot + 1);
    this.#used += 1;
  }

  remove(hash: number, slot: number): void {
    const mask = this.#places.length - 1;
    for (let at = hash & mask; this.#places[at] !== empty; at = (at + 1) & mask) {
      if (this.#places[at] === slot + 1) this.#places[at] = removed;
    }
  }

  #put(hash: number, place: number): void {
    const mask = this.#places.length - 1;
    let at = hash & mask;
    while (this.#places[at] !== empty) at = (at + 1) & mask;
    this.#places[at] = place;
    this.#hashes[at] = hash;
  }

  /** Room for so many more. */
  reserve(count: number): void {
    let length = this.#places.length;
    while ((this.#used + count) * 8 > length * fillMax) length *= 2;
    if (length > this.#places.length) this.#resize(length);
  }

  #resize(length: number): void {
    const [places, hashes] = [this.#places, this.#hashes];
    this.#places = new Int32Array(length);
    this.#hashes = new Int32Array(length);
    this.#used = 0;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? empty;
      if (place === empty || place === removed) continue;
      this.#put(hashes[at] ?? 0, place);
      this.#used += 1;
    }
  }
}

const basis = 0x811c9dc5;

/** Of a UUIDv7 (RFC 9562): its last digits alone are chance. */
const chanceDigits = 12;

/** FNV-1a. `begun` is what `hashBegun` says of what the text goes on from. */
export function hashOf(text: string, begun = basis): number {
  return finished(hashed(text, 0, begun));
}

/** Of the beginning of a text. */
export function hashBegun(text: string): number {
  return hashed(text, 0, basis);
}

/** Of an id, in a third of the time: each change looks for the slot of its bug. */
export function hashOfID(id: string): number {
  return finished(hashed(id, Math.max(0, id.length - chanceDigits), basis));
}

function hashed(text: string, from: number, begun: number): number {
  let hash = begun;
  for (let at = from; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

function finished(hash: number): number {
  return hash ^ (hash >>> 15);
}
