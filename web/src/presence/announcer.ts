/** At least so long between two announcements. */
export const gapMs = 5000;
/** What was told of somebody is not told again before. */
export const repeatMs = 5 * 60_000;

/**
 * Chooses what is said aloud of others on a bug: that somebody came, and that they write, once in five
 * minutes each; never that they stopped or left. What comes close together is said together.
 */
export class Announcer {
  readonly #said = new Map<string, number>();
  #lastAt = Number.NEGATIVE_INFINITY;

  /** When there may be something to say, in ms; nothing where nothing is new. */
  waitFor(news: readonly string[], now: number): number | undefined {
    return this.#fresh(news, now).length === 0
      ? undefined
      : Math.max(0, this.#lastAt + gapMs - now);
  }

  /** What to say now of all that is so. */
  take(news: readonly string[], now: number): readonly string[] {
    const fresh = this.#fresh(news, now);
    for (const each of fresh) this.#said.set(each, now);
    if (fresh.length > 0) this.#lastAt = now;
    return fresh;
  }

  #fresh(news: readonly string[], now: number): string[] {
    return news.filter(
      (each) => now - (this.#said.get(each) ?? Number.NEGATIVE_INFINITY) >= repeatMs,
    );
  }
}
