import { noteChange } from "./in-flight";
import { type Problem, problemOf, unreachable } from "./problem";

type Transferred =
  | { ok: true; body: unknown }
  | { ok: false; isCancelled: boolean; problem: Problem };

export interface Transfer {
  end: Promise<Transferred>;
  cancel: () => void;
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a file as the body, as it is, and tells how much of it has gone: `fetch` cannot. Never throws. */
export function sendFile(
  address: string,
  file: Blob,
  onProgress: (sentBytes: number) => void,
): Transfer {
  const request = new XMLHttpRequest();
  const end = new Promise<Transferred>((resolve) => {
    const refuse = (problem: Problem, isCancelled = false) =>
      resolve({ ok: false, isCancelled, problem });
    request.addEventListener("load", () => {
      const body = bodyOf(request.responseText);
      if (request.status >= 200 && request.status < 300) {
        noteChange();
        resolve({ ok: true, body });
      } else refuse(problemOf(request.status, body));
    });
    request.addEventListener("error", () => refuse(unreachable));
    request.addEventListener("timeout", () => refuse(unreachable));
    request.addEventListener("abort", () => refuse(unreachable, true));
  });
  request.upload.addEventListener("progress", (event) => onProgress(event.loaded));
  request.open("POST", address);
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.send(file);
  return { end, cancel: () => request.abort() };
}

/** Sends a small picture as the body; whether it was taken. */
export async function putPicture(address: string, picture: Blob): Promise<boolean> {
  try {
    const reply = await fetch(address, {
      method: "PUT",
      headers: { "Content-Type": picture.type },
      body: picture,
    });
    return reply.ok;
  } catch {
    return false;
  }
}
