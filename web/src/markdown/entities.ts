import { purifier } from "./purifier";

/** As markdown-it finds them; numbers it reads by itself. */
const named = /&[a-z][a-z\d]{1,31};/gi;
/** Stands in no reference and comes of none. */
const between = "\u0001";

let read: ReadonlyMap<string, string> = new Map();

/**
 * Reads all character references of a text, "&copy;" say, for `decodeHTMLStrict`. The browser knows their names by
 * itself, and it reads thousands at once as quickly as one.
 */
export function readReferences(text: string): void {
  const references = [...new Set(text.match(named))];
  // Most texts have none.
  if (references.length === 0) return;
  const page = purifier.sanitize(between + references.join(between), { RETURN_DOM_FRAGMENT: true });
  const texts = page.textContent.split(between).slice(1);
  read = new Map(references.map((reference, at) => [reference, texts[at] ?? reference]));
}

/**
 * What markdown-it asks of the package `entities`, whose tables would be a third of the code of texts: a reference
 * of the text that was read last. What is none stays.
 */
export function decodeHTMLStrict(reference: string): string {
  const text = read.get(reference) ?? reference;
  // Some names stand without a semicolon too: "&notit;" is none, but begins with one.
  return text.endsWith(";") && reference !== "&semi;" ? reference : text;
}
