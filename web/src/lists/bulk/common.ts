import type { Bug } from "../../store/bug";

/** The one value that all of them have; nothing where they differ. */
export function commonOf<T>(bugs: readonly Bug[], valueOf: (bug: Bug) => T): T | undefined {
  const [first] = bugs;
  if (first === undefined) return undefined;
  const value = valueOf(first);
  return bugs.every((bug) => valueOf(bug) === value) ? value : undefined;
}

/** What is on every one of them. */
export function sharedBy(
  bugs: readonly Bug[],
  listOf: (bug: Bug) => readonly string[],
): readonly string[] {
  const [first, ...others] = bugs;
  if (first === undefined) return [];
  return listOf(first).filter((id) => others.every((bug) => listOf(bug).includes(id)));
}

/** What came and went between two choices. */
export function difference(
  before: readonly string[],
  after: readonly string[],
): { add: string[]; remove: string[] } {
  return {
    add: after.filter((id) => !before.includes(id)),
    remove: before.filter((id) => !after.includes(id)),
  };
}
