import { type Field, fields, findField } from "./fields";
import { quote } from "./print";
import type { Place } from "./tree";
import { findVerb, type Verb } from "./verbs";

/** What is being typed where the caret stands, and what may stand there. */
export interface Spot {
  readonly is: "field" | "value" | "sort" | "group" | "action";
  /** Of a value: whose. */
  readonly field: Field | undefined;
  /** What stands before the caret, without its quote. */
  readonly typed: string;
  /** What a choice takes the place of. */
  readonly at: Place;
  /** The whole term, as far as it is typed. */
  readonly term: Place;
  /** Of a value in a command: whose it is. */
  readonly verb?: Verb | undefined;
}

/** The same behind the sign of a command: an action, or a value of the one before. */
export function commandSpotAt(text: string, sign: number, caret: number): Spot {
  const from = Math.max(sign + 1, termStart(text, caret));
  const written = text.slice(from, caret);
  const verb = verbAhead(text.slice(sign + 1, from), written);
  const typed = verb?.takesSeveral ? written.replace(/^[+-]/, "") : written;
  const rest = /^[^\s,()"]*"?/.exec(text.slice(caret))?.[0].length ?? 0;
  const at = { from: caret - typed.length, to: caret + rest };
  const term = { from, to: at.to };
  if (verb === undefined) return { is: "action", field: undefined, typed, at, term };
  return {
    is: "value",
    field: findField(verb.field),
    typed: typed.replace(/^"/, ""),
    at,
    term,
    verb,
  };
}

/** Whose value comes next behind these words; nothing where an action comes. */
function verbAhead(before: string, written: string): Verb | undefined {
  let verb: Verb | undefined;
  let hasValue = false;
  for (const [word] of before.matchAll(/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g)) {
    if (verb !== undefined && (!hasValue || (verb.takesSeveral && /^[+-]/.test(word)))) {
      hasValue = true;
    } else {
      verb = findVerb(word);
      hasValue = false;
    }
  }
  return hasValue && !(verb?.takesSeveral && /^[+-]/.test(written)) ? undefined : verb;
}

/** Nothing where words are typed that can begin no field. */
export function spotAt(text: string, caret: number): Spot | undefined {
  const from = termStart(text, caret);
  const term = text.slice(from, caret);
  const whole = (at: Place) => ({ at, term: { from, to: at.to } });
  const name = /^-?([A-Za-z_-]*)$/.exec(term);
  if (name !== null) {
    const rest = /^[A-Za-z_-]*:?/.exec(text.slice(caret))?.[0].length ?? 0;
    const typed = term.replace(/^-/, "");
    return {
      is: "field",
      field: undefined,
      typed,
      ...whole({ from: caret - typed.length, to: caret + rest }),
    };
  }
  const filter = /^-?([A-Za-z_-]+):(?:[<>]=?|=)?(.*)$/s.exec(term);
  if (filter === null) return undefined;
  const [, word = "", values = ""] = filter;
  const typed = lastValue(values);
  const rest = /^[^\s,()"]*"?/.exec(text.slice(caret))?.[0].length ?? 0;
  const at = { from: caret - typed.length, to: caret + rest };
  const clause = word.toLowerCase();
  if (clause === "sort" || clause === "group") {
    const plain = typed.replace(/^-/, "");
    const place = { from: caret - plain.length, to: at.to };
    return { is: clause, field: undefined, typed: plain, ...whole(place) };
  }
  const field = findField(word);
  return field && { is: "value", field, typed: typed.replace(/^"/, ""), ...whole(at) };
}

/** Fields that begin with what was typed; those first whose own name does. */
export function fieldsLike(typed: string): Field[] {
  const small = typed.toLowerCase();
  const named = fields.filter(({ name }) => name.startsWith(small));
  const known = fields.filter(
    (field) => !named.includes(field) && field.aliases.some((alias) => alias.startsWith(small)),
  );
  return [...named, ...known];
}

/** The text with a choice put where the spot is, and where the caret goes then. */
export function put(text: string, spot: Spot, choice: string): { text: string; caret: number } {
  const isField = spot.is === "field";
  const before = text.slice(0, spot.at.from);
  const after = text.slice(spot.at.to);
  const written = isField ? `${choice}:` : quoteUnlessWritten(choice);
  // The next term can be typed at once.
  const space = isField || /^[\s,)]/.test(after) ? "" : " ";
  return {
    text: `${before}${written}${space}${after}`,
    caret: before.length + written.length + (isField ? 0 : 1),
  };
}

function quoteUnlessWritten(choice: string): string {
  return choice.startsWith('"') ? choice : quote(choice);
}

/** Where the term begins that the caret is in: behind the last space or bracket that is not in quotes. */
function termStart(text: string, caret: number): number {
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < caret; index += 1) {
    const sign = text[index] ?? "";
    if (isQuoted && sign === "\\") index += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\s()]/.test(sign)) start = index + 1;
  }
  return start;
}

/** Of "a,b..c" the c: what stands behind the last comma or the two dots, with an open quote. */
function lastValue(values: string): string {
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < values.length; index += 1) {
    const sign = values[index];
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ",") start = index + 1;
    else if (!isQuoted && values.startsWith("..", index)) start = index + 2;
  }
  return values.slice(start);
}
