const address = "/sw.js";
const cachePrefix = "lacewing-shell-";

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The content policy lets only what a policy of ours made be run. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes === undefined) return address;
  return trustedTypes
    .createPolicy("lacewing-shell-worker", { createScriptURL: () => address })
    .createScriptURL(address);
}

/** From now on pages begin without a network too. Browsers know no such thing on pages that came over plain HTTP. */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  const { active } = await navigator.serviceWorker.register(trusted(), { updateViaCache: "none" });
  // A new one fetches its files by itself; one that was there before may have lost them with a log-out.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage("keep");
}

/** Nothing of the app stays with a browser in which nobody is signed in. */
export async function dropShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return;
  await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
