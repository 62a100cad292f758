import { keysOf } from "./own-keys";
import { isDialogOpen, isInDialog, isTakenBy, isTyping, writtenPress } from "./press";
import type { KeyBinding, KeyGroup } from "./shown";
import { singleKeysAreOn } from "./single-keys";
import { isSingleKey } from "./table";

/** So long the first of two keys waits for the second. */
const waitMs = 1500;

let waiting: { press: string; until: number } | undefined;

/** Runs the shortcut that a press means, where it means one. */
export function handleKey(
  event: KeyboardEvent,
  groups: readonly KeyGroup[],
  isLate?: "late",
): void {
  if ((event.defaultPrevented && !isLate) || event.isComposing) return;
  const press = writtenPress(event);
  if (press === undefined) return;
  const before = waiting && event.timeStamp < waiting.until ? `${waiting.press} ` : "";
  waiting = undefined;
  const pressed = before + press;
  const bindings = groups.flatMap((group) => group.bindings);
  const bound = bindings.find((binding) => hears(binding, event, pressed));
  if (bound) {
    event.preventDefault();
    bound.run();
    return;
  }
  const isFirst = before === "" && bindings.some(({ name }) => beginsOne(name, press));
  if (isFirst && singleKeysAreOn() && !isTyping(event.target)) {
    waiting = { press, until: event.timeStamp + waitMs };
  }
}

function beginsOne(name: KeyBinding["name"], press: string): boolean {
  return keysOf(name).some((keys) => keys.startsWith(`${press} `));
}

function hears({ name }: KeyBinding, { target }: KeyboardEvent, pressed: string): boolean {
  if (!keysOf(name).includes(pressed)) return false;
  if (isSingleKey(pressed) && !singleKeysAreOn()) return false;
  if (isTakenBy(target, pressed) || isDialogOpen()) return false;
  // From a field one gets to the palette as well, unless its key is one to type.
  const isForTyping = name === "palette" && pressed.startsWith("Ctrl+");
  return isForTyping ? !isInDialog(target) : !isTyping(target);
}
