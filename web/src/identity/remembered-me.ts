import * as v from "valibot";
import { rememberedKey } from "./kept-here";
import type { Me } from "./session";

const meSchema = v.looseObject({ UID: v.string(), displayName: v.string(), email: v.string() });

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
    const read = v.safeParse(meSchema, JSON.parse(localStorage.getItem(rememberedKey) ?? "null"));
    // What else was kept came from the server, too.
    return read.success ? (read.output as unknown as Me) : undefined;
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
