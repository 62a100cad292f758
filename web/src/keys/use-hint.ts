import { useSyncExternalStore } from "react";
import { hintOf, onHintsChange } from "./own-keys";
import { firstKeysOf, type KeyName } from "./table";

/** The keys of a shortcut as a hint beside what it does; nothing where it has none that work. */
export function useHint(name: KeyName | undefined): string | undefined {
  return useSyncExternalStore(
    onHintsChange,
    () => name && hintOf(name),
    () => name && firstKeysOf(name)[0],
  );
}
