import type { HistoryAction, HistoryLocation } from "@tanstack/history";
import { history, isScrollKept } from "./history";

const key = "lacewing.scroll";

type Tops = Record<number, number>;

function keptTops(): Tops {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Tops;
  } catch {
    return {};
  }
}

function keep(tops: Tops): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tops));
  } catch {
    // Storage is switched off or full: after a reload pages begin at their top.
  }
}

const stepOf = ({ state: { __TSR_index: step } }: HistoryLocation): number => step;

/**
 * Keeps how far the page of each step of the session history was scrolled, in pixels: who goes back, or loads the
 * page anew, finds it there. A new page begins at its top.
 */
export class ScrollKeeper {
  readonly #tops = keptTops();
  #step = stepOf(history().location);

  constructor() {
    if (typeof window === "undefined") return;
    window.history.scrollRestoration = "manual";
    addEventListener("scroll", this.#note, { passive: true });
    addEventListener("pagehide", this.#keepAll);
  }

  stop(): void {
    if (typeof window === "undefined") return;
    removeEventListener("scroll", this.#note);
    removeEventListener("pagehide", this.#keepAll);
  }

  /** Where the first page stands; undefined where it is new. */
  first(): number | undefined {
    return this.#tops[this.#step];
  }

  /** Where the page of the next step stands; undefined where it stays as it is. */
  next(location: HistoryLocation, action: HistoryAction): number | undefined {
    const before = window.scrollY;
    this.#tops[this.#step] = before;
    this.#step = stepOf(location);
    const isNew = action === "PUSH" || action === "REPLACE";
    const top = isNew ? 0 : (this.#tops[this.#step] ?? 0);
    // Where that is where the page stands already, no scrolling will be heard; a step taken anew has no other place.
    this.#tops[this.#step] = isScrollKept() ? before : top;
    return isScrollKept() ? undefined : top;
  }

  /** Noted while it happens: asked for when the page is left, it would have the whole page styled once more for nobody. */
  readonly #note = () => {
    this.#tops[this.#step] = window.scrollY;
  };

  readonly #keepAll = () => keep(this.#tops);
}
