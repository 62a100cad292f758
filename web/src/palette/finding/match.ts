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
}

const foldings = new Map<string, Folded>();
const foldingsMax = 20_000;

/** Without accents and capitals. */
function fold(text: string): Folded {
  const known = foldings.get(text);
  if (known !== undefined) return known;
  let folded = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = letter.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
    for (let index = 0; index < plain.length; index += 1) at.push(place);
    folded += plain;
    place += letter.length;
  }
  at.push(place);
  const made = { text: folded, at };
  if (foldings.size >= foldingsMax) foldings.clear();
  foldings.set(text, made);
  return made;
}

const startsWord = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

function startsOf(text: string): number[] {
  return [...text.matchAll(startsWord)].map(({ index }) => index);
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
  const starts = startsOf(folded.text);
  const marksOf = (pieces: readonly Piece[]) =>
    pieces
      .map(([from, to]) => [folded.at[from] ?? 0, folded.at[to] ?? text.length] as const)
      .toSorted(([a], [b]) => a - b);
  if (folded.text.startsWith(sought)) return { tier: 0, marks: marksOf([[0, sought.length]]) };
  const pieces: Piece[] = [];
  let tier: Match["tier"] = 0;
  for (const [index, word] of sought.split(/\s+/).entries()) {
    const found = matchWord(word, folded.text, starts);
    if (found === undefined) return undefined;
    // Only the first word can be the beginning of the text.
    const own = found.tier === 0 && index > 0 ? 1 : found.tier;
    if (own > tier) tier = own;
    pieces.push(...found.pieces);
  }
  return { tier, marks: marksOf(pieces) };
}
