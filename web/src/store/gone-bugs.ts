/** Bugs that went away, and after which version of the content: what is older does not bring them back. */
export class GoneBugs {
  /** Infinity: the person may know it no longer. */
  readonly #since = new Map<string, number>();
  /** Lost before the server was asked for all bugs: it knows better. */
  readonly #lostBefore = new Set<string>();

  get isEmpty(): boolean {
    return this.#since.size === 0;
  }

  has(id: string): boolean {
    return this.#since.has(id);
  }

  /** Whether the bug went away after that version. */
  isAfter(id: string, version: number): boolean {
    return (this.#since.get(id) ?? -1) > version && !this.#lostBefore.has(id);
  }

  /** For an answer about the bug that is on its way: the returned tells whether it went away meanwhile. */
  watch(id: string): () => boolean {
    const before = this.#since.get(id);
    return () => this.#since.has(id) && this.#since.get(id) !== before;
  }

  add(id: string, version: number): void {
    this.#since.set(id, version);
    this.#lostBefore.delete(id);
  }

  delete(id: string): void {
    this.#since.delete(id);
  }

  /** A list names the bug as of that version. */
  listed(id: string, version: number): void {
    if ((this.#since.get(id) ?? -1) < version) this.#since.delete(id);
  }

  /** The server is asked for all bugs: those that were lost and that it tells may be known again. */
  askAll(): void {
    for (const [id, version] of this.#since) {
      if (version === Number.POSITIVE_INFINITY) this.#lostBefore.add(id);
    }
  }

  /** Those that were lost since all bugs were asked for: by word that may be older than that answer, or newer. */
  lostMeanwhile(): Set<string> {
    const lost = [...this.#since].filter(
      ([id, version]) => version === Number.POSITIVE_INFINITY && !this.#lostBefore.has(id),
    );
    return new Set(lost.map(([id]) => id));
  }

  /** All bugs came as of that version. */
  filled(version: number, isHere: (id: string) => boolean): void {
    for (const [id, since] of this.#since) {
      if ((since <= version || this.#lostBefore.has(id)) && isHere(id)) this.#since.delete(id);
    }
    this.#lostBefore.clear();
  }

  clear(): void {
    this.#since.clear();
    this.#lostBefore.clear();
  }
}
