// Takes the pictures of README and docs/ anew: the example organization on a server of its own, in
// Chromium. Run it after `tools/build-server release lacewing`, when pages changed:
//
//   node tools/take-pictures.ts
//
// LACEWING_PICTURES names another folder than docs/pictures.
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { LacewingServer } from "../e2e/lacewing-server.ts";

const folder =
  process.env["LACEWING_PICTURES"] ??
  fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 800 };

/** Addresses behind the organization's; of the board its columns from triage to done. */
const pages = {
  organization: "",
  list: "/projects/APP?tab=list",
  board: "/projects/APP?tab=board&q=-is%3Atriage%20is%3Aopen&hidden=triage,dropped",
  charts: "/bugs?charts=shown",
  triage: "/triage",
  bug: "/bugs/TIDE-59",
};
const narrowToo = new Set(["dashboard", "list", "bug"]);

const server = await LacewingServer.start("smtp://127.0.0.1:9", undefined);
const printed = await server.command("demo");
const [, email = ""] = /Log in as +(\S+)/.exec(printed) ?? [];
const [, password = ""] = /Password +(\S+)/.exec(printed) ?? [];
const browser = await chromium.launch({
  executablePath: process.env["LACEWING_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-quic"],
});
try {
  await takeAll(browser, "light");
  await takeAll(browser, "dark");
} finally {
  await browser.close();
  await server.remove();
}

async function takeAll(from: Browser, theme: "light" | "dark") {
  const context = await from.newContext({
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    viewport: wide,
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  await take(page, `start-${theme}`, false);
  await page.goto(`${server.url}/auth`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await take(page, `dashboard-${theme}`, true);
  await page.goto(`${server.url}/organizations`);
  await page.getByRole("link", { name: /Saltwind Ferries/ }).click();
  await page
    .getByRole("link", { name: /Booking app/ })
    .first()
    .waitFor();
  const [organization = ""] = /^[^?]*organizationDisplay\/[^/?]+/.exec(page.url()) ?? [];
  for (const [name, address] of Object.entries(pages)) {
    // One page shows them all, one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(`${organization}${address}`);
    // oxlint-disable-next-line no-await-in-loop
    await take(page, `${name}-${theme}`, narrowToo.has(name));
  }
  await context.close();
}

async function take(page: Page, name: string, isNarrowToo: boolean) {
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}/${name}-${wide.width}.png` });
  if (!isNarrowToo) return;
  await page.setViewportSize(narrow);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}/${name}-${narrow.width}.png` });
  await page.setViewportSize(wide);
}
