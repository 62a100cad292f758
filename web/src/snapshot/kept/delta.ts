import {
  type BugChunk,
  type ChunkTables,
  columnNames,
  emptyColumns,
  type RelationRows,
} from "../../store/bug-chunk";
import type { Replica } from "./replica";

/**
 * What changed since a whole replica was kept, all of it together. Its numbers go on those of that replica, and
 * its tables begin where those end: dictionaries only grow while a page lives.
 */
export interface Delta {
  replica: Replica;
  /** Bugs of the whole replica that are gone. */
  gone: readonly string[];
}

/** The replica with what changed since. Relations of the changed bugs are those that the delta tells. */
export function withDelta(base: Replica, { replica: { head, bugs }, gone }: Delta): Replica {
  // Behind the changed bugs stand the others that they are related to.
  const [changed = noBugs, others = noBugs] = bugs.chunks;
  const replaced = new Set([...changed.ids, ...gone]);
  const kept = base.bugs.chunks.map((chunk) => without(chunk, replaced));
  const chunks = [...kept.map(({ chunk }) => chunk), changed];
  const rows = new Map(chunks.flatMap(({ ids }) => ids).map((id, row) => [id, row]));
  const rowsBefore = kept.flatMap(({ rows: of }) => of);
  let next = 0;
  const rowNow = rowsBefore.map((isKept) => (isKept ? next++ : -1));
  const named = [...changed.ids, ...others.ids];
  return {
    head,
    bugs: {
      tables: tablesWith(base.bugs.tables, bugs.tables),
      chunks,
      relations: joined(
        moved(base.bugs.relations, (row) => rowNow[row] ?? -1),
        moved(bugs.relations, (row) => rows.get(named[row] ?? "") ?? -1),
      ),
    },
  };
}

/** Projects come whole: their keys change. */
function tablesWith(base: ChunkTables, { projects, ...more }: ChunkTables): ChunkTables {
  return {
    projects,
    people: [...base.people, ...more.people],
    statuses: [...base.statuses, ...more.statuses],
    labels: [...base.labels, ...more.labels],
    peopleSets: [...base.peopleSets, ...more.peopleSets],
    labelSets: [...base.labelSets, ...more.labelSets],
  };
}

/** What tables hold behind the end of others. */
export function tablesBehind(base: TableSizes, { projects, ...all }: ChunkTables): ChunkTables {
  return {
    projects,
    people: all.people.slice(base.people),
    statuses: all.statuses.slice(base.statuses),
    labels: all.labels.slice(base.labels),
    peopleSets: all.peopleSets.slice(base.peopleSets),
    labelSets: all.labelSets.slice(base.labelSets),
  };
}

export type TableSizes = Record<Exclude<keyof ChunkTables, "projects">, number>;

export function sizesOf(tables: ChunkTables): TableSizes {
  const { people, statuses, labels, peopleSets, labelSets } = tables;
  return {
    people: people.length,
    statuses: statuses.length,
    labels: labels.length,
    peopleSets: peopleSets.length,
    labelSets: labelSets.length,
  };
}

const noBugs: BugChunk = { count: 0, ids: [], titles: [], ranks: [], columns: emptyColumns(0) };

function without(chunk: BugChunk, ids: ReadonlySet<string>) {
  const rows = chunk.ids.map((id) => !ids.has(id));
  if (!rows.includes(false)) return { chunk, rows };
  const isKept = (_: unknown, row: number) => rows[row] === true;
  const columns = { ...chunk.columns };
  for (const name of columnNames) columns[name] = columns[name].filter(isKept) as never;
  const kept: BugChunk = {
    count: rows.filter(Boolean).length,
    ids: chunk.ids.filter(isKept),
    titles: chunk.titles.filter(isKept),
    ranks: chunk.ranks.filter(isKept),
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
