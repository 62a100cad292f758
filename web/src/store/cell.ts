import { Topic } from "./topic";

/** One value that screens can watch. */
export class Cell<T> {
  readonly #topic = new Topic();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;
  readonly subscribe = this.#topic.subscribe;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#topic.touch();
  }
}
