import type { BugChunk } from "../../store/bug-chunk";
import { keepReplica, readKept } from "../kept/database";
import type { Replica } from "../kept/replica";
import { fetchSnapshot } from "./fetch-snapshot";
import { type Job, type Outcome, type Piece, postReplica } from "./jobs";

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
  else answer(await fetchSnapshot(sent.orgID));
}

async function takePiece(piece: Piece): Promise<void> {
  if (piece.is === "chunk") {
    chunks.push(piece.chunk);
  } else if (keeping !== undefined) {
    const { head, tables, relations } = piece;
    const replica: Replica = { head, bugs: { tables, chunks, relations } };
    await keepReplica(keeping.name, replica, keeping.stamp);
    post({ is: "kept" });
  }
}

function answer(made: Replica | Outcome): void {
  if ("is" in made) post(made);
  else postReplica(made, post);
}
