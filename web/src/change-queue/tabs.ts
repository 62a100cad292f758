import * as v from "valibot";

const prefix = "lacewing.changes";

/** What tabs tell each other of what is kept. */
type Word =
  | { is: "kept" }
  /** Given up, or refused. */
  | { is: "gone"; id: string }
  | { is: "done"; id: string; value: unknown };

const wordSchema = v.variant("is", [
  v.object({ is: v.literal("kept") }),
  v.object({ is: v.literal("gone"), id: v.string() }),
  v.object({ is: v.literal("done"), id: v.string(), value: v.unknown() }),
]);

let channel: BroadcastChannel | undefined;

/** Hears the other tabs of that person; nobody's where none is named. */
export function hearTabs(person: string | undefined, hear?: (word: Word) => void): void {
  channel?.close();
  channel = person === undefined ? undefined : new BroadcastChannel(`${prefix}.${person}`);
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(wordSchema, data);
    if (read.success) hear?.(read.output);
  });
}

export function tellTabs(word: Word): void {
  // A channel has no target: it reaches this origin's tabs alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(word);
}

/** Runs `act` unless another tab of the person does; says whether it did. */
export async function inTurn(person: string, act: () => Promise<void>): Promise<boolean> {
  // Only pages that came over TLS, or from this machine, have locks: ids make a second sender harmless.
  if (navigator.locks === undefined) {
    await act();
    return true;
  }
  return navigator.locks.request(`${prefix}.${person}`, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await act();
    return lock !== null;
  });
}
