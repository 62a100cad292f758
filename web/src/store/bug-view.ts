import { Cell } from "./cell";
import { type LoadState, ready } from "./load-state";
import { OrderedSlots } from "./ordered-slots";
import { Topic } from "./topic";

/** What a list shows: immutable, a new one per change. */
export interface BugViewShape {
  /** Bugs shown: those of the loaded pages and what came since. */
  readonly count: number;
  /** Nothing is left on the server. */
  readonly isComplete: boolean;
  readonly state: LoadState;
}

/**
 * An ordered list of bugs, newest first, of which the server's pages so far are shown. A bug that is known
 * from elsewhere, deeper down than the loaded pages, waits in the order until its page is loaded: so the
 * list never has a hole.
 */
export class BugView {
  readonly state = new Cell<LoadState>({ is: "none" });
  readonly #order: OrderedSlots;
  readonly #topic = new Topic();
  #lastLoaded: number | undefined;
  #cursor: string | undefined;
  #isComplete = false;
  #shape: BugViewShape | undefined;

  constructor(compare: (a: number, b: number) => number) {
    this.#order = new OrderedSlots(compare);
    this.state.subscribe(() => this.#changed());
  }

  readonly subscribe = this.#topic.subscribe;

  get cursor(): string | undefined {
    return this.#cursor;
  }

  readonly shape = (): BugViewShape => {
    this.#shape ??= {
      count: this.#count(),
      isComplete: this.#isComplete,
      state: this.state.get(),
    };
    return this.#shape;
  };

  at(index: number): number | undefined {
    return index < this.#count() ? this.#order.at(index) : undefined;
  }

  /** -1 where it is not shown. */
  indexOf(slot: number): number {
    const index = this.#order.countFrom(slot) - 1;
    return this.at(index) === slot ? index : -1;
  }

  insert(slot: number): void {
    if (this.#order.insert(slot)) this.#changed();
  }

  insertAll(slots: readonly number[]): void {
    this.#order.insertAll(slots);
    this.#changed();
  }

  remove(slot: number): void {
    if (this.#order.remove(slot)) this.#changed();
  }

  /** A page arrived and its bugs are in the order; the next one starts at the cursor. */
  pageLoaded(lastSlot: number | undefined, cursor: string | undefined): void {
    this.#lastLoaded = lastSlot ?? this.#lastLoaded;
    this.#cursor = cursor;
    this.#isComplete = cursor === undefined;
    this.state.set(ready);
    this.#changed();
  }

  /** Back to nothing, as before the first page. */
  reset(): void {
    this.#order.clear();
    this.#lastLoaded = undefined;
    this.#cursor = undefined;
    this.#isComplete = false;
    this.state.set({ is: "none" });
    this.#changed();
  }

  #count(): number {
    if (this.#isComplete) return this.#order.size;
    return this.#lastLoaded === undefined ? 0 : this.#order.countFrom(this.#lastLoaded);
  }

  #changed(): void {
    this.#shape = undefined;
    this.#topic.touch();
  }
}
