import { defineConfig } from "@playwright/test";
import type { Options } from "./e2e/fixtures.ts";

const postgres = process.env["LACEWING_TEST_POSTGRES_URL"];
if (postgres === undefined) {
  console.warn("LACEWING_TEST_POSTGRES_URL is not set: the stories run on SQLite alone.");
}

export default defineConfig<Options>({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "UTC",
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
    // Each new browser would fetch all files of all pages. Stories about what is kept here allow it.
    serviceWorkers: "block",
    trace: "retain-on-failure",
    launchOptions: {
      // Chromium without the windows around its pages: a third less time.
      executablePath: process.env["LACEWING_CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
      args: ["--no-sandbox", "--disable-quic", "--disable-gpu"],
    },
  },
  projects: [
    { name: "sqlite" },
    ...(postgres === undefined
      ? []
      : [{ name: "postgres", testMatch: "two-people.spec.ts", use: { postgres } }]),
  ],
});
