import { useSyncExternalStore } from "react";
import type { Cell } from "./cell";

export function useCell<T>(cell: Cell<T>): T {
  return useSyncExternalStore(cell.subscribe, cell.get, cell.first);
}
