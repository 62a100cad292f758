import type { ChunkTables, ColumnName } from "./bug-chunk";
import type { Sets, Words } from "./columns";

interface Dictionaries {
  people: Words;
  projects: Words;
  statuses: Words;
  labels: Words;
  peopleSets: Sets;
  labelSets: Sets;
}

/** What the numbers of a chunk's columns are in the columns of the store. */
export class ChunkWords {
  readonly #numbers: Partial<Record<ColumnName, Int32Array>>;
  readonly #keys: readonly string[];

  constructor(tables: ChunkTables, into: Dictionaries) {
    const people = tables.people.map((text) => into.people.numberOf(text));
    const labels = tables.labels.map((text) => into.labels.numberOf(text));
    const setsOf = (sets: ChunkTables["peopleSets"], members: readonly number[], of: Sets) =>
      Int32Array.from(sets, (set) => of.numberOfWords(set.map((each) => members[each] ?? 0)));
    const peopleSets = setsOf(tables.peopleSets, people, into.peopleSets);
    this.#keys = tables.projects.map(({ key }) => key);
    this.#numbers = {
      project: Int32Array.from(tables.projects, ({ id }) => into.projects.numberOf(id)),
      status: Int32Array.from(tables.statuses, (text) => into.statuses.numberOf(text)),
      author: Int32Array.from(people),
      assignees: peopleSets,
      watchers: peopleSets,
      voters: peopleSets,
      labels: setsOf(tables.labelSets, labels, into.labelSets),
    };
  }

  /** By the chunk's number, that of the store; undefined for columns that hold what they say. */
  numbersOf(column: ColumnName): Int32Array | undefined {
    return this.#numbers[column];
  }

  /** The value of the column as it stands in the store. */
  here(column: ColumnName, value: number): number {
    const numbers = this.#numbers[column];
    return numbers === undefined ? value : (numbers[value] ?? 0);
  }

  keyHead(project: number, number: number): string {
    return `${this.#keys[project] ?? ""}-${number < 0 ? "R" : ""}`;
  }
}
