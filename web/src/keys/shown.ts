import { flushSync } from "react-dom";
import { givePress, holdsPresses, keepPress } from "./held";
import { isTakenBy, isTyping, writtenPress } from "./press";
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

type Handle = (event: KeyboardEvent, groups: readonly KeyGroup[], isLate?: "late") => void;
let handle: Handle | undefined;
/** Presses that came before what reads them. */
const early: KeyboardEvent[] = [];

let loading: Promise<void> | undefined;

/** What reads presses is fetched apart from the first page; after a failure the next call tries again. */
export function loadKeys(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const { handleKey } = await import("./listen");
  /** What the presses read here put the focus on. */
  let opened: Element | null = null;
  for (let event = early.shift(); event; event = early.shift()) {
    const press = event;
    if (keepPress(press)) continue;
    const focused = document.activeElement;
    const isForField = focused === opened && isMeantFor(opened, press);
    // What one press changes is drawn before the next one is read.
    flushSync(() => (isForField ? givePress(press) : handleKey(press, shown, "late")));
    if (document.activeElement !== focused) opened = document.activeElement;
    // A window that it asked for, or a field, has the rest at once: before anything that is pressed meanwhile.
    if (holdsPresses() || isTyping(document.activeElement)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve));
  }
  handle = handleKey;
}

/** Pressed before the field was open, and not typed into another one. */
function isMeantFor(field: Element | null, { target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return !ctrlKey && !metaKey && !altKey && isTyping(field) && !isTyping(target);
}

/** What has the focus takes it by itself: read later, it would be done twice. */
function isOfBrowser(event: KeyboardEvent): boolean {
  const keys = writtenPress(event);
  return keys !== undefined && isTakenBy(event.target, keys);
}

function handleKeyDown(event: KeyboardEvent): void {
  if (handle) {
    handle(event, shown);
    return;
  }
  if (event.defaultPrevented || isOfBrowser(event)) return;
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
