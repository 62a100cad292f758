import { useSyncExternalStore } from "react";

/** Asked when it is used: pages are rendered without a window, too. */
const narrow = () => matchMedia("(width < 650px)");

function subscribe(listener: () => void): () => void {
  const media = narrow();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the window is narrower than 650 px. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
