import { onSingleKeysChange, singleKeysAreOn } from "./single-keys";
import { firstKeysOf, isKeyName, isSingleKey, type KeyName } from "./table";

/** By shortcut the keys that the person chose for it; empty for none. */
export type OwnKeys = Readonly<Partial<Record<KeyName, string>>>;

const storageKey = "lacewing.keys";
const listeners = new Set<() => void>();
let own = read();

/** The last ones on this device, until the server has said which. */
function read(): OwnKeys {
  try {
    return knownKeys(Object.entries(JSON.parse(localStorage.getItem(storageKey) ?? "{}")));
  } catch {
    return {};
  }
}

/** What another version of the pages kept and this one does not know is left out. */
export function knownKeys(entries: readonly (readonly [string, unknown])[]): OwnKeys {
  return Object.fromEntries(
    entries.filter(([name, keys]) => isKeyName(name) && typeof keys === "string"),
  );
}

export const ownKeys = (): OwnKeys => own;

export function setOwnKeys(chosen: OwnKeys): void {
  own = chosen;
  try {
    if (Object.keys(chosen).length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(chosen));
  } catch {
    // Storage is switched off or full: the server knows them too.
  }
  for (const listener of listeners) listener();
}

export function onOwnKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The keys of a shortcut for this person. */
export function keysOf(name: KeyName): readonly string[] {
  const chosen = own[name];
  if (chosen === undefined) return firstKeysOf(name);
  return chosen === "" ? [] : [chosen];
}

/** As a hint: the first of them that works now. */
export function hintOf(name: KeyName): string | undefined {
  return keysOf(name).find((keys) => singleKeysAreOn() || !isSingleKey(keys));
}

export function onHintsChange(listener: () => void): () => void {
  const stops = [onOwnKeysChange(listener), onSingleKeysChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
