// Vite makes this module: the address under which the worker is served.
// oxlint-disable-next-line import/default
import address from "./worker.ts?worker&url";

/** What browsers take as the address of a script where the content policy asks for trusted ones. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ) => { createScriptURL: (text: string) => string };
}

/** The worker's own address, and no other text, is trusted. */
export function workerURL(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  made ??= trustedTypes.createPolicy("lacewing-worker", { createScriptURL: () => address });
  return made.createScriptURL(address);
}

let made: ReturnType<TrustedTypes["createPolicy"]> | undefined;
