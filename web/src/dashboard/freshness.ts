import { useEffect } from "react";

/** Changes that come together are loaded together; a steady stream of them once a second. */
const burstMs = 150;
const restMs = 1000;

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let loadedAt = 0;

/** Something happened that may move counts and lists: what is on screen is asked for again. */
export function noteBugsMoved(): void {
  if (watchers.size === 0 || timer !== undefined) return;
  const wait = Math.max(burstMs, loadedAt + restMs - Date.now());
  timer = setTimeout(() => {
    timer = undefined;
    loadedAt = Date.now();
    for (const load of watchers) load();
  }, wait);
}

/** Loads when it is first shown, and again whenever bugs moved while it is shown. */
export function useFresh(load: () => void): void {
  useEffect(() => {
    load();
    watchers.add(load);
    return () => {
      watchers.delete(load);
    };
  }, [load]);
}
