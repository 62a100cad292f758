import type { Token } from "../../markdown/chips";

/** What the words of a text can mean in an organization. */
export interface KnownWords {
  /** Usernames; they may hold spaces. */
  usernames: readonly string[];
  /** The keys that its projects have: CORE of CORE-12. */
  projectKeys: ReadonlySet<string>;
}

const bugKey = /(?<![\w-])([A-Z][A-Z0-9]{1,9})-R?[1-9]\d{0,9}(?![\w-])/g;
const wordEnd = /^(?![\p{L}\p{N}_])/u;
const wordBefore = /[\p{L}\p{N}_@./-]$/u;

/** Mentions of members, and keys of bugs under a project's key: in order. */
export function findTokens(text: string, known: KnownWords): Token[] {
  return [...bugTokens(text, known.projectKeys), ...mentions(text, known.usernames)].toSorted(
    (a, b) => a.start - b.start,
  );
}

function bugTokens(text: string, projectKeys: ReadonlySet<string>): Token[] {
  return [...text.matchAll(bugKey)]
    .filter(([, project = ""]) => projectKeys.has(project))
    .map((match) => ({
      kind: "bug",
      value: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
}

function mentions(text: string, usernames: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (wordBefore.test(text.slice(Math.max(0, at - 1), at))) continue;
    const name = longestName(text, at + 1, usernames);
    if (name === undefined) continue;
    tokens.push({ kind: "person", value: name, start: at, end: at + 1 + name.length });
  }
  return tokens;
}

/** The longest username that stands there, whatever its case. */
function longestName(
  text: string,
  start: number,
  usernames: readonly string[],
): string | undefined {
  let longest: string | undefined;
  for (const name of usernames) {
    if (name.length <= (longest?.length ?? 0)) continue;
    const there = text.slice(start, start + name.length);
    const after = text.slice(start + name.length, start + name.length + 2);
    if (there.toLowerCase() === name.toLowerCase() && wordEnd.test(after)) longest = name;
  }
  return longest;
}
