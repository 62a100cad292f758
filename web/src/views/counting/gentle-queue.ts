type Task = () => Promise<unknown>;

/** Does tasks in their order, so many at a time; one of the same name waits once. */
export class GentleQueue {
  readonly #waiting = new Map<string, Task>();
  readonly #atOnceMax: number;
  #running = 0;

  constructor(atOnceMax: number) {
    this.#atOnceMax = atOnceMax;
  }

  add(name: string, task: Task): void {
    this.#waiting.set(name, task);
    this.#next();
  }

  /** One that is being done is done to its end. */
  remove(name: string): void {
    this.#waiting.delete(name);
  }

  #next(): void {
    for (const [name, task] of this.#waiting) {
      if (this.#running >= this.#atOnceMax) return;
      this.#waiting.delete(name);
      this.#running += 1;
      void this.#run(task);
    }
  }

  async #run(task: Task): Promise<void> {
    try {
      await task();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }
}
