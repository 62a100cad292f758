import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Presses the section's link in the header; its region comes into view, below the header. */
async function followSection(page: Page, name: string): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("link", { name, exact: true }).click();
  const region = page.getByRole("region").filter({ has: page.getByText(name, { exact: true }) });
  await expect(region.first()).toBeInViewport();
  const [head, place] = await Promise.all([header.boundingBox(), region.first().boundingBox()]);
  expect(place?.y).toBeGreaterThanOrEqual(head?.height ?? Number.NaN);
}

/** Loads the page as somebody signed in: the right way in shows, and nothing was moved for it. */
async function expectStillness(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(".entry-links[data-state=in]").first()).toBeAttached();
  await expect(page.getByRole("link", { name: "Open your dashboard" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign up" })).toHaveCount(0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts, path).toEqual([]);
}

const sections = ["Platform", "Use cases", "Why the product", "Resources", "Pricing"];

test("a visitor reads the landing page and asks for a demo", async ({
  newPerson,
  shoot,
  watch,
}) => {
  const { page } = await newPerson("visitor");
  // At once, not gliding: where a section ends up is where it is.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const name of sections) {
    // One after the other, as a reader would.
    // oxlint-disable-next-line no-await-in-loop
    await followSection(page, name);
  }
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass("glides");
  const field = page.getByRole("textbox", { name: "Email" });
  const send = page.getByRole("button", { name: "Request demo" });
  await send.click();
  await expect(page.getByRole("alert")).toHaveText("Email field cannot be empty.");
  await field.fill("ada@example");
  await send.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address.");
  await expect(field).toHaveValue("ada@example");

  await page.route("**/api/v1/demo-requests", (route) => route.abort());
  await field.fill("ada@example.org");
  await watch.whileServerIsDown(async () => {
    await send.click();
    await expect(page.getByRole("alert")).toHaveText("An error occurred. Please try again.");
  });
  await expect(field).toHaveValue("ada@example.org");
  await page.unroute("**/api/v1/demo-requests");

  await send.click();
  await expect(page.getByRole("status")).toContainText("Your request has arrived");
  await expect(field).toHaveValue("");
  await shoot(page, "landing");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page.locator("html")).not.toHaveClass("glides");
});

test("the sections hold what they are to speak of", async ({ newPerson }) => {
  const { page } = await newPerson("visitor");
  await page.goto("/");
  for (const [id, items] of Object.entries({
    platform: [
      "Real-time updates",
      "Reporting and analytics",
      "Customizable workflows",
      "Role-based access control",
      "Integrations",
    ],
    "use-cases": ["Software development", "Project management", "QA", "Customer support"],
    why: ["Nothing acknowledged is lost.", "Nothing waits.", "It runs anywhere."],
    resources: ["Docs", "Community", "Webinars", "Support"],
    pricing: ["Free", "Basic", "Pro", "Enterprise"],
  })) {
    const headings = page.locator(`#${id}`).getByRole("heading", { level: 3 });
    // oxlint-disable-next-line no-await-in-loop
    await expect(headings, id).toHaveText(items);
  }
  for (const price of ["£0/mo", "£4.99/mo", "£9.99/mo", "Contact sales"]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.locator("#pricing").getByText(price, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("contentinfo")).toContainText("Lacewing. All rights reserved.");
});

test("the operator reads who asked for a demo", async ({ newPerson, server }) => {
  const { page } = await newPerson("visitor");
  await page.goto("/");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
  await page.getByRole("button", { name: "Request demo" }).click();
  await expect(page.getByRole("status")).toContainText("Your request has arrived");
  expect(await server.command("demo-requests")).toMatch(
    /^\d{4}-\d\d-\d\dT\S+Z {2}ada@example\.org\n$/,
  );
  const listed = JSON.parse(await server.command("demo-requests", "--json")) as unknown;
  expect(listed).toMatchObject({ items: [{ email: "ada@example.org" }] });
});

test("without JavaScript the page is read, its menu opens, and nothing leaves the forms", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Bug tracking without the wait.",
  );
  await expect(page.locator("noscript p")).toContainText("need JavaScript");
  await page.locator("summary").click();
  await page.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
  await page.getByRole("button", { name: "Request demo" }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Login");
  await expect(page.locator("noscript p")).toContainText("need JavaScript");
  await page.getByLabel("Password").fill("secret");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto("/attributions");
  await expect(page.getByRole("heading", { name: "Drawings" })).toBeVisible();
  await expect(page.getByText("lucide-react")).toBeVisible();
  await context.close();
});

test("forms answer before the program has arrived, and what was typed stays", async ({
  newPerson,
}) => {
  const { page } = await newPerson("early");
  let letThrough = () => {};
  const arrival = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/index-*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: "Email" });
  await page.getByRole("button", { name: "Request demo" }).click();
  await expect(page.getByRole("alert")).toHaveText("Email field cannot be empty.");
  await field.fill("early@example.org");
  await page.getByRole("button", { name: "Request demo" }).click();
  await expect(page.getByRole("status")).toContainText("Your request has arrived");
  await field.fill("second");
  letThrough();
  // Who is there is known: the program runs.
  await expect(page.locator(".entry-links[data-state=out]").first()).toBeAttached();
  await expect(page.getByRole("status")).toContainText("Your request has arrived");
  await expect(field).toHaveValue("second");
  await page.getByRole("button", { name: "Request demo" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address.");
});

test("a log-in before the program has arrived keeps its fields and tells its refusal", async ({
  newPerson,
}) => {
  const { page } = await newPerson("early");
  let letThrough = () => {};
  const arrival = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/index-*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByLabel("Password").fill("lantern violin");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("password is wrong");
  letThrough();
  // The program shows the message with its own sign beside it.
  await expect(page.getByRole("alert").locator("svg")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("password is wrong");
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.org");
  await expect(page.getByLabel("Password")).toHaveValue("lantern violin");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.org");
});

test("the prerendered pages move nothing when the program takes over", async ({ newPerson }) => {
  const person = await newPerson("ada");
  await person.join();
  const { page } = person;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await expectStillness(page, "/");
  await expectStillness(page, "/attributions");
});

test("link previews, the security contact and the words for language models name this server", async ({
  request,
  server,
}) => {
  const start = await (await request.get(`${server.url}/`)).text();
  expect(start).toContain(`<meta property="og:image" content="${server.url}/preview.png">`);
  expect(start).not.toContain("{{");
  for (const icon of start.matchAll(/<link rel="icon" href="([^"]+)"/g)) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await request.get(`${server.url}${icon[1]}`);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
  expect(start.match(/<link rel="icon"/g)).toHaveLength(1);
  const preview = await request.get(`${server.url}/preview.png`);
  expect(preview.headers()["content-type"]).toBe("image/png");
  const words = await (await request.get(`${server.url}/llms.txt`)).text();
  expect(words).toContain(`${server.url}/api/v1/openapi.json`);
  const robots = await (await request.get(`${server.url}/robots.txt`)).text();
  expect(robots).toContain("Disallow: /organizations");
  expect((await request.get(`${server.url}/.well-known/security.txt`)).status()).toBe(404);
});
