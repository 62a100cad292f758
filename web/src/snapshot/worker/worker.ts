import type { BugChunk } from "../../store/bug-chunk";
import { keepRecord, readKept } from "../kept/database";
import { recordOf } from "../kept/record";
import type { Replica } from "../kept/replica";
import { placeChunks } from "../lines/place-chunks";
import { fetchSnapshot } from "./fetch-snapshot";
import { buffersOf, type Job, type Outcome, type Piece, piecesOf } from "./jobs";

/** Reads and keeps replicas beside the page's own thread. */
const scope = self as unknown as Pick<Worker, "postMessage" | "addEventListener">;

const post = (outcome: Outcome, transfer: Transferable[] = []) =>
  scope.postMessage(outcome, transfer);

const chunks: BugChunk[] = [];
let keeping: Extract<Job, { do: "keep" }> | undefined;

scope.addEventListener("message", ({ data }: MessageEvent<Job | Piece>) => {
  void take(data).catch(() => post({ is: "failed", why: "broken" }));
});

async function take(sent: Job | Piece): Promise<void> {
  if ("is" in sent) await takePiece(sent);
  else if (sent.do === "keep") keeping = sent;
  else if (sent.do === "read") answer((await readKept(sent.name)) ?? { is: "nothing" });
  else await takeSnapshot(sent);
}

async function takeSnapshot({ orgID, keepAs }: Extract<Job, { do: "fetch" }>): Promise<void> {
  const made = await fetchSnapshot(orgID);
  if ("is" in made || keepAs === undefined) {
    answer(made);
    return;
  }
  const { name, stamp, head } = keepAs;
  const kept = { ...made, head: { ...made.head, ...head } };
  // Its columns go with the answer.
  const record = recordOf(name.person, kept, stamp);
  answer(made);
  await keepRecord(name, record);
  post({ is: "kept" });
}

async function takePiece(piece: Piece): Promise<void> {
  if (piece.is === "chunk") {
    chunks.push(piece.chunk);
  } else if (keeping !== undefined) {
    const { head, tables, relations } = piece;
    placeChunks(chunks);
    const replica: Replica = { head, bugs: { tables, chunks, relations } };
    const { name, stamp } = keeping;
    await keepRecord(name, recordOf(name.person, replica, stamp));
    post({ is: "kept" });
  }
}

function answer(made: Replica | Outcome): void {
  if ("is" in made) post(made);
  else for (const piece of piecesOf(made)) post(piece, buffersOf(piece));
}
