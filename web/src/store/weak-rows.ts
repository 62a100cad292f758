const sweepAt = 4096;

/** Rows that were made of columns, kept as long as somebody else holds them. */
export class WeakRows<K, T extends object> {
  readonly #rows = new Map<K, WeakRef<T>>();
  #sweepAt = sweepAt;

  get(key: K): T | undefined {
    return this.#rows.get(key)?.deref();
  }

  set(key: K, row: T): void {
    this.#rows.set(key, new WeakRef(row));
    if (this.#rows.size >= this.#sweepAt) this.#sweep();
  }

  delete(key: K): void {
    this.#rows.delete(key);
  }

  clear(): void {
    this.#rows.clear();
  }

  #sweep(): void {
    for (const [key, row] of this.#rows) if (row.deref() === undefined) this.#rows.delete(key);
    this.#sweepAt = Math.max(sweepAt, this.#rows.size * 2);
  }
}
