import { flushSync } from "react-dom";
import { dialogs, isTyping } from "./press";

/** So long after its code came a window may take until it has the focus. */
const settleMs = 1000;
const forFields = /^(Enter|Tab|Backspace|Arrow.+)$/;
const controls = ":is(input, textarea, select, button):enabled, a[href]";

const held: KeyboardEvent[] = [];
/** The window that is on its way to the focus. */
let awaited: object | undefined;
let isGiving = false;

/**
 * What is typed while a window is on its way is meant for it, and no shortcut: keeps the presses until the
 * window has the focus, then gives them to it. `loading` is its code; where that fails, they are dropped.
 * Returns what ends it where the window is not wanted any more.
 */
export function holdPresses(loading: Promise<void>): () => void {
  const mine = {};
  // Not while a page is drawn, which ends it as well.
  const end = () =>
    setTimeout(() => {
      if (awaited === mine) letGo();
    });
  awaited = mine;
  document.addEventListener("keydown", keepPress, { capture: true });
  document.addEventListener("focusin", handleFocus);
  loading.then(
    () => setTimeout(end, settleMs),
    () => {
      if (awaited === mine) held.length = 0;
      end();
    },
  );
  return end;
}

/** Keeps a press that a window waits for; tells whether it did. */
export function keepPress(event: KeyboardEvent): boolean {
  if (isGiving || !holdsPresses() || event.isComposing) return false;
  const { key } = event;
  if (event.altKey || (isWithCtrl(event) && key !== "Enter")) return false;
  if (key === "Escape") held.length = 0;
  if (key.length > 1 && !forFields.test(key)) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
  return true;
}

function isWithCtrl({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}

function handleFocus({ target }: FocusEvent): void {
  // After whatever else hears of the focus. Not in a task of its own: browsers put those off while somebody types.
  if (isTyping(target)) queueMicrotask(letGo);
}

/** All at once: what is pressed next comes behind it. What one press changes is drawn before the next one is read. */
function letGo(): void {
  awaited = undefined;
  for (let press = held.shift(); press; press = held.shift()) {
    const given = press;
    flushSync(() => givePress(given));
    // It asked for another window: that one gets the rest.
    if (holdsPresses()) return;
  }
  document.removeEventListener("keydown", keepPress, { capture: true });
  document.removeEventListener("focusin", handleFocus);
}

/** Whether what is pressed is kept for a window. */
export const holdsPresses = (): boolean => awaited !== undefined;

/**
 * Gives a press to what has the focus. A page cannot press a key: what the browser would do with the press is
 * done here.
 */
export function givePress(press: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  isGiving = true;
  const isUntaken = target.dispatchEvent(new KeyboardEvent("keydown", press));
  isGiving = false;
  if (!isUntaken || isWithCtrl(press)) return;
  const isField = target.matches("input:not([type=checkbox]), textarea");
  if (isField && press.key.length === 1) document.execCommand("insertText", false, press.key);
  else if (isField && press.key === "Backspace") document.execCommand("delete");
  else if (press.key === "Tab") focusNext(target, press.shiftKey);
  else if (press.key !== "Enter" || !(target instanceof HTMLElement)) return;
  else if (target instanceof HTMLTextAreaElement) document.execCommand("insertText", false, "\n");
  else if (target instanceof HTMLInputElement) target.form?.requestSubmit();
  else target.click();
}

/** From a field of a dialog to its next control, or to the one before. */
function focusNext(from: Element, isBack: boolean): void {
  const dialog = from.closest(dialogs);
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility(),
  );
  const at = stops.findIndex((each) => each === from);
  if (at >= 0) stops.at((at + (isBack ? -1 : 1)) % stops.length)?.focus();
}
