import { type BugChunk, type ChunkTables, columnNames, emptyColumns } from "./bug-chunk";
import type { BugColumns } from "./bug-columns";

/** These bugs as a chunk, by the numbers of `tablesOf`. */
export function chunkOf(all: BugColumns, slots: Int32Array): BugChunk {
  const columns = emptyColumns(slots.length);
  for (const name of columnNames) {
    const from = all.columns[name].values;
    const into = columns[name];
    for (let row = 0; row < slots.length; row += 1) into[row] = from[slots[row] ?? -1] ?? 0;
  }
  const pick = (texts: readonly string[]) => Array.from(slots, (slot) => texts[slot] ?? "");
  return {
    count: slots.length,
    ids: pick(all.ids),
    titles: pick(all.titles),
    ranks: pick(all.ranks),
    columns,
  };
}

/** What the numbers of the columns mean: dictionaries grow and never change. */
export function tablesOf(all: BugColumns, keyOf: (projectID: string) => string): ChunkTables {
  return {
    people: all.people.texts,
    projects: all.projects.texts.map((id) => ({ id, key: keyOf(id) })),
    statuses: all.statuses.texts,
    labels: all.labels.texts,
    peopleSets: all.peopleSets.sets,
    labelSets: all.labelSets.sets,
  };
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
