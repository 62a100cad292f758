/** Runs `act` once the page has come to rest; returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** The same, but at once when the person presses something: what comes of it needs what `act` fetches. */
export function whenIdleOrPressed(act: () => void): void {
  const begin = () => {
    removeEventListener("keydown", begin, true);
    removeEventListener("pointerdown", begin, true);
    callOff();
    act();
  };
  const callOff = whenIdle(begin);
  addEventListener("keydown", begin, true);
  addEventListener("pointerdown", begin, true);
}
