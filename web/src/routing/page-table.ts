import type { ComponentType } from "react";
import { parse } from "regexparam";
import { type Target, wordsOf } from "./address";
import type { Path } from "./searches";

type Values = Readonly<Record<string, string>>;
export type Words = Readonly<Record<string, unknown>>;
type ReadWords = (words: Values) => Words;

/** Done when what a page with these values in its path shows first is here, or cannot be had. */
export type Begin = (params: Values) => Promise<unknown>;

export interface PageParts {
  load: () => Promise<ComponentType>;
  /** Asks for what it shows, while its code comes and what is around it is drawn. */
  begin?: Begin;
  /** Where it takes not every value in its path. */
  accepts?: (params: Values) => boolean;
}

/** A page, or where its address leads instead. */
type PageEntry =
  | PageParts
  | { accepts: (params: Values) => boolean; leadsTo: (params: Values) => Target };

/** Of two paths that fit an address, the first one counts. */
export type PageTable = Readonly<Partial<Record<Path, PageEntry>>>;

export interface PageTables {
  /** Pages that stand by themselves. */
  bare: PageTable;
  /** Those within the frame. */
  framed: PageTable;
  /** By path, what reads the words behind it. */
  searches: Readonly<Partial<Record<Path, ReadWords>>>;
}

/** A page whose code is fetched when it is wanted. */
export class Page {
  readonly path: Path;
  /** Stands by itself, without what is around the other pages. */
  readonly isBare: boolean;
  readonly #parts: PageParts;
  readonly #read: ReadWords | undefined;
  #component: ComponentType | undefined;
  #loading: Promise<void> | undefined;

  constructor(path: Path, isBare: boolean, parts: PageParts, read?: ReadWords) {
    this.path = path;
    this.isBare = isBare;
    this.#parts = parts;
    this.#read = read;
  }

  /** Undefined until it is loaded. */
  get component(): ComponentType | undefined {
    return this.#component;
  }

  /** Once is enough; after a failure the next call tries again. */
  load(): Promise<void> {
    this.#loading ??= this.#loadNow().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** What cannot be had the page asks for again, and says so. */
  begin(params: Values): void {
    this.#parts.begin?.(params).catch(() => undefined);
  }

  readSearch(search: string): Words {
    return this.#read?.(wordsOf(search)) ?? {};
  }

  async #loadNow(): Promise<void> {
    this.#component = await this.#parts.load();
  }
}

interface Row {
  pattern: RegExp;
  keys: readonly string[];
  entry: PageEntry;
  page: Page | undefined;
}

/** What an address names: a page with the values in its path, another address, or nothing. */
export type Found = { page: Page; params: Values } | { leadsTo: Target } | undefined;

export class Pages {
  readonly #rows: readonly Row[];

  constructor({ bare, framed, searches }: PageTables) {
    this.#rows = [...rowsOf(bare, true, searches), ...rowsOf(framed, false, searches)];
  }

  of(path: Path): Page | undefined {
    return this.#rows.find(({ page }) => page?.path === path)?.page;
  }

  find(pathname: string): Found {
    for (const { pattern, keys, entry, page } of this.#rows) {
      const params = paramsOf(pattern.exec(pathname), keys);
      if (params === undefined || entry.accepts?.(params) === false) continue;
      if (page !== undefined) return { page, params };
      if ("leadsTo" in entry) return { leadsTo: entry.leadsTo(params) };
    }
    return undefined;
  }
}

function rowsOf(table: PageTable, isBare: boolean, searches: PageTables["searches"]): Row[] {
  return (Object.entries(table) as [Path, PageEntry][]).map(([path, entry]) => {
    const { pattern, keys } = parse(path);
    const page = "load" in entry ? new Page(path, isBare, entry, searches[path]) : undefined;
    return { pattern, keys, entry, page };
  });
}

function paramsOf(match: RegExpExecArray | null, keys: readonly string[]): Values | undefined {
  if (match === null) return undefined;
  try {
    return Object.fromEntries(
      keys.map((key, at) => [key, decodeURIComponent(match[at + 1] ?? "")]),
    );
  } catch {
    // No text was ever written so.
    return undefined;
  }
}
