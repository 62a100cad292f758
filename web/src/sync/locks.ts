/** Whether this browser has locks: only on pages that came over TLS, or from this machine. */
export function hasLocks(): boolean {
  return navigator.locks !== undefined;
}

/** Holds a lock until the signal; `held` is called when it does. Rejects where the lock was taken away. */
export function holdLock(
  name: string,
  options: LockOptions,
  until: AbortSignal,
  held: () => void,
): Promise<void> {
  // Whoever takes a lock does not wait for it, and whoever only looks does not either.
  const mayWait = options.steal !== true && options.ifAvailable !== true;
  const waiting = mayWait ? { signal: until } : {};
  return navigator.locks.request(name, { ...options, ...waiting }, (lock) => {
    if (lock === null || until.aborted) return;
    held();
    return new Promise<void>((resolve) => {
      until.addEventListener("abort", () => resolve(), { once: true });
    });
  });
}

/** Acts while it alone holds the lock, after whoever holds it. Says whether it did: not where the signal comes first. */
export async function inTurn(
  name: string,
  until: AbortSignal,
  act: () => Promise<void>,
): Promise<boolean> {
  let isTurn = !hasLocks();
  const acting = () => {
    isTurn = true;
    return act();
  };
  if (isTurn) await act();
  else {
    await navigator.locks.request(name, { signal: until }, acting).catch((error: unknown) => {
      if (isTurn) throw error;
    });
  }
  return isTurn;
}
