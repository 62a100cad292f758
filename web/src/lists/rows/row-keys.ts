/**
 * React's keys of the rows that are shown. A row that leaves hands its key, and so its elements, to one that comes: to
 * fill them anew costs a fraction of making them. The row with the focus keeps its own as long as its bug is shown,
 * and nobody inherits it: what is pressed there must not reach another bug.
 */
export class RowKeys {
  #keys = new Map<string, string>();
  #made = 0;
  #names: readonly string[] = [];
  #focused: string | undefined;

  /** The row at that place among those that were told last has the focus. */
  focus(at: number): void {
    this.#focused = this.#names[at];
  }

  /** A key for each of the rows, in their order. Rows of one kind share keys; `names` are all different. */
  of(names: readonly string[]): readonly string[] {
    const wanted = new Set(names);
    const free: string[] = [];
    for (const [name, key] of this.#keys) {
      if (!wanted.has(name) && name !== this.#focused) free.push(key);
    }
    this.#names = names;
    const before = this.#keys;
    this.#keys = new Map();
    return names.map((name) => {
      const key = before.get(name) ?? free.shift() ?? this.#fresh();
      this.#keys.set(name, key);
      return key;
    });
  }

  #fresh(): string {
    this.#made += 1;
    return `row ${this.#made}`;
  }
}
