import type { BugWorld } from "./bug-world";
import { personOf } from "./names";
import { Notes } from "./notes";
import { type Calendar, today } from "./times/dates";
import { ZoneClock } from "./times/zone-clock";

/** Who asks, when and where. */
export interface Asker {
  /** The person's user id: whom `@me` means. */
  readonly me: string | undefined;
  /** Microseconds since 1970. */
  readonly now: number;
  /** "Europe/Berlin". */
  readonly zone: string;
  /** Asks for bugs of that project alone. */
  readonly projectID?: string | undefined;
  /** The order of boards, where a query has no `sort:`; any where bugs are counted. */
  readonly order?: "rank" | "any" | undefined;
}

const clocks = new Map<string, ZoneClock>();

/** What is known while a question is being understood. */
export class Asking {
  readonly world: BugWorld;
  /** Number of the person; -1 of one whom no bug names. */
  readonly me: number;
  readonly notes: Notes;
  readonly #calendar: Calendar;
  #isOfMoment = false;
  #isOfSnoozes = false;

  constructor(world: BugWorld, asker: Asker, text: string) {
    this.world = world;
    this.me = personOf(world, asker.me);
    this.notes = new Notes(text);
    const clock = clocks.get(asker.zone) ?? new ZoneClock(asker.zone);
    clocks.set(asker.zone, clock);
    this.#calendar = { now: asker.now, clock };
  }

  /** Who reads it asks for what may be another thing a moment later, or in another zone. */
  get calendar(): Calendar {
    this.#isOfMoment = true;
    return this.#calendar;
  }

  get today(): number {
    return today(this.calendar);
  }

  /** Microseconds since 1970, for whoever asks only which snoozes are over. */
  get nowForSnoozes(): number {
    this.#isOfSnoozes = true;
    return this.#calendar.now;
  }

  /** Whether it is the same question then, in microseconds since 1970, as far as it depends on the time at all. */
  isSameAt(then: number): boolean {
    if (this.#isOfMoment) return false;
    return !this.#isOfSnoozes || !hasSnoozeEnded(this.world, this.#calendar.now, then);
  }
}

/** A look at each number costs a tenth of a millisecond for a hundred thousand bugs. */
function hasSnoozeEnded(
  { snooze: { values }, size }: BugWorld,
  after: number,
  by: number,
): boolean {
  for (let slot = 0; slot < size; slot += 1) {
    const until = values[slot] ?? Number.NaN;
    if (until > after && until <= by) return true;
  }
  return false;
}
