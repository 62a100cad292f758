const ascii = /^[\0-\x7f]*$/;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const cherokee = /[\u13a0-\u13fd\uab70-\uabbf]/;
const folded = new Map<string, string>();

/**
 * NFKC_Casefold (Unicode UTS 31), as the server folds texts for comparing them without regard to case.
 * Characters that Unicode gained since the server's tables may fold otherwise there.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let mapped = "";
  for (const letter of text) mapped += mappingOf(letter);
  return mapped.normalize("NFC");
}

function mappingOf(letter: string): string {
  if (letter < "\x80") return letter.toLowerCase();
  const known = folded.get(letter);
  if (known !== undefined) return known;
  let mapping = letter;
  for (;;) {
    const next = caseFolded(mapping.normalize("NFKD").replaceAll(ignorable, "")).normalize("NFKD");
    if (next === mapping) break;
    mapping = next;
  }
  mapping = mapping.normalize("NFC");
  folded.set(letter, mapping);
  return mapping;
}

/** Small letters of the capitals, each by itself: then "ß" is "ss", and a sigma is the same at a word's end. */
function caseFolded(text: string): string {
  return Array.from(text, (letter) => {
    // Cherokee folds to its capitals, and the dotless i to nothing but itself.
    if (cherokee.test(letter)) return letter.toUpperCase();
    if (letter === "\u0131") return letter;
    return Array.from(letter.toUpperCase(), (capital) => capital.toLowerCase()).join("");
  }).join("");
}
