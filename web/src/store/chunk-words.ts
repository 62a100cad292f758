import type { ChunkTables, ColumnName } from "./bug-chunk";
import type { BugKeys } from "./bug-keys";
import type { Sets, Words } from "./columns";

/** What a key says before its number. */
interface KeyHead {
  text: string;
  /** Its number among the heads of the store. */
  word: number;
}

interface Dictionaries {
  people: Words;
  projects: Words;
  statuses: Words;
  labels: Words;
  peopleSets: Sets;
  labelSets: Sets;
  keys: Pick<BugKeys, "heads">;
}

/** What the numbers of a chunk's columns are in the columns of the store. */
export class ChunkWords {
  readonly #numbers: Partial<Record<ColumnName, Int32Array>>;
  /** By project: of shared numbers, and of those of restricted bugs. */
  readonly #heads: readonly (readonly [KeyHead, KeyHead])[];

  constructor(tables: ChunkTables, into: Dictionaries) {
    const people = tables.people.map((text) => into.people.numberOf(text));
    const labels = tables.labels.map((text) => into.labels.numberOf(text));
    const setsOf = (sets: ChunkTables["peopleSets"], members: readonly number[], of: Sets) =>
      Int32Array.from(sets, (set) => of.numberOfWords(set.map((each) => members[each] ?? 0)));
    const peopleSets = setsOf(tables.peopleSets, people, into.peopleSets);
    const headOf = (text: string) => ({ text, word: into.keys.heads.numberOf(text) });
    this.#heads = tables.projects.map(({ key }) => [headOf(`${key}-`), headOf(`${key}-R`)]);
    const numbers: Partial<Record<ColumnName, Int32Array>> = {
      project: Int32Array.from(tables.projects, ({ id }) => into.projects.numberOf(id)),
      status: Int32Array.from(tables.statuses, (text) => into.statuses.numberOf(text)),
      author: Int32Array.from(people),
      assignees: peopleSets,
      watchers: peopleSets,
      voters: peopleSets,
      labels: setsOf(tables.labelSets, labels, into.labelSets),
    };
    // What a page kept comes back to an empty store as it was.
    const differs = ([, each]: [string, Int32Array]) => each.some((here, there) => here !== there);
    this.#numbers = Object.fromEntries(Object.entries(numbers).filter(differs));
  }

  /** By the chunk's number, that of the store; undefined where both are the same. */
  numbersOf(column: ColumnName): Int32Array | undefined {
    return this.#numbers[column];
  }

  /** The value of the column as it stands in the store. */
  here(column: ColumnName, value: number): number {
    const numbers = this.#numbers[column];
    return numbers === undefined ? value : (numbers[value] ?? 0);
  }

  keyHead(project: number, number: number): KeyHead | undefined {
    return this.#heads[project]?.[number < 0 ? 1 : 0];
  }
}
