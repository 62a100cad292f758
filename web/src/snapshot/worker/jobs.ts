import {
  type BugChunk,
  type ChunkTables,
  type RelationRows,
  textNames,
} from "../../store/bug-chunk";
import type { KeptWhole, Replica, ReplicaHead } from "../kept/replica";

/** Whose replica it is: nobody else may read what is kept. */
export interface ReplicaName {
  person: string;
  orgID: string;
}

/** A replica that is kept as it came, with what only the page knows. */
export interface KeepAs {
  name: ReplicaName;
  stamp: string;
  head: Pick<ReplicaHead, "role" | "organization">;
}

/** What the worker is asked to do; one job per worker. */
export type Job =
  /** The server's snapshot; kept as well where that is wished. */
  | { do: "fetch"; orgID: string; keepAs?: KeepAs | undefined }
  /** What the browser keeps. */
  | { do: "read"; name: ReplicaName }
  /** A whole replica comes in pieces and is kept. */
  | { do: "keep"; name: ReplicaName; stamp: string };

/** A replica on its way between threads: bugs come by the thousand, so that no thread stands still. */
export type Piece =
  | { is: "chunk"; chunk: BugChunk }
  /** Comes last. */
  | {
      is: "rest";
      head: ReplicaHead;
      tables: ChunkTables;
      relations: RelationRows;
      kept: KeptWhole | undefined;
    };

export type Outcome =
  | Piece
  /** Nothing is kept; or what came in pieces is. */
  | { is: "nothing" }
  | { is: "kept" }
  | { is: "failed"; why: "too_large" | "broken" | "unreachable" };

/** A replica as it goes from thread to thread. */
export function* piecesOf({ head, bugs, kept }: Replica): Generator<Piece> {
  for (const chunk of bugs.chunks) yield { is: "chunk", chunk };
  yield { is: "rest", head, tables: bugs.tables, relations: bugs.relations, kept };
}

/** What of a piece moves to the other thread and is not copied: its columns, and where its texts end. */
export function buffersOf(piece: Piece): Transferable[] {
  if (piece.is !== "chunk") return [];
  const { chunk } = piece;
  const ends = textNames.map((name) => chunk[name].ends);
  return [...Object.values(chunk.columns), ...ends].map(({ buffer }) => buffer);
}
