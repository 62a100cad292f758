import type { CDPSession, Page } from "@playwright/test";

/** What an act cost: the processor's time on the main thread, and the time from the press to the paint. */
export interface Cost {
  workMs: number;
  paintMs: number;
}

/** So long nothing may be going on before and after an act, so that its work is its own. */
const quietMs = 150;
export const giveUpMs = 30_000;
/** A page whose main thread works less than that in so long a time has come to rest. */
const rest = { workMs: 5, inMs: 1000 };

/** A page whose work is counted by the browser itself. */
export class MeasuredPage {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<MeasuredPage> {
    const session = await page.context().newCDPSession(page);
    // Processor's time, not the clock's: other programs of the machine are left out.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("HeapProfiler.enable");
    return new MeasuredPage(page, session);
  }

  async throttle(rate: number): Promise<void> {
    await this.#session.send("Emulation.setCPUThrottlingRate", { rate });
  }

  /** Milliseconds of all tasks of the main thread since the page began. */
  async workMs(): Promise<number> {
    return 1000 * (await this.#metric("TaskDuration"));
  }

  /** Until the page has done what its beginning puts off. */
  async untilAtRest(): Promise<void> {
    const end = performance.now() + giveUpMs;
    for (let before = await this.workMs(); performance.now() < end; ) {
      // oxlint-disable-next-line no-await-in-loop
      await this.page.waitForTimeout(rest.inMs);
      // oxlint-disable-next-line no-await-in-loop
      const now = await this.workMs();
      if (now - before < rest.workMs) return;
      before = now;
    }
    throw new Error("The page does not come to rest.");
  }

  /** Bytes of live objects. */
  async heapBytes(): Promise<number> {
    await this.#session.send("HeapProfiler.collectGarbage");
    await this.#session.send("HeapProfiler.collectGarbage");
    return this.#metric("JSHeapUsedSize");
  }

  /**
   * Does an act and waits until `isDone`, a function of the page over `about`, holds and is painted. The
   * time counts from the last press or click before that.
   */
  async cost(
    act: () => Promise<void>,
    isDone: (about: string) => boolean,
    about = "",
  ): Promise<Cost> {
    await this.page.waitForTimeout(quietMs);
    const painted = this.page.evaluate(untilPainted, {
      source: isDone.toString(),
      about,
      giveUpMs,
    });
    // It is watching when this one is answered: how it began is no work of the act.
    await this.page.evaluate(() => undefined);
    const before = await this.workMs();
    await act();
    const { paintMs } = await painted;
    const workMs = (await this.workMs()) - before;
    return { workMs, paintMs };
  }

  async #metric(name: string): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }
}

/**
 * Runs in the page: the milliseconds between the last press before `source` holds and its paint, and when that was.
 * It looks where something changes, not in each frame: a page that is looked at sixty times a second draws as often.
 */
export function untilPainted({
  source,
  about,
  giveUpMs: latestMs,
}: {
  source: string;
  about: string;
  giveUpMs: number;
}): Promise<{ paintMs: number; at: number }> {
  // Written in this file, of a function that cannot be handed over as such.
  // oxlint-disable-next-line no-implied-eval, no-new-func
  const isDone = new Function(`return (${source})`)() as (about: string) => boolean;
  return new Promise((resolve, reject) => {
    let pressed = performance.now();
    const over = new AbortController();
    const heard = { capture: true, signal: over.signal };
    const press = (event: Event) => {
      pressed = event.timeStamp;
    };
    for (const name of ["keydown", "pointerdown"]) addEventListener(name, press, heard);
    const watch = new MutationObserver(look);
    watch.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    // What a field holds is no part of the document.
    addEventListener("input", look, heard);
    const late = setTimeout(() => {
      end();
      reject(new Error(`not done: ${source} of ${about}`));
    }, latestMs);
    look();

    function end() {
      watch.disconnect();
      over.abort();
      clearTimeout(late);
    }
    function look() {
      if (over.signal.aborted || !isDone(about)) return;
      end();
      requestAnimationFrame(() => {
        // What is asked for in a frame comes after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          const now = performance.now();
          resolve({ paintMs: now - pressed, at: performance.timeOrigin + now });
        });
        port1.start();
        port2.postMessage(0);
      });
    }
  });
}
