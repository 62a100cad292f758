import { fields } from "../query/fields";
import type { Place, Tree } from "../query/tree";
import { fold } from "./fold";

/** What a reader should know about how a query was understood: as the server's answers say it. */
export interface QueryNote {
  readonly code:
    | "searched_as_text"
    | "label_unknown"
    | "person_unknown"
    | "project_unknown"
    | "status_unknown";
  readonly detail: string;
  /** Code points. */
  readonly begin: number;
  readonly end: number;
}

/** Gathers notes about one text. */
export class Notes {
  readonly #text: string;
  readonly all: QueryNote[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  add(code: QueryNote["code"], detail: string, { from, to }: Place): void {
    this.all.push({ code, detail, begin: this.#pointAt(from), end: this.#pointAt(to) });
  }

  /** Words that look like filters. */
  addUnknown({ unknown }: Tree): void {
    for (const at of unknown) {
      const name = this.#text.slice(at.from, this.#text.indexOf(":", at.from));
      const detail =
        `There is no field "${name}", so this is searched as text. ` +
        `The nearest field is "${nearestFieldName(name)}".`;
      this.add("searched_as_text", detail, at);
    }
  }

  #pointAt(unit: number): number {
    return Array.from(this.#text.slice(0, unit)).length;
  }
}

/** What stands behind makes little difference. */
const enough = 32;

function nearestFieldName(name: string): string {
  const wanted = fold(name).replaceAll("_", "-").slice(0, enough);
  const names = fields.flatMap(({ name: own, aliases }) => [own].concat(aliases));
  let nearest = "";
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of names) {
    const letters = distance(wanted, candidate);
    if (letters < least) [least, nearest] = [letters, candidate];
  }
  return nearest;
}

/** How many letters must be put in, taken out or changed to make one of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const changed = (row[j] ?? 0) + (letter === other[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
