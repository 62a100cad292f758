import type { Order } from "../../query/tree";
import { AskServer } from "../ask-server";
import type { BugWorld, SlotColumn, WorldPerson } from "../bug-world";
import { fold } from "../fold";
import { foldedTitlesOf } from "../folded-titles";
import { compareTexts } from "./compare-texts";
import { sortedPart } from "./places";

/** Orders two bugs, the lesser first. Nothing is equal to nothing, and last whichever the direction. */
export interface SortKey {
  readonly compare: (a: number, b: number) => number;
  /** A whole number, the lesser first; NaN where `compare` alone knows. */
  readonly numberOf: KeyOf;
  readonly isDescending: boolean;
}

type KeyOf = (slot: number) => number;

const categories = ["triage", "open", "started", "done", "dropped"];
const resolutionsMax = 8;
const choicesMax = 5;

export function sortKeysOf(world: BugWorld, { field, isDescending }: Order): SortKey[] {
  const by = (keyOf: KeyOf) => [key(keyOf, isDescending)];
  const orLast = (column: SlotColumn<number>, empty: number) =>
    by((slot) => {
      const value = column.values[slot] ?? empty;
      return value === empty ? lastOf(isDescending) : value;
    });
  switch (field.name) {
    case "key":
      return [...by(projectRank(world)), ...by(columnKey(world.number))];
    case "project":
      return by(projectRank(world));
    case "title":
      return [titleKey(world, isDescending)];
    case "status":
      return by(statusRank(world, ({ category, position }) => placeOf(category) * 1000 + position));
    case "category":
      return by(statusRank(world, ({ category }) => placeOf(category)));
    case "resolution":
      return by(unsetLast(world.resolution, resolutionsMax, isDescending));
    case "severity":
    case "priority":
      return by(unsetLast(world[field.name], choicesMax, isDescending));
    case "assignee":
    case "author":
      return by(personRank(world, field.name, isDescending));
    case "closed":
      return orLast(world.closed, 0);
    case "due":
    case "estimate":
      return orLast(world[field.name], -1);
    // The younger, the later it began.
    case "age":
      return [key(columnKey(world.created), !isDescending)];
    case "in-status":
      return [key(columnKey(world.since), !isDescending)];
    default:
      return by(columnKey(world[field.name as "created"]));
  }
}

function columnKey(column: SlotColumn<number>): KeyOf {
  return (slot) => column.values[slot] ?? 0;
}

export function key(keyOf: KeyOf, isDescending: boolean): SortKey {
  const numberOf = isDescending ? (slot: number) => -keyOf(slot) : keyOf;
  return { compare: (a, b) => numberOf(a) - numberOf(b), numberOf, isDescending };
}

/** By places, and by comparing where one is not known. */
export function placeKey(
  places: SlotColumn<number>,
  compare: SortKey["compare"],
  isDescending: boolean,
): SortKey {
  const placed = key((slot) => places.values[slot] || Number.NaN, isDescending);
  const way = isDescending ? -1 : 1;
  return {
    ...placed,
    compare: (a, b) => {
      const between = placed.compare(a, b);
      return Number.isNaN(between) ? way * compare(a, b) : between;
    },
  };
}

function lastOf(isDescending: boolean): number {
  return isDescending ? -1 : Number.MAX_SAFE_INTEGER;
}

function unsetLast(column: SlotColumn<number>, last: number, isDescending: boolean): KeyOf {
  const unset = isDescending ? 0 : last;
  return (slot) => column.values[slot] || unset;
}

function placeOf(category: string): number {
  return categories.indexOf(category) + 1;
}

function projectRank({ projects, project: column }: BugWorld): KeyOf {
  const ranks = ranksOf(projects.map((project) => project?.key));
  return (slot) => ranks[column.values[slot] ?? 0] ?? 0;
}

function statusRank(
  { statuses, status: column }: BugWorld,
  rankOf: (status: NonNullable<BugWorld["statuses"][number]>) => number,
): KeyOf {
  const ranks = statuses.map((status) => (status === undefined ? 0 : rankOf(status)));
  return (slot) => ranks[column.values[slot] ?? 0] ?? 0;
}

function titleKey(world: BugWorld, isDescending: boolean): SortKey {
  const titles = foldedTitlesOf(world);
  const headOf = (slot: number) => sortedPart(titles.at(slot));
  const compare = (a: number, b: number) => compareTexts(headOf(a), headOf(b));
  return placeKey(world.titlePlace, compare, isDescending);
}

/** By name. Keys of the API have none. */
function personRank(world: BugWorld, field: "assignee" | "author", isDescending: boolean): KeyOf {
  const { author, assignees, peopleSets } = world;
  const numberOf =
    field === "author"
      ? (slot: number) => author.values[slot] ?? -1
      : (slot: number) => peopleSets[assignees.values[slot] ?? 0]?.[0] ?? -1;
  requireNames(world, numberOf);
  const ranks = ranksOf(world.people.map(sortedName));
  const last = lastOf(isDescending);
  return (slot) => ranks[numberOf(slot)] ?? last;
}

function requireNames(world: BugWorld, numberOf: (slot: number) => number): void {
  const isUntold = world.people.map(({ name, kind }) => name === undefined || kind === undefined);
  if (!isUntold.includes(true)) return;
  const { live, size } = world;
  for (let slot = 0; slot < size; slot += 1) {
    if (live.values[slot] === 1 && isUntold[numberOf(slot)]) throw new AskServer("person");
  }
}

function sortedName({ kind, name = "" }: WorldPerson): string | undefined {
  if (kind === "api_key") return undefined;
  return kind === "user" ? fold(name) : name;
}

/** For each text its place among all of them, the same for the same text. */
function ranksOf(texts: readonly (string | undefined)[]): (number | undefined)[] {
  const sorted = [...new Set(texts)].filter((text) => text !== undefined).toSorted(compareTexts);
  const ranks = new Map(sorted.map((text, rank) => [text, rank]));
  return texts.map((text) => (text === undefined ? undefined : ranks.get(text)));
}
