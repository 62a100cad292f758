import { KeyedTopics, Topic } from "./topic";

interface Entry<T> {
  row: T;
  /** The stream's version up to which the row is known to be right. */
  asOf: number;
}

/**
 * Rows of one kind in a fixed order. Lists and live changes may arrive in any order: each carries the
 * version it knows, and what is older than the row it meets changes nothing.
 */
export class Table<T extends { id: string }> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #removed = new Map<string, number>();
  readonly #rowTopics = new KeyedTopics();
  readonly #topic = new Topic();
  readonly #compare: (a: T, b: T) => number;
  #sorted: readonly T[] | undefined;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  readonly subscribe = this.#topic.subscribe;

  readonly all = (): readonly T[] => {
    this.#sorted ??= [...this.#entries.values()].map((entry) => entry.row).toSorted(this.#compare);
    return this.#sorted;
  };

  get(id: string): T | undefined {
    return this.#entries.get(id)?.row;
  }

  subscribeRow(id: string, listener: () => void): () => void {
    return this.#rowTopics.subscribe(id, listener);
  }

  /** A whole row, right as of a version. */
  put(row: T, asOf: number): void {
    const known = this.#entries.get(row.id);
    if (known !== undefined && known.asOf > asOf) return;
    if ((this.#removed.get(row.id) ?? -1) > asOf) return;
    this.#entries.set(row.id, { row, asOf });
    if (known?.row !== row) this.#changed(row.id);
  }

  /** A row whose version is not known: only where there is none yet. */
  putIfAbsent(row: T): void {
    if (!this.#entries.has(row.id)) this.put(row, 0);
  }

  /** Some fields, as the change of that version set them. */
  patch(id: string, fields: Partial<T>, version: number): void {
    const known = this.#entries.get(id);
    if (known === undefined || known.asOf >= version) return;
    this.#entries.set(id, { row: { ...known.row, ...fields }, asOf: version });
    this.#changed(id);
  }

  /** Fields that another stream numbers: set without asking for the version. */
  amend(id: string, fields: Partial<T>): void {
    const known = this.#entries.get(id);
    if (known === undefined) return;
    this.#entries.set(id, { ...known, row: { ...known.row, ...fields } });
    this.#changed(id);
  }

  remove(id: string, version: number): void {
    const known = this.#entries.get(id);
    if (known !== undefined && known.asOf > version) return;
    this.#removed.set(id, version);
    if (this.#entries.delete(id)) this.#changed(id);
  }

  /** As if it had never been known: it may come again with any version. */
  forget(id: string): void {
    this.#removed.delete(id);
    if (this.#entries.delete(id)) this.#changed(id);
  }

  /** The whole list as of a version: what it does not name and is not newer is gone. */
  replaceAll(rows: readonly T[], asOf: number): void {
    const named = new Set(rows.map((row) => row.id));
    for (const [id, entry] of this.#entries) {
      if (named.has(id) || entry.asOf > asOf) continue;
      this.#entries.delete(id);
      this.#changed(id);
    }
    for (const row of rows) this.put(row, asOf);
    this.#topic.touch();
  }

  clear(): void {
    this.#entries.clear();
    this.#removed.clear();
    this.#sorted = undefined;
    this.#topic.touch();
    this.#rowTopics.touchAll();
  }

  #changed(id: string): void {
    this.#sorted = undefined;
    this.#topic.touch();
    this.#rowTopics.touch(id);
  }
}
