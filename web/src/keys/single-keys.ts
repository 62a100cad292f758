const storageKey = "lacewing.single-keys";
const listeners = new Set<() => void>();
let areOn = read();

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Single-key shortcuts can be switched off (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  return areOn;
}

export function setSingleKeys(on: boolean): void {
  areOn = on;
  try {
    localStorage.setItem(storageKey, on ? "on" : "off");
  } catch {
    // Storage is switched off or full: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function onSingleKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
