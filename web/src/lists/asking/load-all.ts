import type { BugSource } from "./bug-source";

/** Asks for page after page until all are here, there are enough, or one fails. */
export function loadAll(source: BugSource, enough: number): Promise<void> {
  return new Promise((resolve) => {
    const leave = source.subscribe(step);
    function step() {
      const { is } = source.state();
      if (is === "loading") return;
      if (source.isComplete() || source.count() >= enough || is === "failed") {
        leave();
        resolve();
      } else source.loadMore();
    }
    step();
  });
}
