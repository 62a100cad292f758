/** Keys of the page that is shown, with what they do; `keys` as they are written: "S", "Shift+D", "Ctrl+." */
export interface KeyBinding {
  keys: string;
  words: string;
  run: () => void;
}

/** Bindings under one heading of the help. */
export interface KeyGroup {
  title: string;
  bindings: readonly KeyBinding[];
}

interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Whether a press is the written keys. Cmd is as good as Ctrl. */
export function isPressOf(press: KeyPress, keys: string): boolean {
  if (press.altKey) return false;
  const parts = keys.split("+");
  // "+" itself splits into two empty parts.
  const key = keys.endsWith("+") ? "+" : (parts.at(-1) ?? "");
  const wantsCommand = parts.includes("Ctrl");
  if (wantsCommand !== (press.ctrlKey || press.metaKey)) return false;
  const isSign = !/^[a-z]$/i.test(key);
  if (isSign && !wantsCommand) return press.key === (key === "Esc" ? "Escape" : key);
  if (parts.includes("Shift") !== press.shiftKey) return false;
  // With Shift a full stop is another sign, on each keyboard its own.
  if (key === ".") return press.key === "." || press.code === "Period";
  return press.key.toLowerCase() === key.toLowerCase();
}

/** Letters and signs without Ctrl can be switched off. */
export function isSingleKey(keys: string): boolean {
  return /^(?:Shift\+)?.$/.test(keys);
}

const groups = new Map<symbol, KeyGroup>();
const listeners = new Set<() => void>();
let shown: readonly KeyGroup[] = [];

function changed(): void {
  shown = [...groups.values()];
  for (const listener of listeners) listener();
}

/** Shows a group in the help for as long as its page is there. */
export function showKeyGroup(group: KeyGroup): () => void {
  const mark = Symbol(group.title);
  groups.set(mark, group);
  changed();
  return () => {
    groups.delete(mark);
    changed();
  };
}

export const keyGroups = (): readonly KeyGroup[] => shown;

export function onKeyGroupsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
