import type { Field } from "./fields";

/** Where something stands in the text: [from, to). */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** One end of a span, or the whole of a value. */
export interface Atom {
  readonly text: string;
  readonly isQuoted: boolean;
  /** Of `environment:os=Linux` the name before the sign. */
  readonly entry: string | undefined;
}

export type Value = { readonly at: Place } & (
  | { readonly is: "atom"; readonly atom: Atom }
  /** An end that is absent is open. */
  | { readonly is: "span"; readonly first: Atom | undefined; readonly last: Atom | undefined }
  | { readonly is: "query"; readonly where: Node | undefined }
);

export type Comparison = "" | "=" | "<" | "<=" | ">" | ">=";

export type Node = { readonly at: Place } & (
  | { readonly is: "all" | "any"; readonly parts: readonly Node[] }
  | { readonly is: "not"; readonly part: Node }
  | {
      readonly is: "filter";
      readonly field: Field;
      readonly how: Comparison;
      readonly values: readonly Value[];
    }
  | { readonly is: "words"; readonly text: string; readonly isPhrase: boolean }
);

export interface Order {
  readonly field: Field;
  readonly isDescending: boolean;
  readonly at: Place;
}

export interface Grouping {
  readonly field: Field;
  readonly at: Place;
}

/** What a stretch of the text is, as the box colours it. */
export interface Piece extends Place {
  readonly is: "field" | "value" | "words" | "sign" | "unknown" | "wrong";
}

export type FaultCode =
  | "value_missing"
  | "quote_open"
  | "bracket_open"
  | "bracket_extra"
  | "term_missing"
  | "not_yet"
  | "command"
  | "action_unknown"
  | "value_wrong"
  | "no_order"
  | "no_group"
  | "not_at_top"
  | "no_relation"
  | "space_missing"
  | "twice"
  | "too_long"
  | "too_many"
  | "too_deep";

/** Why the text is no query, as far as it can be told without asking. */
export interface Fault {
  readonly code: FaultCode;
  readonly at: Place;
}

/** A query as it was understood; the text is read to its end whatever is wrong with it. */
export interface Tree {
  readonly where: Node | undefined;
  /** The most important first. */
  readonly sort: readonly Order[];
  /** Groups, then swimlanes. */
  readonly group: readonly Grouping[];
  /** Where `sort:` and `group:` stand, with what they say. */
  readonly clauses: readonly Place[];
  readonly faults: readonly Fault[];
  /** `x:y` where x is no field: searched as text. */
  readonly unknown: readonly Place[];
  /** In the order of the text; what lies between them is space. */
  readonly pieces: readonly Piece[];
  /** Where the sign of a command stands; what is behind it is no part of the query. */
  readonly command: number | undefined;
}
