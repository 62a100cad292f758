interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const named: Readonly<Record<string, string>> = {
  " ": "Space",
  Escape: "Esc",
  ArrowUp: "Up",
  ArrowDown: "Down",
  ArrowLeft: "Left",
  ArrowRight: "Right",
};
const alone = new Set([
  "Shift",
  "Control",
  "Alt",
  "AltGraph",
  "Meta",
  "CapsLock",
  "Dead",
  "Process",
]);
const signs: Readonly<Record<string, string>> = { Period: ".", Comma: ",", Slash: "/", Minus: "-" };

/** A press as keys are written, "Ctrl+Shift+."; nothing for what is no shortcut. Cmd is as good as Ctrl. */
export function writtenPress(press: KeyPress): string | undefined {
  if (press.altKey || alone.has(press.key)) return undefined;
  const withCtrl = press.ctrlKey || press.metaKey;
  const key = keyOf(press, withCtrl);
  // A sign without Ctrl is what was typed, with Shift or without.
  const isTyped = key.length === 1 && !/[A-Z]/.test(key) && !withCtrl;
  return `${withCtrl ? "Ctrl+" : ""}${press.shiftKey && !isTyped ? "Shift+" : ""}${key}`;
}

function keyOf({ key, code, shiftKey }: KeyPress, withCtrl: boolean): string {
  if (key.length > 1) return named[key] ?? key;
  if (key === " ") return "Space";
  // With Shift a sign is another one, on each keyboard its own.
  if (withCtrl && shiftKey) {
    const sign = signs[code] ?? /^Digit(\d)$/.exec(code)?.[1];
    if (sign !== undefined) return sign;
  }
  // Keyboards of other scripts have the same letters in the same places.
  const letter = /^[\x20-\x7e]$/.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  return letter ?? key.toUpperCase();
}

/** What keeps its keys to itself. */
export const dialogs = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
/** Those of them that are open; toasts are none. */
const opened = `:is(${dialogs})[data-open]:not([aria-modal=false])`;
const fields = "input:not([type=checkbox]), textarea, select, [contenteditable]";

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** A dialog or a list of choices keeps its keys to itself; not one that is on its way out. */
export function isInDialog(target: EventTarget | null): boolean {
  return isWithin(target, dialogs) && !isWithin(target, "[data-closed]");
}

/** Whether one is open, also before it has the focus. */
export function isDialogOpen(): boolean {
  return document.querySelector(opened) !== null;
}

/** Keys typed into a field are text. A box to tick takes no letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (isWithin(target, "[data-closed]")) return false;
  return isInDialog(target) || isWithin(target, fields);
}

/** What has the focus takes these keys itself: a link Enter, a button Space as well, a room of its own the arrows. */
export function isTakenBy(target: EventTarget | null, keys: string): boolean {
  if (keys === "Enter") return isWithin(target, "a, button, summary");
  if (keys === "Space") return isWithin(target, "button, summary, input");
  if (keys === "Up" || keys === "Down") return isWithin(target, "[data-keeps-arrows]");
  return false;
}

/** What has the focus takes the press by itself: read later, it would be done twice. */
export function isTakenByFocus(press: KeyboardEvent): boolean {
  const keys = writtenPress(press);
  return keys !== undefined && isTakenBy(press.target, keys);
}
