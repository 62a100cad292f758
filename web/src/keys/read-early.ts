import { flushSync } from "react-dom";
import { givePress, holdsPresses, keepPress } from "./held";
import { handleKey } from "./listen";
import { isTakenByFocus, isTyping } from "./press";
import { shownKeyGroups } from "./shown";

/**
 * Reads the presses that came before what reads them, each on the page that those before it made. Whatever is
 * pressed meanwhile is added to them. `setGiven` says what hears a press while it is given to what has the focus.
 */
export async function readEarly(
  early: KeyboardEvent[],
  setGiven: (handle: typeof handleKey | undefined) => void,
): Promise<typeof handleKey> {
  /** What the presses read here put the focus on. */
  let opened: Element | null = null;
  for (let event = early.shift(); event; event = early.shift()) {
    const press = event;
    if (keepPress(press)) continue;
    const focused = document.activeElement;
    const isToGive = isTakenByFocus(press) || (focused === opened && isMeantFor(opened, press));
    setGiven(handleKey);
    try {
      // What one press changes is drawn before the next one is read.
      flushSync(() => (isToGive ? givePress(press) : handleKey(press, shownKeyGroups(), "late")));
    } finally {
      setGiven(undefined);
    }
    if (document.activeElement !== focused) opened = document.activeElement;
    // A window that it asked for, or a field, has the rest at once: before anything that is pressed meanwhile.
    if (holdsPresses() || isTyping(document.activeElement)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve));
  }
  return handleKey;
}

/** Pressed before the field was open, and not typed into another one. */
function isMeantFor(field: Element | null, { target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return !ctrlKey && !metaKey && !altKey && isTyping(field) && !isTyping(target);
}
