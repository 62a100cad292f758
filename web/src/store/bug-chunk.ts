import type { Priority, Resolution, Severity } from "../api/types";
import type { RowTexts } from "./row-texts";

/** What stands for the words of columns: their place here. */
export const resolutionOrder = [
  "none",
  "fixed",
  "duplicate",
  "wont_fix",
  "cannot_reproduce",
  "by_design",
  "invalid",
  "obsolete",
] as const satisfies readonly Resolution[];
export const severityOrder = [
  "unset",
  "S1",
  "S2",
  "S3",
  "S4",
] as const satisfies readonly Severity[];
export const priorityOrder = [
  "none",
  "urgent",
  "high",
  "medium",
  "low",
] as const satisfies readonly Priority[];

/** As the server keeps relations: read from the first bug to the second; of `parent` the first is the child. */
export const relationOrder = [
  "blocks",
  "duplicate_of",
  "relates_to",
  "caused_by",
  "parent",
] as const;
export type StoredRelationKind = (typeof relationOrder)[number];

/** Zeros, so many of them, or the numbers in these bytes. */
type From = number | ArrayBuffer;
export const int = (from: From) => new Int32Array(from as ArrayBuffer);
const double = (from: From) => new Float64Array(from as ArrayBuffer);
export const byte = (from: From) => new Uint8Array(from as ArrayBuffer);

/** The columns of bugs, and what each is made of. */
export const columnMakers = {
  project: int,
  number: int,
  status: int,
  isOpen: byte,
  resolution: byte,
  severity: byte,
  priority: byte,
  author: int,
  assignees: int,
  labels: int,
  watchers: int,
  voters: int,
  restricted: byte,
  /** Times are microseconds since 1970. */
  created: double,
  updated: double,
  since: double,
  /** 0 while it is open. */
  closed: double,
  /** 0 for one that ends with whatever happens, NaN where there is none. */
  snooze: double,
  /** Days since 1970, -1 where there is none. */
  due: int,
  /** In hundredths, -1 where there is none. */
  estimate: int,
  votes: int,
  comments: int,
  attachments: int,
  reopened: int,
  rev: int,
  /** Where id, title and rank stand among those of all bugs that were told at once, from 1; 0 of one that came by itself. */
  idPlace: int,
  titlePlace: int,
  rankPlace: int,
};

type ColumnMakers = typeof columnMakers;
export type ColumnName = keyof ColumnMakers;
export type ChunkColumns = { [N in ColumnName]: ReturnType<ColumnMakers[N]> };
export const columnNames = Object.keys(columnMakers) as ColumnName[];

/** What the numbers of columns mean; set 0 is the empty one. */
export interface ChunkTables {
  people: readonly string[];
  projects: readonly { id: string; key: string }[];
  statuses: readonly string[];
  labels: readonly string[];
  peopleSets: readonly (readonly number[])[];
  labelSets: readonly (readonly number[])[];
}

export const textNames = ["ids", "titles", "ranks"] as const;
export type ChunkTexts = Readonly<Record<(typeof textNames)[number], RowTexts>>;

/** Some bugs, a column per field: all that is known of them but their long texts. */
export interface BugChunk extends ChunkTexts {
  count: number;
  columns: ChunkColumns;
}

/** Relations between bugs, which are named by their rows in all chunks together. */
export interface RelationRows {
  /** By `relationOrder`. */
  kind: Uint8Array<ArrayBuffer>;
  from: Int32Array<ArrayBuffer>;
  to: Int32Array<ArrayBuffer>;
}

export function emptyColumns(length: number): ChunkColumns {
  const made = columnNames.map((name) => [name, columnMakers[name](length)] as const);
  return Object.fromEntries(made) as ChunkColumns;
}
