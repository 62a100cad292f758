import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The reports that a page sends, as they leave it: kept across its navigations. */
async function keepReports(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    const { stringify } = JSON;
    let text = "";
    JSON.stringify = (value: unknown, ...rest: []) => {
      text = stringify(value, ...rest);
      return text;
    };
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem("reports", `${sessionStorage.getItem("reports") ?? ""}${text}\n`);
      return sendBeacon(address, body);
    };
  });
  return async () => {
    const kept = await page.evaluate(() => sessionStorage.getItem("reports") ?? "");
    return kept.split("\n").filter((line) => line !== "");
  };
}

async function untilMeasuring(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("collect-vitals")),
  );
  await page.waitForLoadState("networkidle");
}

test("pages are measured in the browser and shown, with nothing about who was there", async ({
  newPerson,
  server,
  shoot,
  watch,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await page.goto("/speed-insights");
  await expect(page).toHaveTitle("Speed Insights · Lacewing");
  await expect(page.getByText("No page has been measured yet.")).toBeVisible();
  await ada.joinByPages();
  await ada.createOrganization("Moth Works");
  await ada.openOrganization("Moth Works");
  const organization = new URL(page.url()).pathname;

  const reports = await keepReports(page);
  await page.goto(organization);
  await untilMeasuring(page);
  await page.getByRole("tab", { name: "Members" }).click();
  await page.goto("/auth");
  await untilMeasuring(page);
  await page.goto("/speed-insights");
  const told = (await reports()).find((body) => body.includes("organizationDisplay")) ?? "{}";
  expect(Object.keys(JSON.parse(told) as object)).toEqual(["route", "metrics"]);
  expect(told).toContain('"route":"/organizationDisplay/{orgID}"');
  expect(told).not.toContain(organization.split("/").at(-1));

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: "/organizationDisplay/{orgID}" })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(
    page.getByRole("row", { name: /^\/auth Good|^\/auth Needs|^\/auth Poor/ }),
  ).toContainText("ms");
  const largest = page.getByRole("button", { name: /^LCP/ });
  await expect(largest).toContainText(/Good|Needs work|Poor/);
  await expect(largest).toContainText(/Median [\d.]+ m?s/);
  await expect(page.getByRole("table", { name: "LCP by day" }).getByRole("row")).toHaveCount(2);
  await shoot(page, "speed-insights-all");

  await page.getByRole("button", { name: /^TTFB/ }).click();
  await expect(page.getByRole("heading", { name: "TTFB by day" })).toBeVisible();
  await page.getByLabel("Page", { exact: true }).selectOption("/auth");
  await page.getByLabel("Period").selectOption("28 days");
  await expect(page).toHaveURL(/days=28/);
  await expect(page).toHaveURL(/page=%2Fauth/);
  await expect(page.getByRole("button", { name: /^TTFB/ })).toContainText(/\d measurement/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "TTFB by day" })).toBeVisible();
  await expect(page.getByLabel("Page", { exact: true })).toHaveValue("/auth");

  // Who may see the figures: anyone, signed in or not.
  const stranger = await newPerson("stranger");
  await stranger.page.goto("/speed-insights");
  await expect(
    stranger.page.getByRole("link", { name: "/organizationDisplay/{orgID}" }),
  ).toBeVisible();

  await watch.whileServerIsDown(async () => {
    await server.restart();
    await page.reload();
  });
  await expect(page.getByRole("link", { name: "/organizationDisplay/{orgID}" })).toBeVisible();
});

test("a page that does not exist is not measured", async ({ newPerson }) => {
  const { page } = await newPerson("ada");
  const reports = await keepReports(page);
  await page.goto("/no/such/page");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto("/speed-insights");
  await expect(page.getByText("No page has been measured yet.")).toBeVisible();
  expect(await reports()).toEqual([]);
});

test("weeks of figures make a chart and a table", async ({ newPerson, shoot }) => {
  const { page } = await newPerson("ada");
  await page.route("**/api/v1/vitals?days=*", (route) => route.fulfill({ json: manyWeeks() }));
  await page.goto("/speed-insights?days=28");
  await expect(page.getByRole("table", { name: "LCP by day" }).getByRole("row")).toHaveCount(24);
  await shoot(page, "speed-insights-1440");
  await page.emulateMedia({ colorScheme: "dark" });
  await shoot(page, "speed-insights-dark-1440");
  await page.setViewportSize({ width: 400, height: 900 });
  await shoot(page, "speed-insights-dark-400");
  await page.emulateMedia({ colorScheme: "light" });
  await shoot(page, "speed-insights-400");
});

/** Four weeks of six pages, a few days of them without any measurement. */
function manyWeeks() {
  const names = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
  const usual = { LCP: 2300, INP: 90, CLS: 0.04, FCP: 900, TTFB: 210 };
  const round = (value: number) =>
    value < 2 ? Math.round(value * 1000) / 1000 : Math.round(value);
  const figures = (factor: number) =>
    names.map((metric) => {
      const days = Array.from({ length: 28 }, (_, index) => ({
        day: new Date(Date.UTC(2026, 9, 25 + index)).toISOString().slice(0, 10),
        count: 40 + ((index * 13) % 30),
        median: round(usual[metric] * factor * 0.6 * (1 + 0.25 * Math.sin(index))),
        p75: round(usual[metric] * factor * (1 + 0.3 * Math.sin(index / 2))),
      })).filter((_, index) => index % 9 !== 4 && index !== 12 && index !== 20);
      const median = round(usual[metric] * factor * 0.6);
      return { metric, count: 1420, median, p75: round(usual[metric] * factor), days };
    });
  const routes = [
    ["/", 0.5],
    ["/auth", 0.6],
    ["/organizationDisplay/{orgID}", 1.2],
    ["/organizationDisplay/{orgID}/bugs/{key}", 0.9],
    ["/organizationDisplay/{orgID}/projects/{key}", 2],
    ["/organizations", 0.8],
  ] as const;
  return {
    firstDay: "2026-10-25",
    lastDay: "2026-11-21",
    all: figures(1),
    routes: routes.map(([route, factor]) => ({ route, metrics: figures(factor) })),
  };
}
