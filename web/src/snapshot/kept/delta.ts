import {
  type BugChunk,
  type ChunkTables,
  columnNames,
  emptyColumns,
  type RelationRows,
} from "../../store/bug-chunk";
import { ChunkWords } from "../../store/chunk-words";
import { Sets, Words } from "../../store/columns";
import { listOf, type RowTexts, rowTexts, textAt } from "../../store/row-texts";
import type { Replica } from "./replica";

/**
 * What changed since a whole replica was kept, all of it together, with tables of its own: behind the changed bugs
 * stand the ids of others that they are related to.
 */
export interface Delta {
  replica: Replica;
  /** Bugs of the whole replica that are gone. */
  gone: readonly string[];
}

/** The replica with what changed since. Relations of the changed bugs are those that the delta tells. */
export function withDelta(base: Replica, { replica: { head, bugs }, gone }: Delta): Replica {
  const [told = noBugs, others = noBugs] = bugs.chunks;
  if (told.count === 0 && gone.length === 0) return { head, bugs: base.bugs };
  const { chunk: changed, tables } = byTablesOf(base, told, bugs.tables);
  const ids = listOf(changed.ids);
  const otherIDs = listOf(others.ids);
  const rows = rowsOf(base.bugs.chunks, new Set([...ids, ...gone, ...otherIDs]));
  const replaced = new Set([...ids, ...gone].flatMap((id) => rows.get(id) ?? []));
  const count = base.bugs.chunks.reduce((sum, chunk) => sum + chunk.count, 0);
  const rowNow = rowsWithout(replaced, count);
  const rowOfOther = (id: string | undefined) => rowNow[rows.get(id ?? "") ?? -1] ?? -1;
  const rowOfNamed = (row: number) =>
    row < ids.length ? count - replaced.size + row : rowOfOther(otherIDs[row - ids.length]);
  return {
    head,
    bugs: {
      tables,
      chunks: [...without(base.bugs.chunks, replaced), changed],
      relations: joined(
        moved(base.bugs.relations, (row) => rowNow[row] ?? -1),
        moved(bugs.relations, rowOfNamed),
      ),
    },
  };
}

/** A chunk with other tables, by the numbers of the base; what those do not know yet comes behind. */
function byTablesOf({ bugs: { tables: base } }: Replica, chunk: BugChunk, own: ChunkTables) {
  const [people, labels] = [new Words(base.people), new Words(base.labels)];
  const into = {
    people,
    labels,
    projects: new Words(base.projects.map(({ id }) => id)),
    statuses: new Words(base.statuses),
    peopleSets: new Sets(people, base.peopleSets),
    labelSets: new Sets(labels, base.labelSets),
    keys: { heads: new Words() },
  };
  const words = new ChunkWords(own, into);
  const columns = { ...chunk.columns };
  for (const name of columnNames) {
    const numbers = words.numbersOf(name);
    if (numbers !== undefined) {
      columns[name] = columns[name].map((value) => numbers[value] ?? 0) as never;
    }
  }
  // Keys of projects are those of the delta: they may be others since.
  const keys = new Map([...base.projects, ...own.projects].map(({ id, key }) => [id, key]));
  const tables: ChunkTables = {
    people: people.texts,
    projects: into.projects.texts.map((id) => ({ id, key: keys.get(id) ?? "" })),
    statuses: into.statuses.texts,
    labels: labels.texts,
    peopleSets: into.peopleSets.sets,
    labelSets: into.labelSets.sets,
  };
  return { chunk: { ...chunk, columns }, tables };
}

/** Marks of ids are numbers below it. */
const marks = 1 << 12;

/** By id, of those alone: the row among all bugs of the chunks. */
function rowsOf(chunks: readonly BugChunk[], ids: ReadonlySet<string>): Map<string, number> {
  const isMarked = new Uint8Array(marks);
  for (const id of ids) isMarked[markOf(id, id.length)] = 1;
  const rows = new Map<string, number>();
  let begin = 0;
  for (const { ids: texts, count } of chunks) {
    const { text, ends } = texts;
    for (let row = 0; row < count; row += 1) {
      // Most ids are none of them by their last letters: to cut out a hundred thousand takes longer than all else.
      if (isMarked[markOf(text, ends[row] ?? 0)] === 0) continue;
      const id = textAt(texts, row);
      if (ids.has(id)) rows.set(id, begin + row);
    }
    begin += count;
  }
  return rows;
}

/** A number of the id that ends there. */
function markOf(text: string, end: number): number {
  const last = text.charCodeAt(end - 1) + 31 * text.charCodeAt(end - 2);
  return (last + 961 * text.charCodeAt(end - 3)) % marks;
}

/** By row the row without those; -1 for them. */
function rowsWithout(left: ReadonlySet<number>, count: number): Int32Array {
  const rows = new Int32Array(count);
  for (const row of left) rows[row] = -1;
  let next = 0;
  for (let row = 0; row < count; row += 1)
    if (rows[row] === 0) {
      rows[row] = next;
      next += 1;
    }
  return rows;
}

const none = rowTexts([]);
const noBugs: BugChunk = {
  count: 0,
  ids: none,
  titles: none,
  ranks: none,
  columns: emptyColumns(0),
};

/** `left` are rows among all bugs of the chunks. */
function without(chunks: readonly BugChunk[], left: ReadonlySet<number>): BugChunk[] {
  let begin = 0;
  return chunks.map((chunk) => {
    const first = begin;
    begin += chunk.count;
    const count = [...left].filter((row) => row >= first && row < begin).length;
    if (count === 0) return chunk;
    const isKept = (_: unknown, row: number) => !left.has(first + row);
    const pick = (texts: RowTexts) => rowTexts(listOf(texts).filter(isKept));
    const columns = { ...chunk.columns };
    for (const name of columnNames) columns[name] = columns[name].filter(isKept) as never;
    return {
      count: chunk.count - count,
      ids: pick(chunk.ids),
      titles: pick(chunk.titles),
      ranks: pick(chunk.ranks),
      columns,
    };
  });
}

/** The relations by other rows; those of bugs that have none are left out. */
function moved({ kind, from, to }: RelationRows, rowOf: (row: number) => number): RelationRows {
  const rows = relationRoom(kind.length);
  let count = 0;
  for (let at = 0; at < kind.length; at += 1) {
    const [first, second] = [rowOf(from[at] ?? -1), rowOf(to[at] ?? -1)];
    if (first < 0 || second < 0) continue;
    rows.kind[count] = kind[at] ?? 0;
    rows.from[count] = first;
    rows.to[count] = second;
    count += 1;
  }
  return {
    kind: rows.kind.slice(0, count),
    from: rows.from.slice(0, count),
    to: rows.to.slice(0, count),
  };
}

function joined(one: RelationRows, other: RelationRows): RelationRows {
  const both = relationRoom(one.kind.length + other.kind.length);
  for (const name of ["kind", "from", "to"] as const) {
    both[name].set(one[name]);
    both[name].set(other[name], one.kind.length);
  }
  return both;
}

function relationRoom(count: number): RelationRows {
  return { kind: new Uint8Array(count), from: new Int32Array(count), to: new Int32Array(count) };
}
