import {
  type BugChunk,
  type ChunkTables,
  columnNames,
  emptyColumns,
  type RelationRows,
} from "../../store/bug-chunk";
import { ChunkWords } from "../../store/chunk-words";
import { Sets, Words } from "../../store/columns";
import { listOf, type RowTexts, rowTexts } from "../../store/row-texts";
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
  const replaced = new Set([...ids, ...gone]);
  const kept = base.bugs.chunks.map((chunk) => without(chunk, replaced));
  const chunks = [...kept.map(({ chunk }) => chunk), changed];
  const named = [...ids, ...listOf(others.ids)];
  const rows = rowsOf(chunks, new Set(named));
  const rowsBefore = kept.flatMap(({ rows: of }) => of);
  let next = 0;
  const rowNow = rowsBefore.map((isKept) => (isKept ? next++ : -1));
  return {
    head,
    bugs: {
      tables,
      chunks,
      relations: joined(
        moved(base.bugs.relations, (row) => rowNow[row] ?? -1),
        moved(bugs.relations, (row) => rows.get(named[row] ?? "") ?? -1),
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

/** By id, of those alone. */
function rowsOf(chunks: readonly BugChunk[], ids: ReadonlySet<string>): Map<string, number> {
  const rows = new Map<string, number>();
  let row = 0;
  for (const chunk of chunks) {
    for (const id of listOf(chunk.ids)) {
      if (ids.has(id)) rows.set(id, row);
      row += 1;
    }
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

function without(chunk: BugChunk, ids: ReadonlySet<string>) {
  const rows = listOf(chunk.ids).map((id) => !ids.has(id));
  if (!rows.includes(false)) return { chunk, rows };
  const isKept = (_: unknown, row: number) => rows[row] === true;
  const pick = (texts: RowTexts) => rowTexts(listOf(texts).filter(isKept));
  const columns = { ...chunk.columns };
  for (const name of columnNames) columns[name] = columns[name].filter(isKept) as never;
  const kept: BugChunk = {
    count: rows.filter(Boolean).length,
    ids: pick(chunk.ids),
    titles: pick(chunk.titles),
    ranks: pick(chunk.ranks),
    columns,
  };
  return { chunk: kept, rows };
}

/** The relations by other rows; those of bugs that have none are left out. */
function moved({ kind, from, to }: RelationRows, rowOf: (row: number) => number): RelationRows {
  const [first, second] = [from.map(rowOf), to.map(rowOf)];
  const isKept = (_: unknown, at: number) => (first[at] ?? -1) >= 0 && (second[at] ?? -1) >= 0;
  return { kind: kind.filter(isKept), from: first.filter(isKept), to: second.filter(isKept) };
}

function joined(one: RelationRows, other: RelationRows): RelationRows {
  return {
    kind: Uint8Array.from([...one.kind, ...other.kind]),
    from: Int32Array.from([...one.from, ...other.from]),
    to: Int32Array.from([...one.to, ...other.to]),
  };
}
