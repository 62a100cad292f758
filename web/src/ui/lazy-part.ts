import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { holdPresses } from "../keys/held";

/** A component whose code is fetched apart from the page's. */
export class LazyPart<Props> {
  #part: ComponentType<Props> | undefined;
  #loading: Promise<void> | undefined;
  readonly isWindow: boolean;
  readonly #fetch: () => Promise<ComponentType<Props>>;
  readonly #listeners = new Set<() => void>();

  /** A window takes the focus: what is typed while it is on its way is meant for it. */
  constructor(fetch: () => Promise<ComponentType<Props>>, kind?: "window") {
    this.#fetch = fetch;
    this.isWindow = kind === "window";
  }

  readonly part = (): ComponentType<Props> | undefined => this.#part;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Once is enough; after a failure the next call tries again. */
  load(): Promise<void> {
    this.#loading ??= this.#loadNow().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #loadNow(): Promise<void> {
    this.#part = await this.#fetch();
    for (const listener of this.#listeners) listener();
  }
}

/** Prerendered pages carry no part. */
const nothingYet = () => undefined;

/** The part once it is there; fetched when wanted. A failure to fetch is the error boundary's. */
export function useLazyPart<Props>(
  lazy: LazyPart<Props>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const part = useSyncExternalStore(lazy.subscribe, lazy.part, nothingYet);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (!isWanted) return;
    const loading = lazy.load();
    loading.catch((error: unknown) => setFailure({ error }));
    if (lazy.isWindow) return holdPresses(loading);
  }, [lazy, isWanted]);
  if (failure) throw failure.error;
  return part;
}
