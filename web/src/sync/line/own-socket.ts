import { readTogether, writeFrame } from "../frames";
import { workerURL } from "../worker-url";
import type { Line, LineEnd } from "./line";
import type { FromSocket, ToSocket } from "./socket-words";
// Vite makes this module: the address under which the worker is served.
// oxlint-disable-next-line import/default
import address from "./socket-worker.ts?worker&url";

/** A socket that belongs to this tab, in a thread of its own. */
export function ownSocket(end: LineEnd): Line {
  let worker: Worker | undefined;
  let hasLeft = false;

  function start(): Worker {
    const fresh = new Worker(workerURL(address), { type: "module" });
    fresh.addEventListener("message", ({ data }: MessageEvent<FromSocket>) => {
      if (!hasLeft) hear(data);
    });
    // Its script did not come, or broke.
    fresh.addEventListener("error", () => {
      fresh.terminate();
      if (worker !== fresh || hasLeft) return;
      worker = undefined;
      end.closed(false);
    });
    return fresh;
  }

  function hear(word: FromSocket): void {
    if (word.is === "opened") end.opened();
    else if (word.is === "closed") end.closed(word.hasOpened);
    else for (const { frame, texts } of readTogether(word.texts)) end.heard(frame, texts);
  }

  function post(word: ToSocket): void {
    // A worker has no target: it is heard by its page alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker?.postMessage(word);
  }

  return {
    open: () => {
      worker ??= start();
      post({ is: "open" });
    },
    send: (frame) => post({ is: "send", text: writeFrame(frame) }),
    cut: () => post({ is: "cut" }),
    leave: () => {
      hasLeft = true;
      post({ is: "leave" });
    },
  };
}
