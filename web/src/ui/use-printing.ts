import { useSyncExternalStore } from "react";

let isAnnounced = false;

function subscribe(listener: () => void): () => void {
  const media = matchMedia("print");
  const set = (printing: boolean) => () => {
    isAnnounced = printing;
    listener();
  };
  const begin = set(true);
  const end = set(false);
  media.addEventListener("change", listener);
  // Comes before the media changes, in time to draw what the screen leaves out.
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    media.removeEventListener("change", listener);
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** True while the page is laid out for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isAnnounced || matchMedia("print").matches);
}
