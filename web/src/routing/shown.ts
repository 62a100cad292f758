import type { HistoryLocation } from "@tanstack/history";
import { createContext, use } from "react";
import { addressOf, type Params } from "./address";
import { history } from "./history";
import { type Page, Pages, type PageTables, type Words } from "./page-table";
import { ScrollKeeper } from "./scroll";
import type { Path, Searches } from "./searches";

/** Where one is, and what is shown there. */
export interface Place {
  pathname: string;
  /** With its question mark. */
  search: string;
  hash: string;
  /** Undefined where there is none. */
  page: Page | undefined;
  params: Readonly<Record<string, string>>;
  words: Words;
  /** The one that the document was loaded for. */
  isFirst: boolean;
  /** Its code did not come. */
  isUnfetched?: boolean;
  /** Where the page is scrolled to once it is drawn, in pixels from its top; undefined where it stays as it is. */
  top: number | undefined;
}

let pages = new Pages({ bare: {}, framed: {}, searches: {} });
let shown: Place | undefined;
/** Whose code is on its way. */
let wanted: Place | undefined;
let stop = (): void => undefined;
const listeners = new Set<() => void>();
const leavers = new Set<() => void>();

/** The page that is shown: undefined until the first one is here. */
export const shownPlace = (): Place | undefined => shown;

/** Hears of each page, or address of it, that comes to be shown. */
export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears that one goes elsewhere, before anything of it is shown. */
export function onLeave(listener: () => void): () => void {
  leavers.add(listener);
  return () => leavers.delete(listener);
}

/** Follows the session history from here on. Done when the first page is here, or cannot be had. */
export async function beginPages(tables: PageTables): Promise<void> {
  stop();
  pages = new Pages(tables);
  shown = undefined;
  const scroll = new ScrollKeeper();
  const unsubscribe = history().subscribe(({ location, action }) => {
    for (const listener of leavers) listener();
    void follow(location, scroll.next(location, action.type), false);
  });
  stop = () => {
    scroll.stop();
    unsubscribe();
  };
  await follow(history().location, scroll.first(), true);
}

async function follow(
  location: HistoryLocation,
  top: number | undefined,
  isFirst: boolean,
): Promise<void> {
  const { pathname, search, hash } = location;
  const found = pages.find(pathname);
  if (found !== undefined && "leadsTo" in found) {
    history().replace(addressOf(found.leadsTo));
    return;
  }
  const place: Place = {
    pathname,
    search,
    hash: hash.slice(1),
    page: found?.page,
    params: found?.params ?? {},
    words: found?.page.readSearch(search) ?? {},
    top,
    isFirst,
  };
  wanted = place;
  const { page } = place;
  if (page !== shown?.page || pathname !== shown?.pathname) page?.begin(place.params);
  if (page !== undefined && page.component === undefined) {
    try {
      await page.load();
    } catch {
      place.isUnfetched = true;
    }
    if (wanted !== place) return;
  }
  show(place);
}

/** Where the code of the page that is shown did not come, asks for it once more. */
export async function fetchAgain(): Promise<void> {
  if (shown?.isUnfetched) await follow(history().location, shown.top, shown.isFirst);
}

function show(place: Place): void {
  // What is the same as before is the same object: who reads it is not drawn anew.
  const isSamePage = shown?.page === place.page;
  if (shown && isSamePage && shown.pathname === place.pathname) place.params = shown.params;
  if (shown && isSamePage && shown.search === place.search) place.words = shown.words;
  shown = place;
  for (const listener of listeners) listener();
}

let drawn: Place | undefined;
let waiting: (() => void)[] = [];

/** The page of that place stands on the screen. */
export function noteDrawn(place: Place | undefined): void {
  drawn = place;
  if (drawn !== wanted) return;
  const heard = waiting;
  waiting = [];
  for (const each of heard) each();
}

/** Done when the page where one is stands on the screen. */
export function untilShown(): Promise<void> {
  if (drawn === wanted) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** Fetches a page's code ahead of its being wanted. */
export function preload(path: Path): void {
  pages
    .of(path)
    ?.load()
    .catch(() => undefined);
}

/** Where the page is that is drawn: the last one until the next one is drawn whole. */
export const PlaceContext = createContext<Place | undefined>(undefined);

/** What is said by where one is, drawn anew when one goes on. */
export function usePlace<T>(select: (place: Place | undefined) => T): T {
  return select(use(PlaceContext));
}

const none = {};

/** The values in the path of that page, which is shown. */
export function useParams<P extends Path>(_path: P): Params<P> {
  return usePlace((place) => place?.params ?? none) as Params<P>;
}

/** What stands behind the path of that page, which is shown. */
export function useSearch<P extends Path>(_path: P): Searches[P] {
  return usePlace((place) => place?.words ?? none);
}

/** What stands behind the path now: where one goes on to another page, already that one's. */
export function latestSearch<P extends Path>(path: P): Searches[P] {
  return pages.of(path)?.readSearch(history().location.search) ?? none;
}
