import { useSyncExternalStore } from "react";
import { type ColumnID, readColumns } from "./columns";

export type Density = "comfortable" | "compact";

/** How lists look to this person in this browser. */
interface ListLook {
  columns: readonly ColumnID[] | undefined;
  density: Density;
}

const storageKey = "lacewing.lists";
const listeners = new Set<() => void>();
let look = read();

function read(): ListLook {
  try {
    const [density, columns] = (localStorage.getItem(storageKey) ?? "").split(" ");
    return {
      columns: readColumns(columns),
      density: density === "compact" ? "compact" : "comfortable",
    };
  } catch {
    return { columns: undefined, density: "comfortable" };
  }
}

export function setListLook(change: Partial<ListLook>): void {
  look = { ...look, ...change };
  try {
    localStorage.setItem(storageKey, [look.density, look.columns?.join()].join(" ").trim());
  } catch {
    // Storage is switched off or full: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useListLook(): ListLook {
  return useSyncExternalStore(subscribe, () => look);
}
