import {
  type BugChunk,
  type ChunkTables,
  type ChunkTexts,
  columnNames,
  emptyColumns,
} from "./bug-chunk";
import type { BugColumns } from "./bug-columns";
import { Sets, Words } from "./columns";
import { rowTexts } from "./row-texts";

type KeyOfProject = (projectID: string) => string;

/** These bugs as a chunk, by the numbers of `tablesOf`. */
export function chunkOf(all: BugColumns, slots: Int32Array): BugChunk {
  const columns = emptyColumns(slots.length);
  for (const name of columnNames) {
    const from = all.columns[name].values;
    const into = columns[name];
    for (let row = 0; row < slots.length; row += 1) into[row] = from[slots[row] ?? -1] ?? 0;
  }
  return { count: slots.length, ...textsOf(all, slots), columns };
}

/** Ids, titles and ranks of these bugs. */
export function textsOf({ texts }: BugColumns, slots: Int32Array): ChunkTexts {
  const pick = (name: keyof ChunkTexts) =>
    rowTexts(Array.from(slots, (slot) => texts.at(name, slot)));
  return { ids: pick("ids"), titles: pick("titles"), ranks: pick("ranks") };
}

/** The chunk's columns name people, statuses and labels by tables of its own from here on: of those that it holds. */
export function ownTables(chunk: BugChunk, all: BugColumns, keyOf: KeyOfProject): ChunkTables {
  const [people, statuses, labels] = [new Words(), new Words(), new Words()];
  const [peopleSets, labelSets] = [new Sets(people), new Sets(labels)];
  const { author, status, assignees, watchers, voters, labels: labelled } = chunk.columns;
  renumber(author, (number) => people.numberOf(all.people.textOf(number)));
  renumber(status, (number) => statuses.numberOf(all.statuses.textOf(number)));
  for (const column of [assignees, watchers, voters]) {
    renumber(column, (number) => peopleSets.numberOf(all.peopleSets.listOf(number)));
  }
  renumber(labelled, (number) => labelSets.numberOf(all.labelSets.listOf(number)));
  return {
    people: people.texts,
    projects: projectsOf(all, keyOf),
    statuses: statuses.texts,
    labels: labels.texts,
    peopleSets: peopleSets.sets,
    labelSets: labelSets.sets,
  };
}

/** Each different number is asked for once. */
function renumber(column: Int32Array, numberOf: (number: number) => number): void {
  const known = new Map<number, number>();
  for (let row = 0; row < column.length; row += 1) {
    const before = column[row] ?? 0;
    const number = known.get(before) ?? numberOf(before);
    known.set(before, number);
    column[row] = number;
  }
}

/** What the numbers of the columns mean: dictionaries grow and never change. */
export function tablesOf(all: BugColumns, keyOf: KeyOfProject): ChunkTables {
  return {
    people: all.people.texts,
    projects: projectsOf(all, keyOf),
    statuses: all.statuses.texts,
    labels: all.labels.texts,
    peopleSets: all.peopleSets.sets,
    labelSets: all.labelSets.sets,
  };
}

function projectsOf(all: BugColumns, keyOf: KeyOfProject): ChunkTables["projects"] {
  return all.projects.texts.map((id) => ({ id, key: keyOf(id) }));
}

/** All bugs that lists show. */
export function listedSlots(all: BugColumns): Int32Array {
  const slots = new Int32Array(all.size);
  let count = 0;
  for (let slot = 0; slot < all.size; slot += 1) {
    if (all.live.get(slot) === 1) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}
