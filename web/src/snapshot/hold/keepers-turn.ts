import { hasLocks, holdLock } from "../../sync/locks";
import type { ReplicaName } from "../worker/jobs";
import type { Keeper } from "./keeper";

/** One tab of all writes what is kept of an organization; when it is gone the next one does. */
export class KeepersTurn {
  readonly #name: string;
  readonly #over = new AbortController();
  #isAsked = false;
  #isHeld = !hasLocks();
  #make: (() => Keeper) | undefined;
  #keeper: Keeper | undefined;

  constructor({ person, orgID }: ReplicaName) {
    this.#name = `lacewing.keeper.${person}.${orgID}`;
  }

  /** Whether this tab is the one that writes; where none does, it is from now on. */
  async isMine(): Promise<boolean> {
    if (this.#isHeld || this.#over.signal.aborted) return this.#isHeld;
    await new Promise<void>((resolve) => {
      void holdLock(this.#name, { ifAvailable: true }, this.#over.signal, () => {
        this.#held();
        resolve();
      })
        .catch(() => undefined)
        .finally(resolve);
    });
    return this.#isHeld;
  }

  /** There is something to keep. */
  begin(make: () => Keeper): void {
    this.#make = make;
    if (this.#isHeld) this.#keeper = make();
    else void this.#wait();
  }

  /** There is nothing to keep for now. */
  end(): void {
    this.#make = undefined;
    this.#keeper?.stop();
    this.#keeper = undefined;
  }

  stop(): void {
    this.end();
    this.#over.abort();
  }

  async #wait(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    await holdLock(this.#name, {}, this.#over.signal, () => this.#held()).catch(() => undefined);
  }

  #held(): void {
    this.#isHeld = true;
    this.#keeper ??= this.#make?.();
  }
}
