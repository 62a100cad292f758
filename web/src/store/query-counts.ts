import { Cell } from "./cell";

/** How many bugs a query finds, and what the browser had heard when it asked. */
export interface QueryCount {
  total: number;
  /** Versions of the organization's content, and of the person's own stream. */
  content: number;
  person: number;
  askedAtMs: number;
}

/** Counts of one organization's bugs by what they ask for. */
export class QueryCounts {
  readonly #counts = new Map<string, Cell<QueryCount | undefined>>();

  of(question: string): Cell<QueryCount | undefined> {
    const known = this.#counts.get(question);
    if (known !== undefined) return known;
    const fresh = new Cell<QueryCount | undefined>(undefined);
    this.#counts.set(question, fresh);
    return fresh;
  }

  /** Screens that show a count ask anew. */
  reset(): void {
    for (const count of this.#counts.values()) count.set(undefined);
  }
}
