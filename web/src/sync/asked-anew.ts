import type { Outcome } from "../api/client";
import { connectionPhase } from "./connection";

const retryMs = 3000;

/**
 * Things that the server is asked for anew whenever something about them changed. Answers may come in another
 * order than they were asked for, and a question may fail.
 */
export class AskedAnew {
  #turns = 0;
  /** Turn of the newest question that was answered, or failed: what was asked before it may be older than what moved. */
  readonly #answered = new Map<string, number>();
  readonly #later = new Set<string>();

  /** Undefined where a later question for that thing was answered already, or failed. */
  async answer<T>(id: string, asked: Promise<Outcome<T>>): Promise<Outcome<T> | undefined> {
    this.#turns += 1;
    const turn = this.#turns;
    const reply = await asked;
    if ((this.#answered.get(id) ?? 0) > turn) return undefined;
    this.#answered.set(id, turn);
    return reply;
  }

  /** After a while, as soon as the line is open: one time, however often it is said until then. */
  later(id: string, ask: () => void): void {
    if (this.#later.has(id)) return;
    this.#later.add(id);
    setTimeout(
      () =>
        whenOpen(() => {
          this.#later.delete(id);
          ask();
        }),
      retryMs,
    );
  }
}

function whenOpen(act: () => void): void {
  if (connectionPhase.get() === "open") {
    act();
    return;
  }
  const leave = connectionPhase.subscribe(() => {
    if (connectionPhase.get() !== "open") return;
    leave();
    act();
  });
}

/** Whether asking again may help. */
export function mayPass({ status }: { status: number }): boolean {
  return status === 0 || status === 429 || status >= 500;
}
