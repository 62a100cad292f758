import type { WireLabel, WireProject, WireVersions } from "../../api/types";
import {
  type BugChunk,
  type ChunkTables,
  type RelationRows,
  relationOrder,
} from "../../store/bug-chunk";
import { rowTexts } from "../../store/row-texts";
import { SnapshotBroken } from "./broken";
import { type BugLine, BugLineReader } from "./bug-line";
import { readDigits, readTails, unsign } from "./digits";
import { type HeaderLine, readLine, type SnapshotLine } from "./lines";
import { placeChunks } from "./place-chunks";

/** What a snapshot says besides its bugs. */
interface SnapshotHeader {
  orgID: string;
  versions: WireVersions;
  /** Of the reader's own stream. */
  person: number | undefined;
  projects: readonly WireProject[];
  labels: readonly WireLabel[];
}

export interface DecodedSnapshot {
  header: SnapshotHeader;
  tables: ChunkTables;
  chunks: BugChunk[];
  relations: RelationRows;
}

type LineOf<T extends SnapshotLine["type"]> = Extract<SnapshotLine, { type: T }>;

/** Reads a snapshot line by line. What does not end with its end line was cut: `finish` throws. */
export class SnapshotDecoder {
  #header: HeaderLine | undefined;
  #bugs: BugLineReader | undefined;
  readonly #lines: BugLine[] = [];
  #bugCount = 0;
  readonly #relations: { kind: Float64Array; from: Float64Array; to: Float64Array }[] = [];
  #relationCount = 0;
  #idCount = 0;
  #isWhole = false;

  take(text: string): void {
    const line = readLine(text);
    if (line === undefined) throw new SnapshotBroken("a line is not as the contract says");
    if (this.#isWhole) throw new SnapshotBroken("a line stands behind the end");
    if (line.type === "snapshot") this.#begin(line);
    else if (this.#bugs === undefined) throw new SnapshotBroken("the first line is missing");
    else if (line.type === "bugs") this.#takeBugs(this.#bugs.read(line));
    else if (line.type === "relations") this.#takeRelations(line);
    else if (line.type === "ids") this.#takeIDs(line);
    else this.#end(line);
  }

  finish(): DecodedSnapshot {
    const header = this.#header;
    if (!this.#isWhole || header === undefined || this.#bugs === undefined) {
      throw new SnapshotBroken("the end is missing");
    }
    const chunks = this.#lines.map(({ idBits, ...line }) => ({
      ...line,
      ids: rowTexts(idsOf(idBits)),
    }));
    placeChunks(chunks);
    const { orgID, versions, person, projects, labels } = header;
    const { content, members, managers } = versions;
    return {
      header: {
        orgID,
        versions: {
          content,
          ...(members !== undefined && { members }),
          ...(managers !== undefined && { managers }),
        },
        person,
        projects,
        labels,
      },
      relations: this.#relationRows(header.relationKinds),
      tables: this.#bugs.tables(),
      chunks,
    };
  }

  #begin(line: HeaderLine): void {
    if (this.#header !== undefined) throw new SnapshotBroken("there are two first lines");
    this.#header = line;
    this.#bugs = new BugLineReader(line);
  }

  #takeBugs(line: BugLine): void {
    this.#lines.push(line);
    this.#bugCount += line.count;
  }

  #takeRelations({ count, kind, from, to }: LineOf<"relations">): void {
    this.#relations.push({
      kind: readDigits(kind, count),
      from: readDigits(from, count),
      to: readDigits(to, count),
    });
    this.#relationCount += count;
  }

  /** Ids come in the order of the rows; a line of them may reach over several of bugs. */
  #takeIDs({ first, count, tail }: LineOf<"ids">): void {
    if (first !== this.#idCount || first + count > this.#bugCount) {
      throw new SnapshotBroken("ids are not in order");
    }
    const tails = new Uint32Array(count * 4);
    readTails(tail, count, tails, 0);
    let row = 0;
    for (const { idBits: ids, count: size } of this.#lines) {
      const from = Math.max(first - row, 0);
      const to = Math.min(first + count - row, size);
      for (let at = from; at < to; at += 1) {
        const source = (row + at - first) * 4;
        ids[at * 4 + 1] = (ids[at * 4 + 1] ?? 0) | (tails[source + 1] ?? 0);
        ids[at * 4 + 2] = tails[source + 2] ?? 0;
        ids[at * 4 + 3] = tails[source + 3] ?? 0;
      }
      row += size;
    }
    this.#idCount += count;
  }

  #end({ bugs, relations }: LineOf<"end">): void {
    this.#isWhole =
      bugs === this.#bugCount &&
      bugs === this.#header?.total &&
      bugs === this.#idCount &&
      relations === this.#relationCount;
    if (!this.#isWhole) throw new SnapshotBroken("the counts at the end are others");
  }

  #relationRows(kinds: readonly string[]): RelationRows {
    const places = kinds.map((kind) => relationOrder.findIndex((each) => each === kind));
    const rows: RelationRows = {
      kind: new Uint8Array(this.#relationCount),
      from: new Int32Array(this.#relationCount),
      to: new Int32Array(this.#relationCount),
    };
    let at = 0;
    for (const { kind, from, to } of this.#relations) {
      let last = 0;
      for (let row = 0; row < kind.length; row += 1, at += 1) {
        last += unsign(from[row] ?? 0);
        const other = last + unsign(to[row] ?? 0);
        const place = places[kind[row] ?? 0] ?? -1;
        const isRight = [last, other].every((bug) => bug >= 0 && bug < this.#bugCount);
        if (place < 0 || !isRight) throw new SnapshotBroken("a relation leads nowhere");
        rows.kind[at] = place;
        rows.from[at] = last;
        rows.to[at] = other;
      }
    }
    return rows;
  }
}

function idsOf(bits: Uint32Array): string[] {
  const hex = (number: number | undefined) => (number ?? 0).toString(16).padStart(8, "0");
  return Array.from({ length: bits.length / 4 }, (_, row) => {
    const [a, b, c, d] = [0, 1, 2, 3].map((at) => hex(bits[row * 4 + at]));
    return `${a}-${b?.slice(0, 4)}-${b?.slice(4)}-${c?.slice(0, 4)}-${c?.slice(4)}${d}`;
  });
}
