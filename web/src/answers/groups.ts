import { findField } from "../query/fields";
import type { BugWorld, SlotColumn } from "./bug-world";
import { compareTexts } from "./order/compare-texts";

/** Bugs that have one value in common, as the server's groups tell them. */
export interface BugGroup {
  /** An id, a word or a day; absent where the field is empty. */
  readonly value?: string;
  /** The same of the second field. */
  readonly lane?: string;
  readonly count: number;
}

/** What stands for a bug's values, by number. */
interface Values {
  readonly numbersOf: (slot: number) => readonly number[];
  readonly textOf: (number: number) => string | undefined;
}

/** In one answer of the server, the largest first. */
const groupsMax = 1000;
const msPerDay = 86_400_000;
const nothing = -1;
const none = [nothing];

/** Groups by one field or two, the largest first. Nothing where they are more than one answer has: which are left out, the server's database decides. */
export function groupsOf(
  world: BugWorld,
  slots: readonly number[],
  by: readonly string[],
): BugGroup[] | undefined {
  const [first, second] = by.map((name) => valuesOf(world, findField(name)?.name));
  if (first === undefined) return undefined;
  const counts = new Map<number, Map<number, number>>();
  for (const slot of slots) {
    for (const value of first.numbersOf(slot)) {
      const lanes = counts.get(value) ?? new Map<number, number>();
      counts.set(value, lanes);
      for (const lane of second?.numbersOf(slot) ?? none)
        lanes.set(lane, (lanes.get(lane) ?? 0) + 1);
    }
  }
  const groups = [...counts].flatMap(([value, lanes]) =>
    [...lanes].map(([lane, count]) => groupOf(first.textOf(value), second?.textOf(lane), count)),
  );
  return groups.length > groupsMax ? undefined : groups.toSorted(compareGroups);
}

function groupOf(value: string | undefined, lane: string | undefined, count: number): BugGroup {
  if (value === undefined) return lane === undefined ? { count } : { lane, count };
  return lane === undefined ? { value, count } : { value, lane, count };
}

function compareGroups(a: BugGroup, b: BugGroup): number {
  return (
    b.count - a.count ||
    compareTexts(a.value ?? "", b.value ?? "") ||
    compareTexts(a.lane ?? "", b.lane ?? "")
  );
}

function valuesOf(world: BugWorld, field: string | undefined): Values | undefined {
  const ids = (entries: readonly ({ readonly id: string } | undefined)[]) => (number: number) =>
    entries[number]?.id;
  const set = (column: SlotColumn<number>, sets: BugWorld["peopleSets"]) => (slot: number) =>
    sets[column.values[slot] ?? 0] ?? [];
  switch (field) {
    case "project":
      return { numbersOf: oneOf(world.project), textOf: ids(world.projects) };
    case "status":
      return { numbersOf: oneOf(world.status), textOf: ids(world.statuses) };
    case "author":
      return { numbersOf: oneOf(world.author), textOf: ids(world.people) };
    case "assignee": {
      const assignees = set(world.assignees, world.peopleSets);
      return {
        numbersOf: (slot) => orNone(assignees(slot).slice(0, 1)),
        textOf: ids(world.people),
      };
    }
    case "label": {
      const labels = set(world.labels, world.labelSets);
      return { numbersOf: (slot) => orNone(labels(slot)), textOf: ids(world.labelNames) };
    }
    case "parent":
      return {
        numbersOf: (slot) => orNone(world.related(slot, "parent", "from")),
        textOf: (slot) => (slot === nothing ? undefined : world.id.at(slot)),
      };
    case "due":
      return {
        numbersOf: oneOf(world.due),
        textOf: (day) => (day === nothing ? undefined : dayText(day)),
      };
    case "category":
      return {
        numbersOf: (slot) => [placeOfCategory(world, world.status.values[slot] ?? 0)],
        textOf: (place) => findField("category")?.choices[place],
      };
    case "severity":
    case "priority":
    case "resolution":
      return {
        numbersOf: oneOf(world[field]),
        textOf: (place) => findField(field)?.choices[place - 1],
      };
    default:
      return undefined;
  }
}

function oneOf(column: SlotColumn<number>): Values["numbersOf"] {
  return (slot) => [column.values[slot] ?? nothing];
}

function orNone(numbers: readonly number[]): readonly number[] {
  return numbers.length === 0 ? none : numbers;
}

function placeOfCategory({ statuses }: BugWorld, status: number): number {
  return findField("category")?.choices.indexOf(statuses[status]?.category ?? "") ?? nothing;
}

function dayText(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}
