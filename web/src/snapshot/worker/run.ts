import type { BugChunk } from "../../store/bug-chunk";
import type { Replica } from "../kept/replica";
import { buffersOf, type Job, type Outcome, type Piece } from "./jobs";
import { workerURL } from "./worker-url";

type Failed = Extract<Outcome, { is: "failed" }>;
type Answer = { is: "replica"; replica: Replica } | { is: "nothing" } | { is: "kept" } | Failed;

/** A job on its way in a worker of its own. */
interface Run {
  answer: Promise<Answer>;
  send: (piece: Piece) => void;
  stop: () => void;
}

/** Where no worker can be made the job fails as one that broke. */
export function run(job: Job): Run {
  try {
    return start(job);
  } catch {
    const nothing = () => undefined;
    return {
      answer: Promise.resolve({ is: "failed", why: "broken" }),
      send: nothing,
      stop: nothing,
    };
  }
}

function start(job: Job): Run {
  const worker = new Worker(workerURL(), { type: "module" });
  const chunks: BugChunk[] = [];
  const answer = new Promise<Answer>((resolve) => {
    const finish = (outcome: Answer) => {
      worker.terminate();
      resolve(outcome);
    };
    worker.addEventListener("error", () => finish({ is: "failed", why: "broken" }));
    worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => {
      if (data.is === "chunk") chunks.push(data.chunk);
      else if (data.is !== "rest") finish(data);
      else {
        const { head, tables, relations } = data;
        finish({ is: "replica", replica: { head, bugs: { tables, chunks, relations } } });
      }
    });
  });
  // A worker has no target: it is heard by its page alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(job);
  return {
    answer,
    send: (piece) => worker.postMessage(piece, { transfer: buffersOf(piece) }),
    stop: () => worker.terminate(),
  };
}
