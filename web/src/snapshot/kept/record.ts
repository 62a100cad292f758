import {
  byte,
  type ChunkColumns,
  type ChunkTexts,
  columnMakers,
  columnNames,
  int,
  textNames,
} from "../../store/bug-chunk";
import { checksumOf } from "./checksum";
import type { Replica } from "./replica";

/** Another form, or another meaning of a column, has another number: what was kept in the old one is dropped. */
const format = 3;

/** A replica as the browser keeps it: texts as JSON, columns and the ends of texts as their bytes. */
export interface ReplicaRecord {
  format: number;
  /** Names this very record: what is kept beside it says so. */
  stamp: string;
  texts: ArrayBuffer;
  columns: ArrayBuffer[];
  checksum: number;
}

interface Texts {
  person: string;
  head: Replica["head"];
  tables: Replica["bugs"]["tables"];
  /** The texts of each by `textNames`. */
  chunks: { count: number; texts: string[] }[];
  relations: number;
}

const relationColumns = ["kind", "from", "to"] as const;

export function recordOf(person: string, { head, bugs }: Replica, stamp: string): ReplicaRecord {
  const texts: Texts = {
    person,
    head,
    tables: bugs.tables,
    chunks: bugs.chunks.map((chunk) => ({
      count: chunk.count,
      texts: textNames.map((name) => chunk[name].text),
    })),
    relations: bugs.relations.kind.length,
  };
  const record = {
    format,
    stamp,
    texts: new TextEncoder().encode(JSON.stringify(texts)).buffer,
    columns: [
      ...bugs.chunks.flatMap((chunk) => [
        ...columnNames.map((name) => chunk.columns[name].slice().buffer),
        ...textNames.map((name) => chunk[name].ends.slice().buffer),
      ]),
      ...relationColumns.map((name) => bugs.relations[name].slice().buffer),
    ],
  };
  return { ...record, checksum: checksumOf([record.texts, ...record.columns]) };
}

/** Undefined where it is another person's, of another form, or damaged. */
export function replicaIn(record: ReplicaRecord | undefined, person: string): Replica | undefined {
  if (record?.format !== format) return undefined;
  try {
    if (checksumOf([record.texts, ...record.columns]) !== record.checksum) return undefined;
    const texts = JSON.parse(new TextDecoder().decode(record.texts)) as Texts;
    return texts.person === person ? replicaOf(texts, record.columns) : undefined;
  } catch {
    return undefined;
  }
}

function replicaOf({ head, tables, chunks, relations }: Texts, buffers: ArrayBuffer[]): Replica {
  let next = 0;
  const take = () => buffers[next++] ?? new ArrayBuffer(0);
  const read = <A extends { length: number }>(make: (bytes: ArrayBuffer) => A, length: number) => {
    const column = make(take());
    if (column.length !== length) throw new Error("a column has another length");
    return column;
  };
  const readColumns = (count: number) =>
    Object.fromEntries(
      columnNames.map((name) => [name, read<ArrayLike<number>>(columnMakers[name], count)]),
    ) as unknown as ChunkColumns;
  const readTexts = (texts: readonly string[]) =>
    Object.fromEntries(
      textNames.map((name, at) => [name, { text: texts[at] ?? "", ends: int(take()) }]),
    ) as unknown as ChunkTexts;
  return {
    head,
    bugs: {
      tables,
      chunks: chunks.map(({ count, texts }) => ({
        count,
        columns: readColumns(count),
        ...readTexts(texts),
      })),
      relations: {
        kind: read(byte, relations),
        from: read(int, relations),
        to: read(int, relations),
      },
    },
  };
}
