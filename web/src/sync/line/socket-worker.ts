import { readFrame } from "../frames";
import { Gathered } from "./gathered";
import type { FromSocket, ToSocket } from "./socket-words";

/**
 * The socket, beside the page's own thread: a browser hands on what comes in many small pieces, each of which
 * would wake the page. Frames are looked through here, and those that come together are told together.
 */
const scope = self as unknown as Pick<Worker, "postMessage" | "addEventListener"> & {
  close: () => void;
};

// A worker has no target: its page alone hears it.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (word: FromSocket) => scope.postMessage(word);

let socket: WebSocket | undefined;

function open(): void {
  if (socket !== undefined) return;
  const fresh = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/live`);
  const frames = new Gathered((texts) => post({ is: "heard", texts }));
  let hasOpened = false;
  socket = fresh;
  fresh.addEventListener("open", () => {
    hasOpened = true;
    post({ is: "opened" });
  });
  fresh.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const frame = typeof data === "string" ? readFrame(data) : undefined;
    if (typeof data === "string" && frame !== undefined) frames.add(data, frame);
  });
  fresh.addEventListener("close", () => {
    socket = undefined;
    frames.flush();
    post({ is: "closed", hasOpened });
  });
}

scope.addEventListener("message", ({ data }: MessageEvent<ToSocket>) => {
  if (data.is === "open") open();
  else if (data.is === "send") {
    if (socket?.readyState === WebSocket.OPEN) socket.send(data.text);
  } else {
    socket?.close();
    if (data.is === "leave") scope.close();
  }
});
