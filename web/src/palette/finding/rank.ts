import { type FoundGroup, type FoundItem, type Item, itemGroups } from "./item";
import { matchOf } from "./match";

/** Of each group so many are shown for what was typed. */
const shownMax = 8;
/** Of each group but the actions so many are shown before anything is typed. */
const atFirstMax = 12;

interface Ranked {
  item: FoundItem;
  tier: number;
  /** What was seen lately stands before what was not. */
  age: number;
}

/** What answers the typed text in its groups, the best first; each thing once, where it stands first. */
export function rank(
  typed: string,
  items: readonly Item[],
  ageOf: (id: string) => number | undefined,
): FoundGroup[] {
  const found = new Map<Item["group"], Ranked[]>();
  for (const item of items) {
    const match = item.group === "exact" ? { tier: 0, marks: [] } : matchItem(typed, item);
    if (match === undefined) continue;
    const { tier, marks } = match;
    const age = ageOf(item.id) ?? Number.POSITIVE_INFINITY;
    const ranked = { item: { ...item, marks }, tier, age };
    const group = found.get(item.group);
    if (group) group.push(ranked);
    else found.set(item.group, [ranked]);
  }
  const groups = itemGroups.flatMap((group) => {
    const ranked = found.get(group);
    if (ranked === undefined) return [];
    const ordered = ranked.toSorted((a, b) => a.tier - b.tier || compare(a.age, b.age));
    const best = group === "exact" ? -1 : (ordered[0]?.tier ?? 0);
    return [{ group, best, items: ordered.map(({ item }) => item) }];
  });
  const isTyped = typed.trim() !== "";
  const ordered = isTyped ? groups.toSorted((a, b) => a.best - b.best) : groups;
  return once(ordered, isTyped);
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function once(groups: readonly FoundGroup[], isTyped: boolean): FoundGroup[] {
  const shown = new Set<string>();
  return groups.flatMap(({ group, items }) => {
    const max = isTyped ? shownMax : group === "actions" ? items.length : atFirstMax;
    const fresh = items.filter(({ id }) => !shown.has(id)).slice(0, max);
    for (const { id } of fresh) shown.add(id);
    return fresh.length === 0 ? [] : [{ group, items: fresh }];
  });
}

/** By its title; a bug by its title without the key as well; else with where it belongs. */
function matchItem(typed: string, { title, detail, bug }: Item) {
  if (bug) {
    const start = title.length - bug.bug.title.length;
    const own = matchOf(typed, bug.bug.title);
    const whole = matchOf(typed, title);
    if (own && (whole === undefined || own.tier <= whole.tier)) {
      return {
        tier: own.tier,
        marks: own.marks.map(([from, to]) => [from + start, to + start] as const),
      };
    }
    return whole;
  }
  const own = matchOf(typed, title);
  if (own || detail === undefined) return own;
  const whole = matchOf(typed, `${title} ${detail}`);
  // What is found by where it belongs stands behind what is called so itself.
  return (
    whole && {
      tier: Math.max(1, whole.tier),
      marks: whole.marks.filter(([, to]) => to <= title.length),
    }
  );
}
