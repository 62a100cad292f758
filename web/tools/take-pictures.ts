// Takes the pictures of README and docs/ from a server that holds the example organization:
//
//   node tools/take-pictures.ts http://localhost:8080 maren@saltwind.example PASSWORD
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const [base = "", email = "", password = ""] = process.argv.slice(2);
const folder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

const browser = await chromium.launch({
  executablePath: process.env["LACEWING_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-quic"],
});
async function takeAll(theme: "light" | "dark") {
  const context = await browser.newContext({
    colorScheme: theme,
    locale: "en-US",
    timezoneId: "UTC",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const take = async (name: string, width: number) => {
    await page.setViewportSize({ width, height: width < 650 ? 800 : 900 });
    await page.mouse.move(0, 0);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}${name}-${theme}-${width}.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto(`${base}/`);
  await take("start", 1440);
  await take("start", 400);
  await page.goto(`${base}/auth`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /Saltwind Ferries/ }).click();
  await page.getByRole("link", { name: /Booking app/ }).waitFor();
  await take("organization", 1440);
  await take("organization", 400);
  await page.getByRole("link", { name: /Booking app/ }).click();
  await page.getByText("APP-16").waitFor();
  await take("project", 1440);
  await page.getByText("APP-7").click();
  await page.getByRole("heading", { name: /Push about a delay/ }).waitFor();
  await take("bug", 1440);
  await take("bug", 400);
  await context.close();
}
await takeAll("light");
await takeAll("dark");
await browser.close();
