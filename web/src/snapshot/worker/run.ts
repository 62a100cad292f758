import type { BugChunk } from "../../store/bug-chunk";
import { workerURL } from "../../sync/worker-url";
import type { Replica } from "../kept/replica";
import { buffersOf, type Job, type Outcome, type Piece } from "./jobs";
// Vite makes this module: the address under which the worker is served.
// oxlint-disable-next-line import/default
import address from "./worker.ts?worker&url";

type Failed = Extract<Outcome, { is: "failed" }>;
type Answer = { is: "replica"; replica: Replica } | { is: "nothing" } | { is: "kept" } | Failed;

/** A job on its way in a worker of its own. */
interface Run {
  answer: Promise<Answer>;
  /** Whether it is kept, in the end. */
  kept: Promise<boolean>;
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
      kept: Promise.resolve(false),
      send: nothing,
      stop: nothing,
    };
  }
}

function start(job: Job): Run {
  const worker = new Worker(workerURL(address), { type: "module" });
  const chunks: BugChunk[] = [];
  const isKeptToo = job.do === "fetch" && job.keepAs !== undefined;
  let tellKept = (_is: boolean): void => undefined;
  const kept = new Promise<boolean>((resolve) => {
    tellKept = resolve;
  });
  const answer = new Promise<Answer>((resolve) => {
    const finish = (outcome: Answer) => {
      worker.terminate();
      resolve(outcome);
      tellKept(outcome.is === "kept");
    };
    worker.addEventListener("error", () => finish({ is: "failed", why: "broken" }));
    worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => {
      if (data.is === "chunk") chunks.push(data.chunk);
      else if (data.is !== "rest") finish(data);
      else {
        const { head, tables, relations, kept: keptWhole } = data;
        const whole: Answer = {
          is: "replica",
          replica: { head, bugs: { tables, chunks, relations }, kept: keptWhole },
        };
        if (isKeptToo) resolve(whole);
        else finish(whole);
      }
    });
  });
  // A worker has no target: it is heard by its page alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(job);
  return {
    answer,
    kept,
    send: (piece) => worker.postMessage(piece, { transfer: buffersOf(piece) }),
    stop: () => {
      worker.terminate();
      tellKept(false);
    },
  };
}
