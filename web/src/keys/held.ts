import { isTyping } from "./press";

/** So long after its code came a window may take until it has the focus. */
const settleMs = 1000;
const forFields = new Set([
  "Enter",
  "Backspace",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
]);

const held: KeyboardEvent[] = [];
/** The window that is on its way to the focus. */
let awaited: object | undefined;
let isLettingGo = false;
let isGiving = false;

/**
 * What is typed while a window is on its way is meant for it, and no shortcut: keeps the presses until the
 * window has the focus, then gives them to it. `loading` is its code; where that fails, they are dropped.
 * Returns what ends it where the window is not wanted any more.
 */
export function holdPresses(loading: Promise<void>): () => void {
  const mine = {};
  const end = () => {
    if (awaited === mine) void letGo();
  };
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
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === "Escape") held.length = 0;
  if (key.length > 1 && !forFields.has(key)) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
  return true;
}

function handleFocus({ target }: FocusEvent): void {
  // After whatever else hears of the focus.
  if (isTyping(target)) setTimeout(() => void letGo());
}

async function letGo(): Promise<void> {
  awaited = undefined;
  if (isLettingGo) return;
  isLettingGo = true;
  for (let press = held.shift(); press; press = held.shift()) {
    givePress(press);
    // What one press changes is drawn before the next one is read.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve));
    // It asked for another window: that one gets the rest.
    if (isAwaiting()) break;
  }
  isLettingGo = false;
  if (isAwaiting()) return;
  document.removeEventListener("keydown", keepPress, { capture: true });
  document.removeEventListener("focusin", handleFocus);
}

const isAwaiting = () => awaited !== undefined;

/** Whether what is pressed is kept for a window. */
export const holdsPresses = (): boolean => isAwaiting() || isLettingGo;

/**
 * Gives a press to what has the focus. A page cannot press a key: what the browser would do with the press is
 * done here.
 */
export function givePress(press: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  isGiving = true;
  const isUntaken = target.dispatchEvent(new KeyboardEvent("keydown", press));
  isGiving = false;
  if (!isUntaken) return;
  const isField = target.matches("input:not([type=checkbox]), textarea");
  if (isField && press.key.length === 1) document.execCommand("insertText", false, press.key);
  else if (isField && press.key === "Backspace") document.execCommand("delete");
  else if (press.key !== "Enter" || !(target instanceof HTMLElement)) return;
  else if (target instanceof HTMLTextAreaElement) document.execCommand("insertText", false, "\n");
  else if (target instanceof HTMLInputElement) target.form?.requestSubmit();
  else target.click();
}
