/** Why a question is not answered here. */
export type AskReason =
  /** Not all bugs are here. */
  | "not_whole"
  /** Only the server tells what is wrong with it. */
  | "refused"
  /** A field that is not here. */
  | "environment"
  /** Somebody whose name is not here. */
  | "person"
  /** Maybe a key that a bug or a project had before. */
  | "former_key";

/** Thrown where a question turns out to be one for the server. */
export class AskServer extends Error {
  readonly reason: AskReason;

  constructor(reason: AskReason) {
    super(`a question for the server: ${reason}`);
    this.reason = reason;
  }
}
