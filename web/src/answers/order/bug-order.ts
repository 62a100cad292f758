import type { Order } from "../../query/tree";
import type { BugWorld } from "../bug-world";
import { key, placeKey, type SortKey, sortKeysOf } from "./sort-keys";

/** A total order of bugs. */
export interface BugOrder {
  readonly compare: (a: number, b: number) => number;
  /** Whole numbers of a bug, what counts most first; NaN where `compare` alone knows. */
  readonly numbers: readonly ((slot: number) => number)[];
}

/** How bugs stand where a query does not say: as boards show them, or by one of these, the highest first. */
export type DefaultOrder = "rank" | "updated" | "created" | "number";

/** By the fields; bugs that are equal come by their ids, as the last key runs. */
export function bugOrder(
  world: BugWorld,
  sort: readonly Order[],
  otherwise: DefaultOrder,
): BugOrder {
  const keys = sort.flatMap((order) => sortKeysOf(world, order));
  if (keys.length === 0) keys.push(defaultKey(world, otherwise));
  keys.push(idKey(world, keys.at(-1)?.isDescending === true));
  return {
    compare: keys
      .map(({ compare }) => compare)
      .reduceRight((then, compare) => (a, b) => compare(a, b) || then(a, b)),
    numbers: keys.map(({ numberOf }) => numberOf),
  };
}

/** Of bugs that are only counted: none in particular. */
export const anyOrder: BugOrder = { compare: (a, b) => a - b, numbers: [] };

function idKey({ id, idPlace }: BugWorld, isDescending: boolean): SortKey {
  return placeKey(idPlace, compareBy(id), isDescending);
}

function defaultKey(world: BugWorld, order: DefaultOrder): SortKey {
  if (order === "rank") return placeKey(world.rankPlace, compareBy(world.rank), false);
  const column = world[order];
  return key((slot) => column.values[slot] ?? 0, true);
}

function compareBy(texts: BugWorld["id"]): BugOrder["compare"] {
  return (a, b) => {
    const [one, other] = [texts.at(a), texts.at(b)];
    return one < other ? -1 : one > other ? 1 : 0;
  };
}
