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

/** What is known while a question is being understood. */
export interface Asking {
  readonly world: BugWorld;
  readonly calendar: Calendar;
  readonly today: number;
  /** Number of the person; -1 of one whom no bug names. */
  readonly me: number;
  readonly notes: Notes;
}

const clocks = new Map<string, ZoneClock>();

export function beginAsking(world: BugWorld, asker: Asker, text: string): Asking {
  const clock = clocks.get(asker.zone) ?? new ZoneClock(asker.zone);
  clocks.set(asker.zone, clock);
  const calendar = { now: asker.now, clock };
  return {
    world,
    calendar,
    today: today(calendar),
    me: personOf(world, asker.me),
    notes: new Notes(text),
  };
}
