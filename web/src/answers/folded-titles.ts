import type { BugWorld } from "./bug-world";
import { fold } from "./fold";

/** Titles as words are looked for in them. Each is folded once as long as it stays. */
class FoldedTitles {
  readonly #world: BugWorld;
  readonly #titles: string[] = [];
  readonly #folded: string[] = [];

  constructor(world: BugWorld) {
    this.#world = world;
  }

  at(slot: number): string {
    const title = this.#world.title.values[slot] ?? "";
    const known = this.#folded[slot];
    if (known !== undefined && this.#titles[slot] === title) return known;
    const folded = fold(title);
    this.#titles[slot] = title;
    this.#folded[slot] = folded;
    return folded;
  }
}

const known = new WeakMap<BugWorld, FoldedTitles>();

export function foldedTitlesOf(world: BugWorld): FoldedTitles {
  const titles = known.get(world) ?? new FoldedTitles(world);
  known.set(world, titles);
  return titles;
}
