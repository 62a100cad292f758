import { dropWaiting } from "./appliers";
import { heldStreams, wantStreams } from "./connection";

/**
 * Hears what came in a stream behind that version once more, where more of it was heard already. What of that waits
 * to be applied is dropped: it comes again, behind what is older.
 */
export function hearAgain(owner: string, stream: string, behind: number): void {
  const held = heldStreams(owner);
  if ((held?.[stream] ?? 0) <= behind) return;
  dropWaiting(owner, { stream, behind });
  wantStreams(owner, { ...held, [stream]: behind });
}
