// Measures pages of a running server in Chromium, for bin/bench and by hand; one line of JSON per figure:
//
//   node tools/measure-pages.ts http://localhost:8080 COOKIE BOARD PAGE…
//
// COOKIE is a signed-in session's ("lacewing=…"), BOARD the path of a project's bugs, PAGE paths for
// Lighthouse; one that begins with "+" is visited signed in.
import { once } from "node:events";
import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";

const [base = "", cookie = "", board = "", ...pages] = process.argv.slice(2);
const executablePath = process.env["LACEWING_CHROMIUM"] ?? "/usr/bin/chromium";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Pages behind a sign-in are kept from search engines on purpose. */
const categoriesSignedIn = categories.slice(0, 3);

function tell(name: string, value: string, limit: string): void {
  console.log(JSON.stringify({ name, value, limit }));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-quic", `--remote-debugging-port=${port}`],
});

/** Scripts without which the first bugs are not on screen: what waits for an idle moment is left out. */
async function measureBoard(): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: { Cookie: cookie } });
  await context.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const page = await context.newPage();
  await page.goto(`${base}${board}`);
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  tell("web: JavaScript to the first board, brotli", `${Math.round(bytes / 1024)} KB`, "<= 120 KB");
  await context.close();
}

async function measurePage(page: string, preset: "desktop" | "mobile"): Promise<void> {
  const isSignedIn = page.startsWith("+");
  const path = isSignedIn ? page.slice(1) : page;
  const wanted = isSignedIn ? categoriesSignedIn : categories;
  const result = await lighthouse(
    `${base}${path}`,
    {
      port,
      logLevel: "error",
      onlyCategories: [...wanted],
      ...(isSignedIn && { extraHeaders: { Cookie: cookie } }),
    },
    preset === "desktop" ? desktopConfig : undefined,
  );
  const found = result?.lhr.categories ?? {};
  const scores = wanted.map((name) => Math.round((found[name]?.score ?? 0) * 100));
  const shown = path.replace(/[\da-f]{8}-[\da-f-]{27}/, "{orgID}");
  tell(
    `Lighthouse, ${preset}: ${shown}`,
    scores.join(", "),
    [">= 95", ...wanted.slice(1).map(() => "100")].join(", "),
  );
  for (const { id, title, score, displayValue } of Object.values(result?.lhr.audits ?? {})) {
    const isCounted = Object.values(found).some(({ auditRefs }) =>
      auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    if (isCounted && score !== null && score < 0.9)
      tell(`    ${title}`, displayValue ?? `${score}`, "");
  }
}

if (board !== "") await measureBoard();
for (const page of pages) {
  for (const preset of ["desktop", "mobile"] as const) {
    // One after the other: two at once would slow each other down.
    // oxlint-disable-next-line no-await-in-loop
    await measurePage(page, preset);
  }
}
await browser.close();
