import type { BugWorld, StoredRelationKind } from "../bug-world";
import { type QueryKey, slotOf } from "../names";
import type { Term } from "./term";

type Way = "from" | "to";

/** By field: the relation, and which of its ends the bug is. */
const stored: Readonly<Record<string, readonly [StoredRelationKind, Way]>> = {
  blocks: ["blocks", "from"],
  "blocked-by": ["blocks", "to"],
  parent: ["parent", "from"],
  child: ["parent", "to"],
  "duplicate-of": ["duplicate_of", "from"],
  duplicate: ["duplicate_of", "to"],
  "caused-by": ["caused_by", "from"],
  causes: ["caused_by", "to"],
};

const cost = 20;
/** Levels that CORE-12+ goes down. */
const depthMax = 16;

/** There is a bug of that relation that meets the term; of any at all, where there is no term. */
export function related(world: BugWorld, field: string, other: Term | undefined): Term {
  const remembered = other && remember(world, other);
  const isMet = (others: readonly number[]) =>
    remembered === undefined ? others.length > 0 : others.some(remembered);
  const reach = 1 + (other?.reach ?? 0);
  const otherReads = other === undefined ? [] : other.reads;
  const reads = otherReads && { reads: [world.links, ...otherReads] };
  const [kind, way] = stored[field] ?? [];
  if (kind !== undefined && way !== undefined) {
    return { meets: (slot) => isMet(world.related(slot, kind, way)), cost, reach, ...reads };
  }
  const meets = (slot: number) =>
    isMet(world.related(slot, "relates_to", "from")) ||
    isMet(world.related(slot, "relates_to", "to"));
  return { meets, cost: 2 * cost, reach, ...reads };
}

/** The bug itself; with a plus, all below it too. */
export function isBug(world: BugWorld, key: QueryKey): Term {
  const wanted = slotOf(world, key);
  if (!key.withDescendants) return { meets: (slot) => slot === wanted, cost: 1 };
  let turn = -1;
  let below = new Set<number>();
  const meets = (slot: number) => {
    if (turn !== world.turn) below = withDescendants(world, wanted);
    turn = world.turn;
    return below.has(slot);
  };
  return { meets, cost: 3, reach: Number.POSITIVE_INFINITY };
}

function withDescendants(world: BugWorld, top: number): Set<number> {
  const found = new Set<number>();
  if (world.live.values[top] !== 1) return found;
  found.add(top);
  let level = [top];
  for (let depth = 0; depth < depthMax && level.length > 0; depth += 1) {
    const next = level.flatMap((slot) => world.related(slot, "parent", "to"));
    level = next.filter((slot) => !found.has(slot));
    for (const slot of level) found.add(slot);
  }
  return found;
}

/** Bugs that many others lead to are looked at once, until something changes. */
function remember(world: BugWorld, { meets }: Term): (slot: number) => boolean {
  const known: (boolean | undefined)[] = [];
  let turn = world.turn;
  return (slot) => {
    if (turn !== world.turn) known.length = 0;
    turn = world.turn;
    return (known[slot] ??= meets(slot));
  };
}
