import { isTakenByFocus } from "./press";
import type { KeyName } from "./table";

/** A shortcut of what is shown. */
export interface KeyBinding {
  name: KeyName;
  /** Where the table's own words would say too little. */
  words?: string | undefined;
  run: () => void;
}

/** Bindings under one heading of the help and the palette. */
export interface KeyGroup {
  title: string;
  bindings: readonly KeyBinding[];
}

const groups = new Map<number, KeyGroup>();
const listeners = new Set<() => void>();
let shown: readonly KeyGroup[] = [];
let places = 0;

/** What is drawn later stands deeper in the page: where two groups bind a shortcut, that one counts. */
export function nextPlace(): number {
  places += 1;
  return places;
}

function changed(): void {
  shown = [...groups].toSorted(([a], [b]) => b - a).map(([, group]) => group);
  for (const listener of listeners) listener();
}

type Handle = (event: KeyboardEvent, groups: readonly KeyGroup[]) => void;
let handle: Handle | undefined;
/** While a press from before is given to what has the focus: it may mean a shortcut there. */
let handleGiven: Handle | undefined;
/** Presses that came before what reads them. */
const early: KeyboardEvent[] = [];

let loading: Promise<void> | undefined;

/** What reads presses is fetched apart from the first page; after a failure the next call tries again. */
export function loadKeys(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    // Nobody expects them any more when the next call succeeds.
    early.length = 0;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const { readEarly } = await import("./read-early");
  handle = await readEarly(early, (given) => {
    handleGiven = given;
  });
}

function handleKeyDown(event: KeyboardEvent): void {
  const handleNow = handle ?? handleGiven;
  if (handleNow) {
    handleNow(event, shown);
    return;
  }
  if (event.defaultPrevented) return;
  if (isTakenByFocus(event)) {
    // Those that are not read yet may move the focus first.
    if (early.length === 0 || event.key !== "Enter") return;
    event.preventDefault();
  }
  // Else the browser would search in its own way meanwhile.
  if ((event.ctrlKey || event.metaKey) && event.key === "k") event.preventDefault();
  early.push(event);
  void loadKeys().catch(() => undefined);
}

/** Binds a group's keys for as long as its part of the page is there. */
export function showKeyGroup(place: number, group: KeyGroup): () => void {
  if (groups.size === 0) document.addEventListener("keydown", handleKeyDown);
  groups.set(place, group);
  changed();
  return () => {
    groups.delete(place);
    if (groups.size === 0) document.removeEventListener("keydown", handleKeyDown);
    changed();
  };
}

/** The innermost first. */
export const shownKeyGroups = (): readonly KeyGroup[] => shown;

export function onKeyGroupsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
