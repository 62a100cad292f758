import type { SlotColumn } from "../bug-world";
import type { Span } from "../span";
import type { Calendar } from "./dates";

interface TimedSpan {
  readonly column: SlotColumn<number>;
  readonly read: (by: Calendar) => Span;
  readonly span: Span;
}

/** What a question asks of columns by the time at which it is asked: "not for two weeks" is another span a moment later. */
export class TimedSpans {
  readonly #calendar: Calendar;
  readonly #all: TimedSpan[] = [];

  constructor(calendar: Calendar) {
    this.#calendar = calendar;
  }

  /** The span that `read` says of a column now. Throws what `read` throws. */
  add(column: SlotColumn<number>, read: (by: Calendar) => Span): Span {
    const span = read(this.#calendar);
    this.#all.push({ column, read, span });
    return span;
  }

  /**
   * Whether the first `size` slots, as they are now, are in the same spans by another calendar. A look at each
   * number costs a tenth of a millisecond for a hundred thousand bugs.
   */
  areSameBy(calendar: Calendar, size: number): boolean {
    return this.#all.every((timed) => isSame(timed, calendar, size));
  }
}

function isSame({ column, read, span }: TimedSpan, calendar: Calendar, size: number): boolean {
  let then: Span;
  try {
    then = read(calendar);
  } catch {
    // The calendar ends somewhere.
    return false;
  }
  // Days are the same until midnight.
  if (then.from === span.from && then.to === span.to) return true;
  const { values } = column;
  for (let slot = 0; slot < size; slot += 1) {
    const value = values[slot] ?? Number.NaN;
    const wasWithin = value >= span.from && value <= span.to;
    if (wasWithin !== (value >= then.from && value <= then.to)) return false;
  }
  return true;
}
