import type { BrowserContext, Page } from "@playwright/test";
import { newID } from "../../src/store/new-id.ts";
import type { Ground } from "./acts.ts";
import { giveUpMs, MeasuredPage, untilPainted } from "./measured-page.ts";
import { tell, tellOne } from "./tell.ts";

const megabyte = 1024 * 1024;
const manyChanges = 1000;
/** A single change takes little time: it is measured so many times as often as the rest. */
const singlesPerRound = 3;
const slow = 4;
/** The browser tells tasks of so many milliseconds and longer ones. */
const shortestTold = 50;

const listOf = ({ organization }: Ground) => `${organization}/bugs?q=is:open`;

async function openList(page: Page, ground: Ground): Promise<void> {
  await page.goto(listOf(ground));
  const bugs = page.getByRole("region", { name: "Bugs", exact: true });
  await bugs.getByRole("listitem").first().waitFor();
}

/** From the beginning of a navigation to a page that was there before, to its rows. */
export async function warmStart(context: BrowserContext, ground: Ground, rounds: number) {
  const measured = await MeasuredPage.of(await context.newPage());
  const { page } = measured;
  await openList(page, ground);
  // What is kept for the next start is written when nothing else is going on.
  await page.waitForTimeout(5000);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // What the visit before began is over: nobody leaves a page as soon as it stands.
    // oxlint-disable-next-line no-await-in-loop
    await measured.untilAtRest();
    // oxlint-disable-next-line no-await-in-loop
    await page.reload({ waitUntil: "commit" });
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate(untilPainted, {
      source: `() => document.querySelector('[aria-label="Bugs"] li') !== null`,
      about: "",
      giveUpMs,
    });
    // oxlint-disable-next-line no-await-in-loop
    times.push(await page.evaluate(() => performance.now()));
  }
  tell("warm start, to the rows of a list", times, "<= 400 ms");
  await page.close();
}

/** How long a press may have to wait while a page that was there before begins, at a quarter of the speed. */
export async function longestTasks(context: BrowserContext, ground: Ground, rounds: number) {
  const page = await MeasuredPage.of(await context.newPage());
  await openList(page.page, ground);
  await page.untilAtRest();
  await page.page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: "longtask",
    });
  });
  const longest: number[] = [];
  // The first one is there for those that follow.
  for (let round = 0; round <= rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.throttle(slow);
    // oxlint-disable-next-line no-await-in-loop
    await openList(page.page, ground);
    // oxlint-disable-next-line no-await-in-loop
    const rowsMs = await page.page.evaluate(() => performance.now());
    // oxlint-disable-next-line no-await-in-loop
    await page.untilAtRest();
    // oxlint-disable-next-line no-await-in-loop
    await page.throttle(1);
    // oxlint-disable-next-line no-await-in-loop
    const durations = await page.page.evaluate(durationsAfter, rowsMs);
    if (round > 0) longest.push(Math.max(shortestTold, ...durations));
  }
  tell(
    "warm start, the longest task behind the rows, at a quarter of the speed",
    longest,
    "p95 <= 100 ms",
  );
  await page.page.close();
}

/** Runs in the page. */
function durationsAfter(ms: number): number[] {
  const { longTasks } = globalThis as unknown as { longTasks: PerformanceEntry[] };
  return longTasks.filter(({ startTime }) => startTime > ms).map(({ duration }) => duration);
}

/** Live objects of a list's page, without those of a page with nothing on it. */
export async function heapOver(context: BrowserContext, ground: Ground) {
  const page = await MeasuredPage.of(await context.newPage());
  await page.page.goto(`${ground.origin}/subscribe`);
  const empty = await page.heapBytes();
  await openList(page.page, ground);
  await page.page.waitForTimeout(5000);
  const full = await page.heapBytes();
  tellOne(
    "heap over a page without bugs",
    `${((full - empty) / megabyte).toFixed(1)} MB`,
    "<= 40 MB",
  );
  await page.page.close();
}

interface Listed {
  id: string;
  key: string;
  title: string;
}

/** What another browser does, until it stands in this one; and what a thousand changes cost here. */
export async function othersChanges(
  context: BrowserContext,
  other: BrowserContext,
  ground: Ground,
  rounds: number,
) {
  const page = await MeasuredPage.of(await context.newPage());
  await openList(page.page, ground);
  const reply = await other.request.get(`${ground.api}/bugs?q=is:open&limit=5`);
  const { items } = (await reply.json()) as { items: Listed[] };
  const bug = items[2] ?? items[0];
  if (bug === undefined) throw new Error("There is no bug to change.");
  const headers = { Origin: ground.origin };
  const delays: number[] = [];
  const works: number[] = [];
  for (let round = 0; round < singlesPerRound * rounds; round += 1) {
    const title = `Heard from elsewhere ${round}`;
    // oxlint-disable-next-line no-await-in-loop
    await page.page.waitForTimeout(300);
    // oxlint-disable-next-line no-await-in-loop
    const before = await page.workMs();
    const painted = page.page.evaluate(untilPainted, {
      source: `(wanted) => document.querySelector('[aria-label="Bugs"]')?.textContent?.includes(wanted) === true`,
      about: title,
      giveUpMs,
    });
    // oxlint-disable-next-line no-await-in-loop
    await other.request.patch(`${ground.api}/bugs/${bug.key}`, { data: { title }, headers });
    const answered = performance.timeOrigin + performance.now();
    // oxlint-disable-next-line no-await-in-loop
    delays.push(Math.max(0, (await painted).at - answered));
    // oxlint-disable-next-line no-await-in-loop
    works.push((await page.workMs()) - before);
  }
  tell("another browser's change, from its answer to the frame", delays, "p95 <= 50 ms");
  tell("  work", works, "p50 <= 8 ms");
  await manyAtOnce(page, other, ground, rounds);
}

async function manyAtOnce(
  page: MeasuredPage,
  other: BrowserContext,
  ground: Ground,
  rounds: number,
) {
  const works: number[] = [];
  // The first one warms up what is compiled once, as with the acts.
  for (let round = 0; round <= rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.page.waitForTimeout(2000);
    // oxlint-disable-next-line no-await-in-loop
    const before = await page.workMs();
    // oxlint-disable-next-line no-await-in-loop
    await changeMany(other, ground, round);
    // oxlint-disable-next-line no-await-in-loop
    await page.page.waitForTimeout(2000);
    // oxlint-disable-next-line no-await-in-loop
    const workMs = (await page.workMs()) - before;
    if (round > 0) works.push(workMs);
  }
  tell(`${manyChanges} changes of another browser: work`, works, "p50 <= 16 ms");
}

/** One batch over the bugs that the list shows and many behind them. */
async function changeMany(other: BrowserContext, { api, origin }: Ground, round: number) {
  const ids: string[] = [];
  let cursor = "";
  while (ids.length < manyChanges) {
    // oxlint-disable-next-line no-await-in-loop
    const reply = await other.request.get(`${api}/bugs?q=is:open&limit=100${cursor}`);
    // oxlint-disable-next-line no-await-in-loop
    const page = (await reply.json()) as { items: Listed[]; nextCursor?: string };
    ids.push(...page.items.map(({ id }) => id));
    if (page.nextCursor === undefined) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  const batchID = newID();
  const priority = round % 2 === 0 ? "high" : "low";
  const reply = await other.request.post(`${api}/bugs/bulk`, {
    data: { batchID, clientID: batchID, ids: ids.slice(0, manyChanges), change: { priority } },
    headers: { Origin: origin },
  });
  if (!reply.ok()) throw new Error(await reply.text());
}
