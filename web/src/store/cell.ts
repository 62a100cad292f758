import { Topic } from "./topic";

/** One value that screens can watch. */
export class Cell<T> {
  readonly #topic = new Topic();
  #value: T;
  readonly #first: T;

  constructor(value: T) {
    this.#value = value;
    this.#first = value;
  }

  readonly get = (): T => this.#value;
  /** What it held at first: what prerendered pages show. */
  readonly first = (): T => this.#first;
  readonly subscribe = this.#topic.subscribe;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#topic.touch();
  }
}
