import { useSyncExternalStore } from "react";

/**
 * A media query. The browser is asked once and tells what changes: whoever asks has it work out the styles of the
 * whole page there and then.
 */
export class Media {
  readonly #query: string;
  readonly #listeners = new Set<() => void>();
  #list: MediaQueryList | undefined;
  #matches = false;

  constructor(query: string) {
    this.#query = query;
  }

  readonly matches = (): boolean => {
    // When it is used, not before: pages are rendered without a window, too.
    if (this.#list === undefined) this.#begin();
    return this.#matches;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.matches();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #begin(): void {
    // Held for as long as the page is there: one that nothing holds tells nothing.
    this.#list = matchMedia(this.#query);
    this.#matches = this.#list.matches;
    this.#list.addEventListener("change", ({ matches }) => {
      this.#matches = matches;
      for (const listener of this.#listeners) listener();
    });
  }
}

export function useMedia(media: Media): boolean {
  return useSyncExternalStore(media.subscribe, media.matches);
}
