import { hasMembers, isText } from "../api/checks";
import { rememberedKey } from "./kept-here";
import type { Me } from "./session";

// What else was kept came from the server, too.
const isMe = (value: unknown): value is Me =>
  hasMembers(value, { UID: isText, displayName: isText, email: isText });

/** Kept for the pages that begin without a network. */
export function rememberMe(me: Me): void {
  try {
    localStorage.setItem(rememberedKey, JSON.stringify(me));
  } catch {
    // Storage is switched off or full: pages begin with a network.
  }
}

/** As the server last said it in this browser. */
export function rememberedMe(): Me | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(rememberedKey) ?? "null");
    return isMe(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The session of whoever it was has ended. */
export function forgetMe(): void {
  try {
    localStorage.removeItem(rememberedKey);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
