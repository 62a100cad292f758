import { afterPaint } from "./after-paint";

/** What the page that begins is about to show. */
const begun = new Set<Promise<unknown>>();
/** Longer than that nothing waits for it. */
const patienceMs = 3000;

/** Until it is done, or has failed, nothing that can wait begins. */
export function letFirst(work: Promise<unknown>): void {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const done = Promise.race([work.catch(() => undefined), late]).finally(() => begun.delete(done));
  begun.add(done);
}

/** Runs `act` once the page has come to rest, with what it begins with; returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  let isWanted = true;
  let callOff = atRest(() => void begin());
  async function begin() {
    if (begun.size === 0) {
      act();
      return;
    }
    await Promise.all(begun);
    if (isWanted) callOff = whenIdle(act);
  }
  return () => {
    isWanted = false;
    callOff();
  };
}

/** Done when the page that begins is painted with that; at once where none begins. */
export async function untilBegun(): Promise<void> {
  if (begun.size === 0) return;
  await Promise.all(begun);
  await new Promise<void>((resolve) => void afterPaint(resolve));
}

function atRest(act: () => void): () => void {
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
