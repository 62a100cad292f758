import type { BugWorld, SlotColumn } from "./bug-world";
import { personOf } from "./names";
import { Notes } from "./notes";
import type { Span } from "./span";
import type { Calendar } from "./times/dates";
import { TimedSpans } from "./times/timed-spans";
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
  readonly #timedSpans: TimedSpans;

  constructor(world: BugWorld, asker: Asker, text: string) {
    this.world = world;
    this.me = personOf(world, asker.me);
    this.notes = new Notes(text);
    this.#timedSpans = new TimedSpans(calendarOf(asker));
  }

  /** What is asked of a column by the time or the zone of the asker. Throws what `read` throws. */
  timedSpan(column: SlotColumn<number>, read: (by: Calendar) => Span): Span {
    return this.#timedSpans.add(column, read);
  }

  /** Whether each bug as it is now answers as it would to the same question of another moment or zone. */
  isSameFor(asker: Pick<Asker, "now" | "zone">): boolean {
    return this.#timedSpans.areSameBy(calendarOf(asker), this.world.size);
  }
}

function calendarOf({ now, zone }: Pick<Asker, "now" | "zone">): Calendar {
  const clock = clocks.get(zone) ?? new ZoneClock(zone);
  clocks.set(zone, clock);
  return { now, clock };
}
