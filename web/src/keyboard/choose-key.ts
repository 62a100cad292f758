import { clashOf, isKept } from "../keys/clashes";
import { keysOf, ownKeys, setOwnKeys } from "../keys/own-keys";
import { firstKeysOf, type KeyName, keyNames } from "../keys/table";

/** Why a shortcut cannot have these keys. */
export type Refusal = { is: "kept"; keys: string } | { is: "clash"; keys: string; other: KeyName };

/** Gives a shortcut other keys, or none where they are empty; all of the person's browsers have them then. */
export function chooseKeys(name: KeyName, keys: string): Refusal | undefined {
  if (isKept(keys)) return { is: "kept", keys };
  const other = keys === "" ? undefined : clashOf(name, keys, keyNames);
  if (other !== undefined) return { is: "clash", keys, other };
  const { [name]: _before, ...others } = ownKeys();
  const first = firstKeysOf(name);
  const isFirst = keys === (first[0] ?? "") && first.length < 2;
  setOwnKeys(isFirst ? others : { ...others, [name]: keys });
  return undefined;
}

/** Its first keys again, unless another shortcut has taken one of them meanwhile. */
export function resetKeys(name: KeyName): Refusal | undefined {
  for (const keys of firstKeysOf(name)) {
    const other = clashOf(name, keys, keyNames);
    if (other !== undefined) return { is: "clash", keys, other };
  }
  const { [name]: _before, ...others } = ownKeys();
  setOwnKeys(others);
  return undefined;
}

export function resetAllKeys(): void {
  setOwnKeys({});
}

/** Whether a press only begins keys that are pressed one after the other. */
export function isFirstOfTwo(press: string): boolean {
  return keyNames.some((name) => keysOf(name).some((keys) => keys.startsWith(`${press} `)));
}
