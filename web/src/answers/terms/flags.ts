import type { StatusCategory } from "../../api/types";
import type { Asking } from "../asking";
import type { BugWorld } from "../bug-world";
import { today } from "../times/dates";
import { holdsAny, isAmong, isNumber, isWithin, isWithinUnless } from "./columns";
import { related } from "./relations";
import { allOf, anyOf, not, type Term } from "./term";

const usPerDay = 86_400_000_000;
const staleDays = 90;
const closedCategories: ReadonlySet<string> = new Set(["done", "dropped"]);

export function flagTerm(asking: Asking, flag: string): Term {
  const { world, me } = asking;
  switch (flag) {
    case "open":
      return isOpen(world);
    case "closed":
      return not(isOpen(world));
    case "triage":
      return allOf([isOfCategory(world, ["triage"]), not(isSnoozed(asking))]);
    case "started":
    case "done":
    case "dropped":
      return isOfCategory(world, [flag]);
    case "blocked":
      return related(world, "blocked-by", isOpen(world));
    case "ready":
      return isReady(asking);
    case "overdue":
      return allOf([
        isOpen(world),
        isWithinUnless(
          world.due,
          asking.timedSpan(world.due, (by) => ({ from: -Infinity, to: today(by) - 1 })),
          -1,
        ),
      ]);
    case "snoozed":
      return isSnoozed(asking);
    case "regression":
      return related(world, "caused-by", undefined);
    case "restricted":
      return isNumber(world.restricted, 1);
    case "watched":
      return holdsAny(world.watchers, () => world.peopleSets, new Set([me]));
    case "voted":
      return holdsAny(world.voters, () => world.peopleSets, new Set([me]));
    case "mine":
      return isMine(asking);
    default: {
      const old = asking.timedSpan(world.updated, ({ now }) => ({
        from: -Infinity,
        to: now - staleDays * usPerDay - 1,
      }));
      return allOf([isOpen(world), isWithin(world.updated, old)]);
    }
  }
}

export function isOfCategory(world: BugWorld, categories: readonly StatusCategory[]): Term {
  const wanted: readonly string[] = categories;
  const numbers = world.statuses.flatMap((status, number) =>
    status !== undefined && wanted.includes(status.category) ? [number] : [],
  );
  return isAmong(world.status, new Set(numbers));
}

function isOpen(world: BugWorld): Term {
  const numbers = world.statuses.flatMap((status, number) =>
    status !== undefined && !closedCategories.has(status.category) ? [number] : [],
  );
  return isAmong(world.status, new Set(numbers));
}

function isSnoozed(asking: Asking): Term {
  const { world } = asking;
  const { to: now } = asking.timedSpan(world.snooze, (by) => ({ from: -Infinity, to: by.now }));
  const meets = (slot: number) => {
    const until = world.snooze.values[slot] ?? Number.NaN;
    return until === 0 || until > now;
  };
  return { meets, cost: 1, reads: [world.snooze] };
}

function isMine({ world, me }: Asking): Term {
  return holdsAny(world.assignees, () => world.peopleSets, new Set([me]));
}

function isReady(asking: Asking): Term {
  const { world } = asking;
  const isBlocked = related(world, "blocked-by", isOpen(world));
  const isFree = anyOf([isNumber(world.assignees, 0), isMine(asking)]);
  return allOf([isOpen(world), isFree, not(isBlocked)]);
}
