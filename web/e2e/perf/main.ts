// Measures what people do all day in Chromium, for bin/bench and by hand; one line of JSON per figure:
//
//   node e2e/perf/main.ts BUGS [ROUNDS]
//
// On the release binary with an example organization of so many bugs. Work is the processor's time on
// the main thread, at full speed; paint is from the press to the next frame, at a quarter of it.
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { LacewingServer } from "../lacewing-server.ts";
import { acts, type Ground } from "./acts.ts";
import { barePage } from "./bare-page.ts";
import { firstPaints } from "./first-paint.ts";
import { MeasuredPage } from "./measured-page.ts";
import { percentile, tell } from "./tell.ts";
import { heapOver, longestTasks, othersChanges, warmStart } from "./whole.ts";

const [bugs = "1000", rounds = "20"] = process.argv.slice(2);
const slow = 4;

const server = await LacewingServer.start("smtp://127.0.0.1:9", undefined);
const printed = await server.command("demo", "--bugs", bugs);
const browser = await chromium.launch({
  executablePath: process.env["LACEWING_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-quic", "--enable-precise-memory-info"],
});
try {
  const context = await signedIn(browser);
  const ground = await groundOf(context);
  await barePage(context, Number(rounds));
  const page = await MeasuredPage.of(await context.newPage());
  for (const act of acts) {
    // Measured one after the other, on one page.
    // oxlint-disable-next-line no-await-in-loop
    await measure(page, act, ground);
  }
  // Another tab would draw what is measured from here on as well, and at the same time.
  await page.page.close();
  await firstPaints(await signedIn(browser), ground, Number(rounds));
  await warmStart(context, ground, Number(rounds));
  await longestTasks(context, ground, Number(rounds));
  await heapOver(context, ground);
  await othersChanges(context, await signedIn(browser), ground, Number(rounds));
  await barePage(context, Number(rounds));
} finally {
  await browser.close();
  await server.remove();
}

async function measure(page: MeasuredPage, act: (typeof acts)[number], ground: Ground) {
  const figures = { work: [] as number[], paint: [] as number[] };
  for (const rate of [1, slow]) {
    // oxlint-disable-next-line no-await-in-loop
    await act.prepare(page, ground);
    // What the beginning of a page costs is told by figures of its own.
    // oxlint-disable-next-line no-await-in-loop
    await page.untilAtRest();
    // oxlint-disable-next-line no-await-in-loop
    await page.throttle(rate);
    // The first one warms up what is fetched and compiled once.
    for (let round = 0; round <= Number(rounds); round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const { workMs, paintMs } = await act.run(page, round);
      if (round === 0) continue;
      if (rate === 1) figures.work.push(workMs);
      else figures.paint.push(paintMs);
    }
    // oxlint-disable-next-line no-await-in-loop
    await page.throttle(1);
  }
  const name = `${act.name}, ${bugs} bugs`;
  tell(`${name}: work`, figures.work, "p95 <= 16 ms");
  tell(`  to the paint, at a quarter of the speed`, figures.paint, "p95 <= 100 ms");
  if (percentile(figures.work, 0.5) === 0) throw new Error(`${name} was not measured.`);
}

async function signedIn(from: Browser): Promise<BrowserContext> {
  const [, email = ""] = /Log in as +(\S+)/.exec(printed) ?? [];
  const [, password = ""] = /Password +(\S+)/.exec(printed) ?? [];
  const context = await from.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/auth`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.close();
  return context;
}

async function groundOf(context: BrowserContext): Promise<Ground> {
  const api = `${server.url}/api/v1/orgs`;
  const get = async <T>(address: string) =>
    (await (await context.request.get(address)).json()) as T;
  const { items } = await get<{ items: { id: string }[] }>(api);
  const id = items[0]?.id ?? "";
  const projects = await get<{ items: { id: string; key: string; bugCount: number }[] }>(
    `${api}/${id}/projects`,
  );
  const [largest] = projects.items.toSorted((a, b) => b.bugCount - a.bugCount);
  return {
    api: `${api}/${id}`,
    origin: server.url,
    organization: `${server.url}/organizationDisplay/${id}`,
    project: largest?.key ?? "",
  };
}
