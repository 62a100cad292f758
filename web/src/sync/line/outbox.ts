/** Frames for other tabs: those that are put in during one turn are told together, else each would be drawn by itself. */
export class Outbox {
  readonly #tell: (texts: readonly string[], to: readonly string[] | undefined) => void;
  #texts: string[] = [];
  #to: readonly string[] | undefined;

  constructor(tell: (texts: readonly string[], to: readonly string[] | undefined) => void) {
    this.#tell = tell;
  }

  /** To these tabs, or to all. Goes with the end of this turn, or with what is for others. */
  put(text: string, to: readonly string[] | undefined): void {
    if (this.#to?.join() !== to?.join()) this.empty();
    if (this.#texts.length === 0) queueMicrotask(() => this.empty());
    this.#to = to;
    this.#texts.push(text);
  }

  /** What is in it is told now. */
  empty(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    this.#tell(texts, this.#to);
  }
}
