/** What a screen can wait for. Touches inside `batch` are told once, at its end. */
export class Topic {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  touch(): void {
    if (depth > 0) touched.add(this);
    else this.tell();
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

let depth = 0;
const touched = new Set<Topic>();

/** Runs work that touches many topics; each listener hears of it once, after the whole. */
export function batch(work: () => void): void {
  depth += 1;
  try {
    work();
  } finally {
    depth -= 1;
    if (depth === 0) {
      const topics = [...touched];
      touched.clear();
      for (const topic of topics) topic.tell();
    }
  }
}

/** One topic per key, kept only while somebody listens: a change of one row wakes that row's readers. */
export class KeyedTopics {
  readonly #topics = new Map<string, Topic>();

  subscribe(key: string, listener: () => void): () => void {
    const topic = this.#topics.get(key) ?? new Topic();
    this.#topics.set(key, topic);
    const leave = topic.subscribe(listener);
    return () => {
      leave();
      if (!topic.isWatched && this.#topics.get(key) === topic) this.#topics.delete(key);
    };
  }

  /** Whether somebody listens to any of them. */
  get areWatched(): boolean {
    return this.#topics.size > 0;
  }

  touch(key: string): void {
    this.#topics.get(key)?.touch();
  }

  touchAll(): void {
    for (const topic of this.#topics.values()) topic.touch();
  }
}
