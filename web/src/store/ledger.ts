import { KeyedTopics } from "./topic";

interface Account {
  base: number;
  /** The stream's version that the base counts up to; undefined until a list said so. */
  asOf: number | undefined;
  moves: { version: number; by: number }[];
  /** Of all moves. */
  moved: number;
  /** The version of the last change that was heard of: a stream may be heard again from further back. */
  heard: number;
}

/** Moves kept for lists that are older than the stream: a reply never lags behind by so many changes. */
const movesMax = 10_000;

/**
 * Counts that are exact although they start from lists and move by live changes, in whichever order the
 * two arrive: a list's figure holds as of its version, and only later changes are added to it.
 */
export class Ledger {
  readonly #accounts = new Map<string, Account>();
  readonly #topics = new KeyedTopics();

  subscribe(key: string, listener: () => void): () => void {
    return this.#topics.subscribe(key, listener);
  }

  value(key: string): number | undefined {
    const account = this.#accounts.get(key);
    if (account?.asOf === undefined) return undefined;
    return account.base + account.moved;
  }

  /** What a list said, as of its version. An older list than the one before it says nothing new. */
  start(key: string, base: number, asOf: number): void {
    const account = this.#account(key);
    if (account.asOf !== undefined && account.asOf > asOf) return;
    account.base = base;
    account.asOf = asOf;
    account.moves = account.moves.filter((move) => move.version > asOf);
    account.moved = account.moves.reduce((sum, move) => sum + move.by, 0);
    this.#topics.touch(key);
  }

  /** What the change of that version did. */
  move(key: string, by: number, version: number): void {
    const account = this.#account(key);
    if (version <= account.heard || (account.asOf !== undefined && version <= account.asOf)) return;
    account.heard = version;
    account.moves.push({ version, by });
    account.moved += by;
    if (account.moves.length > movesMax) this.#fold(account);
    this.#topics.touch(key);
  }

  clear(): void {
    this.#accounts.clear();
    this.#topics.touchAll();
  }

  #fold(account: Account): void {
    const oldest = account.moves.shift();
    if (oldest === undefined || account.asOf === undefined) return;
    account.base += oldest.by;
    account.moved -= oldest.by;
    account.asOf = oldest.version;
  }

  #account(key: string): Account {
    const known = this.#accounts.get(key);
    if (known !== undefined) return known;
    const fresh: Account = { base: 0, asOf: undefined, moves: [], moved: 0, heard: 0 };
    this.#accounts.set(key, fresh);
    return fresh;
  }
}
