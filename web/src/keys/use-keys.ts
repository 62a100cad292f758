import { useEffect, useEffectEvent } from "react";
import { commandOf, isTyping, type KeyCommand } from "./keys";
import { singleKeysAreOn } from "./single-keys";

/** So long a G waits for its second key. */
const prefixMs = 1500;

let prefixUntil = 0;

/** Whether a G waits for this press. */
export function hasPrefix(event: KeyboardEvent): boolean {
  return event.timeStamp < prefixUntil;
}

/** Runs what the page offers for a single key, while no field has the focus. */
export function useKeys(actions: Partial<Record<KeyCommand, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !singleKeysAreOn()) return;
    if (isTyping(event.target)) return;
    const command = commandOf(event, hasPrefix(event));
    if (command === undefined) return;
    if (command === "prefix") {
      prefixUntil = event.timeStamp + prefixMs;
      return;
    }
    const action = actions[command];
    if (action === undefined) return;
    event.preventDefault();
    prefixUntil = 0;
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
