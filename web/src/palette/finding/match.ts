/** How well a text answers what was typed. */
export interface Match {
  /** 0 begins with it, 1 has words that do, 2 only their first letters, 3 holds it somewhere inside. */
  tier: 0 | 1 | 2 | 3;
  /** Places of letters in the text, for those that read along: [from, to). */
  marks: readonly (readonly [number, number])[];
}

interface Folded {
  text: string;
  /** For each of its letters the place in the text as it is shown. */
  at: readonly number[];
  /** Where its words begin. */
  starts: readonly number[];
}

const foldings = new Map<string, Folded>();
const foldingsMax = 20_000;

const plainLetters = new Map<string, string>();

/** Without accents and as a small letter; several where it stands for several. */
function plainOf(letter: string): string {
  if (letter < "\x80") return letter.toLowerCase();
  const known = plainLetters.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  plainLetters.set(letter, plain);
  return plain;
}

const ascii = /^[\0-\x7f]*$/;

/** Without accents and capitals. */
export function plainText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let plain = "";
  for (const letter of text) plain += plainOf(letter);
  return plain;
}

/** As `plainText`, with what a match needs to be marked. */
function fold(text: string): Folded {
  const known = foldings.get(text);
  if (known !== undefined) return known;
  let folded = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = plainOf(letter);
    for (let index = 0; index < plain.length; index += 1) at.push(place);
    folded += plain;
    place += letter.length;
  }
  at.push(place);
  const made = { text: folded, at, starts: startsOf(folded) };
  if (foldings.size >= foldingsMax) foldings.clear();
  foldings.set(text, made);
  return made;
}

function startsOf(text: string): number[] {
  const starts: number[] = [];
  for (let at = nextStart(text, 0); at >= 0; at = nextStart(text, at + 1)) starts.push(at);
  return starts;
}

type Piece = readonly [number, number];

/** The pieces of words' beginnings, in order, that make up what was typed; with as few pieces as it takes. */
function piecesOf(
  typed: string,
  text: string,
  starts: readonly number[],
  failed = new Set<string>(),
): Piece[] | undefined {
  if (typed === "") return [];
  const tried = `${typed.length} ${starts.length}`;
  if (failed.has(tried)) return undefined;
  for (const [index, start] of starts.entries()) {
    let length = 0;
    while (length < typed.length && text[start + length] === typed[length]) length += 1;
    const rest = starts.slice(index + 1);
    for (let taken = length; taken > 0; taken -= 1) {
      const others = piecesOf(typed.slice(taken), text, rest, failed);
      if (others) return [[start, start + taken], ...others];
    }
  }
  failed.add(tried);
  return undefined;
}

/** So many words of a text are tried by their first letters. */
const wordsMax = 12;

function matchWord(word: string, text: string, starts: readonly number[]) {
  if (text.startsWith(word)) return { tier: 0 as const, pieces: [[0, word.length] as Piece] };
  const start = starts.find((each) => text.startsWith(word, each));
  if (start !== undefined) {
    return { tier: 1 as const, pieces: [[start, start + word.length] as Piece] };
  }
  const pieces = piecesOf(word, text, starts.slice(0, wordsMax));
  if (pieces) return { tier: 2 as const, pieces };
  const inside = word.length < 3 ? -1 : text.indexOf(word);
  if (inside < 0) return undefined;
  return { tier: 3 as const, pieces: [[inside, inside + word.length] as Piece] };
}

/** Every word that was typed must be found, by the beginnings of words; in any order. */
export function matchOf(typed: string, text: string): Match | undefined {
  const sought = fold(typed).text.trim();
  const folded = fold(text);
  if (sought === "") return { tier: 0, marks: [] };
  const marksOf = (pieces: readonly Piece[]) =>
    pieces
      .map(([from, to]) => [folded.at[from] ?? 0, folded.at[to] ?? text.length] as const)
      .toSorted(([a], [b]) => a - b);
  if (folded.text.startsWith(sought)) return { tier: 0, marks: marksOf([[0, sought.length]]) };
  const pieces: Piece[] = [];
  let tier: Match["tier"] = 0;
  for (const [index, word] of sought.split(/\s+/).entries()) {
    const found = matchWord(word, folded.text, folded.starts);
    if (found === undefined) return undefined;
    // Only the first word can be the beginning of the text.
    const own = found.tier === 0 && index > 0 ? 1 : found.tier;
    if (own > tier) tier = own;
    pieces.push(...found.pieces);
  }
  return { tier, marks: marksOf(pieces) };
}

/**
 * Whether `matchOf` finds a text, for the very many of which few are found: it is given a `plainText` and makes
 * nothing.
 */
export function finderOf(typed: string): (plain: string) => boolean {
  const sought = plainText(typed).trim();
  const words = sought === "" ? [] : sought.split(/\s+/);
  return (plain) => plain.startsWith(sought) || words.every((word) => hasWord(word, plain));
}

function hasWord(word: string, text: string): boolean {
  const inside = text.indexOf(word);
  if (inside === 0 || (inside > 0 && word.length >= 3)) return true;
  for (let at = inside; at > 0; at = text.indexOf(word, at + 1)) if (isStart(text, at)) return true;
  return hasLetters(word, text) && isMadeOf(word, 0, text, 0, wordsMax);
}

/** Whether its letters are there in their order, the first where a word begins: no look at each word without that. */
function hasLetters(word: string, text: string): boolean {
  const first = word[0] ?? "";
  let at = text.indexOf(first);
  while (at >= 0 && !isStart(text, at)) at = text.indexOf(first, at + 1);
  for (let next = 1; at >= 0 && next < word.length; next += 1) {
    at = text.indexOf(word[next] ?? "", at + 1);
  }
  return at >= 0;
}

/** Rests of the word that the words left do not make up: else many like words are tried in all ways. */
const failed = new Set<number>();

/** Whether the rest of a word is made of beginnings of the next so many words of a text. */
function isMadeOf(word: string, from: number, text: string, at: number, left: number): boolean {
  if (from === word.length) return true;
  if (from === 0) failed.clear();
  const tried = from * (wordsMax + 1) + left;
  if (failed.has(tried)) return false;
  for (let start = nextStart(text, at), more = left; start >= 0 && more > 0; more -= 1) {
    let length = 0;
    while (from + length < word.length && text[start + length] === word[from + length]) length += 1;
    for (let taken = length; taken > 0; taken -= 1) {
      if (isMadeOf(word, from + taken, text, start + 1, more - 1)) return true;
    }
    start = nextStart(text, start + 1);
  }
  if (from > 0) failed.add(tried);
  return false;
}

function nextStart(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (isStart(text, at)) return at;
  return -1;
}

function isStart(text: string, at: number): boolean {
  return (
    isOfWord(text, at) && !(at > 0 && isOfWord(text, isSecondHalf(text, at - 1) ? at - 2 : at - 1))
  );
}

const ofWords = /^[\p{L}\p{N}]/u;

function isOfWord(text: string, at: number): boolean {
  const code = text.codePointAt(at) ?? 0;
  if (code >= 0x80) return !isSecondHalf(text, at) && ofWords.test(String.fromCodePoint(code));
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

/** Of a letter that takes two places. */
function isSecondHalf(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}
