import type { Path, Searches } from "./searches";

/** The names in a path. */
type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<P extends Path> = Readonly<Record<Names<P>, string>>;

type Search<P extends Path> = Searches[P];

type TargetOf<P extends Path> = {
  to: P;
  search?: Search<P> | undefined;
  hash?: string | undefined;
} & (Names<P> extends never ? { params?: undefined } : { params: Params<P> });

/** A page and what of it is meant. */
export type Target = { [P in Path]: TargetOf<P> }[Path];

/** As a path from the root, with search and fragment; what is undefined is left out. */
export function addressOf({ to, params, search, hash }: Target): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  let address = "";
  let isName = false;
  for (const part of partsOf(to)) {
    address += isName ? encodeURIComponent(values[part] ?? "") : part;
    isName = !isName;
  }
  if (search !== undefined) address += searchText(search);
  return hash === undefined ? address : `${address}#${hash}`;
}

/** By path: each row of a list asks for the same one. */
const parts = new Map<Path, readonly string[]>();

/** What stands in it as it is, each followed by the name that stands there next. */
function partsOf(path: Path): readonly string[] {
  const known = parts.get(path) ?? path.split(/:(\w+)/);
  parts.set(path, known);
  return known;
}

/** With its question mark; empty where nothing is said. */
export function searchText(words: object): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value !== undefined) said.set(name, String(value));
  }
  return said.size > 0 ? `?${said}` : "";
}

/** What stands behind the path of an address. Of a name that stands there more than once, the last one counts. */
export function wordsOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
