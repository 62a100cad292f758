import type { BugWorld } from "../bug-world";
import type { BugOrder } from "./bug-order";
import { sortSteps } from "./sort-steps";

interface Kept {
  readonly slots: readonly number[];
  readonly turn: number;
  readonly names: number;
}

/** Orders of all bugs that are kept of a world: those of the lists that somebody looked at lately. */
const ordersMax = 4;
const orders = new WeakMap<BugWorld, Map<string, Kept>>();

/** All bugs in that order, in steps; once it is known, filters need no sorting. */
export function* wholeOrder(world: BugWorld, order: BugOrder): Generator<void, readonly number[]> {
  const kept = orders.get(world) ?? new Map<string, Kept>();
  orders.set(world, kept);
  const { turn, names } = world;
  const known = kept.get(order.name);
  if (known?.turn === turn && known.names === names) return known.slots;
  const slots = yield* sortSteps(liveSlots(world, known?.slots ?? []), order.compare);
  kept.delete(order.name);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= ordersMax) kept.delete(oldest);
  kept.set(order.name, { slots, turn, names });
  return slots;
}

/** In the order that was, and behind them those that came since. */
function liveSlots({ live, size }: BugWorld, before: readonly number[]): number[] {
  const isListed = new Uint8Array(size);
  const slots: number[] = [];
  for (const slot of before) {
    isListed[slot] = 1;
    if (live.values[slot] === 1) slots.push(slot);
  }
  for (let slot = 0; slot < size; slot += 1) {
    if (isListed[slot] === 0 && live.values[slot] === 1) slots.push(slot);
  }
  return slots;
}
