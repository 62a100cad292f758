import { purifier } from "./purifier";

/**
 * What markdown-it asks of the package `entities`: a character reference, "&copy;" say, as text. The browser knows
 * their names by itself, and the package's tables would be a third of the code of texts. What is none stays.
 */
export function decodeHTMLStrict(reference: string): string {
  // Behind a letter: white space at the beginning of a page is left out.
  const page = purifier.sanitize(`x${reference}`, { RETURN_DOM_FRAGMENT: true });
  const text = page.textContent.slice(1);
  // Some names stand without a semicolon too: "&notit;" is none, but begins with one.
  return text.endsWith(";") && reference !== "&semi;" ? reference : text;
}
