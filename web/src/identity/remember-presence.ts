import { session } from "./session";

const storageKey = "lacewing.me";

/**
 * Notes whether somebody is signed in, so that the next prerendered page shows the right way in from
 * its first paint (inline/theme.js). Who it is, is not kept.
 */
export function rememberPresence(): void {
  session.subscribe(() => {
    const { state } = session.get();
    if (state === "loading") return;
    try {
      if (state === "in") localStorage.setItem(storageKey, "1");
      else localStorage.removeItem(storageKey);
    } catch {
      // Storage is switched off: the page finds out when the server has answered.
    }
  });
}
