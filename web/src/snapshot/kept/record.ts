import { type BugChunk, columnNames, emptyColumns } from "../../store/bug-chunk";
import { checksumOf } from "./checksum";
import type { Replica } from "./replica";

/** Another form, or another meaning of a column, has another number: what was kept in the old one is dropped. */
const format = 2;

/** A replica as the browser keeps it: texts as JSON, columns as their bytes. */
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
  chunks: Pick<BugChunk, "count" | "ids" | "titles" | "ranks">[];
  relations: number;
}

const relationColumns = ["kind", "from", "to"] as const;

export function recordOf(person: string, { head, bugs }: Replica, stamp: string): ReplicaRecord {
  const texts: Texts = {
    person,
    head,
    tables: bugs.tables,
    chunks: bugs.chunks.map(({ count, ids, titles, ranks }) => ({ count, ids, titles, ranks })),
    relations: bugs.relations.kind.length,
  };
  const record = {
    format,
    stamp,
    texts: new TextEncoder().encode(JSON.stringify(texts)).buffer,
    columns: [
      ...bugs.chunks.flatMap(({ columns }) =>
        columnNames.map((name) => columns[name].slice().buffer),
      ),
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
  const read = <A extends Int32Array | Float64Array | Uint8Array>(empty: A): A => {
    const buffer = buffers[next] ?? new ArrayBuffer(0);
    next += 1;
    if (buffer.byteLength !== empty.byteLength) throw new Error("a column has another length");
    const Made = empty.constructor as new (bytes: ArrayBuffer) => A;
    return new Made(buffer);
  };
  const readColumns = (count: number) => {
    const columns = emptyColumns(count);
    for (const name of columnNames) columns[name] = read(columns[name]) as never;
    return columns;
  };
  return {
    head,
    bugs: {
      tables,
      chunks: chunks.map((chunk) => ({ ...chunk, columns: readColumns(chunk.count) })),
      relations: {
        kind: read(new Uint8Array(relations)),
        from: read(new Int32Array(relations)),
        to: read(new Int32Array(relations)),
      },
    },
  };
}
