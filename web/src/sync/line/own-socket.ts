import { readFrame, writeFrame } from "../frames";
import type { Line, LineEnd } from "./line";

/** A socket that belongs to this tab. */
export function ownSocket(end: LineEnd): Line {
  let socket: WebSocket | undefined;

  function open(): void {
    if (socket !== undefined) return;
    const fresh = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/live`);
    let hasOpened = false;
    socket = fresh;
    fresh.addEventListener("open", () => {
      hasOpened = true;
      if (socket === fresh) end.opened();
    });
    fresh.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (socket !== fresh || typeof data !== "string") return;
      const frame = readFrame(data);
      if (frame !== undefined) end.heard(frame);
    });
    fresh.addEventListener("close", () => {
      if (socket !== fresh) return;
      socket = undefined;
      end.closed(hasOpened);
    });
  }

  return {
    open,
    send: (frame) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(writeFrame(frame));
    },
    cut: () => socket?.close(),
    leave: () => {
      const left = socket;
      socket = undefined;
      left?.close();
    },
  };
}
