type NumberArray = Int32Array | Float64Array | Uint8Array | Uint32Array;

/** A typed array that grows. */
export class Column<A extends NumberArray> {
  #values: A;
  readonly #make: (length: number) => A;
  #writes = 0;

  constructor(make: (length: number) => A) {
    this.#make = make;
    this.#values = make(64);
  }

  /** As far as it has grown: what is behind the last slot means nothing. */
  get values(): A {
    return this.#values;
  }

  /** Another number once a value is another one. */
  get writes(): number {
    return this.#writes;
  }

  get(slot: number): number {
    return this.#values[slot] ?? 0;
  }

  set(slot: number, value: number): void {
    if (slot >= this.#values.length) {
      this.reserve(Math.max(slot + 1, this.#values.length * 2));
    }
    if (this.#values[slot] === value) return;
    this.#values[slot] = value;
    this.#writes += 1;
  }

  /** One after the other, into slots that there is room for. */
  setRun(values: A, first: number): void {
    this.#values.set(values, first);
    this.#writes += 1;
  }

  /** The values of rows that have a slot, where `numbers` says what they are here; -1 is none. */
  copyRows(from: ArrayLike<number>, numbers: Int32Array | undefined, slots: Int32Array): void {
    for (let row = 0; row < slots.length; row += 1) {
      const slot = slots[row] ?? -1;
      const value = from[row] ?? 0;
      if (slot >= 0) this.#values[slot] = numbers === undefined ? value : (numbers[value] ?? 0);
    }
    this.#writes += 1;
  }

  /** Room for so many slots at once. */
  reserve(length: number): void {
    if (length <= this.#values.length) return;
    const grown = this.#make(length);
    grown.set(this.#values);
    this.#values = grown;
  }
}

/** Each different text once; columns hold its number. */
export class Words {
  readonly #texts: string[];
  readonly #numbers = new Map<string, number>();

  /** Of texts that have numbers already: their places. */
  constructor(texts: readonly string[] = []) {
    this.#texts = [...texts];
    for (const [number, text] of texts.entries()) this.#numbers.set(text, number);
  }

  get texts(): readonly string[] {
    return this.#texts;
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** Its number where the text is one of them. */
  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  textOf(number: number): string {
    return this.#texts[number] ?? "";
  }
}

/** Each different set of words once, in the order of its members; set 0 is the empty one. */
export class Sets {
  readonly #words: Words;
  readonly #sets: (readonly number[])[];
  readonly #lists: (readonly string[] | undefined)[] = [];
  readonly #numbers = new Map<string, number>();

  /** Of sets that have numbers already: their places. */
  constructor(words: Words, sets: readonly (readonly number[])[] = [[]]) {
    this.#words = words;
    this.#sets = [...sets];
    for (const [number, set] of sets.entries()) this.#numbers.set(set.join(" "), number);
  }

  get sets(): readonly (readonly number[])[] {
    return this.#sets;
  }

  numberOf(texts: readonly string[]): number {
    return this.numberOfWords(texts.map((text) => this.#words.numberOf(text)));
  }

  numberOfWords(words: readonly number[]): number {
    const name = words.join(" ");
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#sets.length);
    return this.#sets.push(words) - 1;
  }

  /** The same list each time: whoever shows it sees at a glance that it is as it was. */
  listOf(number: number): readonly string[] {
    return (this.#lists[number] ??= (this.#sets[number] ?? []).map((word) =>
      this.#words.textOf(word),
    ));
  }
}
