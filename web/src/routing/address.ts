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
  const path = to.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  return `${path}${searchText(search ?? {})}${hash === undefined ? "" : `#${hash}`}`;
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
