import type { ServerFrame } from "../frames";

/** After a text so long is waited for more of them; the longer it goes on, the longer is the wait. */
const few = { restMsMin: 16, restMsMax: 32 };
/** Of so many changes at once more are on their way: they are told together, once none came for `growingMs`. */
const burstMin = 16;
const growingMs = 50;
const burst = { restMsMin: 100, restMsMax: 400 };
/** What waits so long is told though more of it comes. In that time a thousand changes of one act are here. */
const waitMsMax = 800;

/**
 * Tells the first text at once, and those that come soon after it together. What many changes come in is told
 * once all of them are here: the page then draws once.
 */
export class Gathered {
  readonly #tell: (texts: readonly string[]) => void;
  #waiting: string[] = [];
  #waitsSince = 0;
  /** Changes in what waits, and how many they were at the last look. */
  #changes = 0;
  #looked = 0;
  #restMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (texts: readonly string[]) => void) {
    this.#tell = tell;
  }

  /** A frame and the text that it came in. */
  add(text: string, frame: ServerFrame): void {
    if (this.#waiting.length === 0) this.#waitsSince = performance.now();
    this.#waiting.push(text);
    if (frame.type === "changes") this.#changes += frame.changes.length;
    if (endsBurst(frame)) this.flush();
    else if (this.#timer === undefined) this.#look();
  }

  /** All that waits is told now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) {
      this.#restMs = 0;
      return;
    }
    const { restMsMin, restMsMax } = this.#changes < burstMin ? few : burst;
    const texts = this.#waiting;
    this.#waiting = [];
    this.#changes = 0;
    this.#looked = 0;
    this.#restMs = Math.min(Math.max(2 * this.#restMs, restMsMin), restMsMax);
    this.#lookIn(this.#restMs);
    this.#tell(texts);
  }

  #lookIn(ms: number): void {
    this.#timer = setTimeout(() => this.#look(), ms);
  }

  #look(): void {
    const isGrowing = this.#changes >= burstMin && this.#changes > this.#looked;
    if (!isGrowing || performance.now() - this.#waitsSince >= waitMsMax) {
      this.flush();
      return;
    }
    this.#looked = this.#changes;
    this.#lookIn(growingMs);
  }
}

/** What was missed is all here, or may be known no longer: neither waits. */
function endsBurst({ type }: ServerFrame): boolean {
  return type === "subscribed" || type === "reload" || type === "ended";
}
