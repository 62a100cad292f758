import type { BrowserContext, Page } from "@playwright/test";
import type { Ground } from "./acts.ts";
import { tell } from "./tell.ts";

const slow = 4;
/** The largest thing is painted by then, or a page has come to rest without it. */
const restMs = 1500;
/** What the visit before left behind, in workers and in what is kept, is over by then. */
const leftMs = 1500;

/** Pages that people begin their day with, and what says that what they came for is there. */
const pages = [
  { name: "list", search: "tab=list&q=is:open", shown: '[aria-label="Bugs"] li' },
  { name: "board", search: "tab=board&q=is:open", shown: "[data-card]" },
] as const;

/**
 * First and largest paint of a project's list and board, at a quarter of the speed: cold with nothing of the app in the
 * browser, warm on a page that was there before.
 */
export async function firstPaints(context: BrowserContext, ground: Ground, rounds: number) {
  for (const { name, search, shown } of pages) {
    const address = `${ground.organization}/projects/${ground.project}?${search}`;
    for (const start of ["cold", "warm"] as const) {
      // Measured one after the other.
      // oxlint-disable-next-line no-await-in-loop
      const page = await context.newPage();
      // oxlint-disable-next-line no-await-in-loop
      const { first, largest } = await paintsOf(page, { address, shown, start, rounds });
      tell(
        `${name} of a project, ${start}: first paint, at a quarter of the speed`,
        first,
        "<= 400 ms",
      );
      tell("  largest paint", largest, "<= 1200 ms");
      // oxlint-disable-next-line no-await-in-loop
      await page.close();
    }
  }
}

async function paintsOf(
  page: Page,
  {
    address,
    shown,
    start,
    rounds,
  }: {
    address: string;
    shown: string;
    start: "cold" | "warm";
    rounds: number;
  },
) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const figures = { first: [] as number[], largest: [] as number[] };
  // The first one is there for those that follow.
  for (let round = 0; round <= rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto("about:blank");
    if (start === "cold") {
      // oxlint-disable-next-line no-await-in-loop
      await session.send("Storage.clearDataForOrigin", {
        origin: new URL(address).origin,
        storageTypes: "local_storage,indexeddb,service_workers,cache_storage",
      });
      // oxlint-disable-next-line no-await-in-loop
      await session.send("Network.clearBrowserCache");
    }
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(leftMs);
    // oxlint-disable-next-line no-await-in-loop
    await session.send("Emulation.setCPUThrottlingRate", { rate: slow });
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(address, { waitUntil: "commit" });
    // oxlint-disable-next-line no-await-in-loop
    await page.locator(shown).first().waitFor();
    // oxlint-disable-next-line no-await-in-loop
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    // oxlint-disable-next-line no-await-in-loop
    const { first, largest } = await page.evaluate(painted, restMs);
    if (round === 0) continue;
    figures.first.push(first);
    figures.largest.push(largest);
  }
  return figures;
}

/** Runs in the page. */
async function painted(waitMs: number): Promise<{ first: number; largest: number }> {
  let largest = 0;
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const [entry] = performance.getEntriesByName("first-contentful-paint");
  return { first: entry?.startTime ?? Number.NaN, largest };
}
