/** After a text so long is waited for more of them; the longer it goes on, the longer is the wait. */
const restMsMin = 16;
const restMsMax = 32;

/** Tells the first text at once, and those that come soon after it together. */
export class Gathered {
  readonly #tell: (texts: readonly string[]) => void;
  #waiting: string[] = [];
  #restMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (texts: readonly string[]) => void) {
    this.#tell = tell;
  }

  add(text: string): void {
    this.#waiting.push(text);
    if (this.#timer === undefined) this.flush();
  }

  /** All that waits is told now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) {
      this.#restMs = 0;
      return;
    }
    this.#tell(this.#waiting);
    this.#waiting = [];
    this.#restMs = Math.min(Math.max(2 * this.#restMs, restMsMin), restMsMax);
    this.#timer = setTimeout(() => this.flush(), this.#restMs);
  }
}
