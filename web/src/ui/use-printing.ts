import { useSyncExternalStore } from "react";
import { Media } from "./media";

const paper = new Media("print");
let isAnnounced = false;

function subscribe(listener: () => void): () => void {
  const set = (printing: boolean) => () => {
    isAnnounced = printing;
    listener();
  };
  const begin = set(true);
  const end = set(false);
  const leave = paper.subscribe(listener);
  // Comes before the media changes, in time to draw what the screen leaves out.
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    leave();
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** True while the page is laid out for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isAnnounced || paper.matches());
}
