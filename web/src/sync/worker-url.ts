/** What browsers take as the address of a script where the content policy asks for trusted ones. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ) => { createScriptURL: (text: string) => string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** The address of a worker as browsers take it: a script of this server, and no other, is trusted. */
export function workerURL(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy("lacewing-worker", { createScriptURL: ownScript });
  return policy.createScriptURL(address);
}

function ownScript(address: string): string {
  if (new URL(address, location.origin).origin !== location.origin) {
    throw new Error(`${address} is no script of this server`);
  }
  return address;
}
