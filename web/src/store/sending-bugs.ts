import type { Bug } from "./bug";
import { Topic } from "./topic";

/** New bugs that the server has not numbered yet. */
export class SendingBugs {
  readonly #bugs = new Map<string, Bug>();
  readonly #topic = new Topic();
  #rows: readonly Bug[] = [];

  /** The newest first. */
  readonly rows = (): readonly Bug[] => this.#rows;
  readonly subscribe = this.#topic.subscribe;

  start(bug: Bug): void {
    this.#bugs.set(bug.id, bug);
    this.#changed();
  }

  stop(id: string): void {
    if (this.#bugs.delete(id)) this.#changed();
  }

  #changed(): void {
    this.#rows = [...this.#bugs.values()].toReversed();
    this.#topic.touch();
  }
}
