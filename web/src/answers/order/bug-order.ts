import type { Order } from "../../query/tree";
import type { BugWorld } from "../bug-world";
import { key, type SortKey, sortKeysOf } from "./sort-keys";

/** A total order of bugs. */
export interface BugOrder {
  readonly compare: (a: number, b: number) => number;
  /** The same of two orders that are the same. */
  readonly name: string;
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
  const spelled = sort.map(({ field, isDescending }) => `${isDescending ? "-" : ""}${field.name}`);
  return { compare: comparing(world, keys), name: spelled.join() || `by ${otherwise}` };
}

function comparing(world: BugWorld, keys: readonly SortKey[]): BugOrder["compare"] {
  const isDescending = keys.at(-1)?.isDescending === true;
  const compareIDs = (a: number, b: number) => {
    const [one = "", other = ""] = [world.id.values[a], world.id.values[b]];
    const way = one < other ? -1 : one > other ? 1 : 0;
    return isDescending ? -way : way;
  };
  return keys.reduceRight<BugOrder["compare"]>(
    (then, { compare }) =>
      (a, b) =>
        compare(a, b) || then(a, b),
    compareIDs,
  );
}

function defaultKey(world: BugWorld, order: DefaultOrder): SortKey {
  if (order === "rank") return rankKey(world);
  const column = world[order];
  return key((slot) => column.values[slot] ?? 0, true);
}

function rankKey({ rank }: BugWorld): SortKey {
  const compare = (a: number, b: number) => {
    const [one = "", other = ""] = [rank.values[a], rank.values[b]];
    return one < other ? -1 : one > other ? 1 : 0;
  };
  return { compare, isDescending: false };
}
