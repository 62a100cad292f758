import type { BugOrder } from "./bug-order";

type Places = Int32Array<ArrayBuffer>;

/** So few are compared with one another: more are sorted by their numbers. */
const fewMax = 500;
/** Few enough counters to stay in the processor's nearest cache. */
const digitBits = 11;
const digits = 2 ** digitBits;
const wordBits = 32;

/** Slots in an order. 100,000 of them take about ten milliseconds, as long as the order knows them by numbers. */
export function sortedSlots(slots: readonly number[], { numbers, compare }: BugOrder): number[] {
  if (slots.length <= fewMax) return slots.toSorted(compare);
  const columns = numbers.map((numberOf) => columnOf(slots, numberOf));
  let places = knownPlaces(slots.length, columns);
  const others = places.length < slots.length ? rest(slots, places) : [];
  // Each sorting leaves those that are alike as they stood: what counts most is sorted last.
  for (const column of columns.toReversed()) places = sortedBy(column, places);
  const sorted: number[] = [];
  for (const at of places) sorted.push(slots[at] ?? 0);
  return others.length === 0 ? sorted : merged(sorted, others.toSorted(compare), compare);
}

// Loops by index here and below: what the language offers for it takes several times as long.
function columnOf(slots: readonly number[], numberOf: (slot: number) => number): Float64Array {
  const column = new Float64Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) column[at] = numberOf(slots[at] ?? 0);
  return column;
}

/** Those of which every column knows a number. */
function knownPlaces(length: number, columns: readonly Float64Array[]): Places {
  const isUnknown = new Uint8Array(length);
  for (const column of columns) {
    for (let at = 0; at < length; at += 1) if (Number.isNaN(column[at])) isUnknown[at] = 1;
  }
  const places = new Int32Array(length);
  let count = 0;
  for (let at = 0; at < length; at += 1) if (isUnknown[at] === 0) places[count++] = at;
  return places.subarray(0, count);
}

function rest(slots: readonly number[], places: Places): number[] {
  const others: number[] = [];
  let next = 0;
  for (const [at, slot] of slots.entries()) {
    if (places[next] === at) next += 1;
    else others.push(slot);
  }
  return others;
}

/** Places by whole numbers, some bits after the others from the lowest (radix sort). */
function sortedBy(column: Float64Array, places: Places): Places {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < places.length; place += 1) {
    const number = column[places[place] ?? 0] ?? 0;
    if (number < least) least = number;
    if (number > most) most = number;
  }
  let sorted = places;
  for (let unit = 1; unit <= most - least; unit *= 2 ** wordBits) {
    // As whole numbers of 32 bits each: what is above falls away.
    const words = new Uint32Array(column.length);
    for (let at = 0; at < column.length; at += 1) words[at] = ((column[at] ?? 0) - least) / unit;
    for (
      let shift = 0;
      shift < wordBits && 2 ** shift <= (most - least) / unit;
      shift += digitBits
    ) {
      sorted = sortedByDigit(words, shift, sorted);
    }
  }
  return sorted;
}

function sortedByDigit(words: Uint32Array, shift: number, places: Places): Places {
  const starts = new Int32Array(digits);
  for (let place = 0; place < places.length; place += 1) {
    const digit = ((words[places[place] ?? 0] ?? 0) >>> shift) % digits;
    starts[digit] = (starts[digit] ?? 0) + 1;
  }
  let before = 0;
  for (let digit = 0; digit < digits; digit += 1) {
    const count = starts[digit] ?? 0;
    starts[digit] = before;
    before += count;
  }
  const sorted = new Int32Array(places.length);
  for (let place = 0; place < places.length; place += 1) {
    const at = places[place] ?? 0;
    const digit = ((words[at] ?? 0) >>> shift) % digits;
    const next = starts[digit] ?? 0;
    sorted[next] = at;
    starts[digit] = next + 1;
  }
  return sorted;
}

function merged(
  some: readonly number[],
  others: readonly number[],
  compare: BugOrder["compare"],
): number[] {
  const all: number[] = [];
  let next = 0;
  for (const slot of some) {
    for (let other = others[next]; other !== undefined && compare(other, slot) < 0; ) {
      all.push(other);
      next += 1;
      other = others[next];
    }
    all.push(slot);
  }
  return all.concat(others.slice(next));
}
