import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

const plan = (person: Person, name: string) => person.page.getByRole("region", { name });

test("visitors see four plans with the prices and limits of the specification", async ({
  newPerson,
  server,
  shoot,
}) => {
  const ada = await newPerson("ada");
  await ada.page.goto("/subscribe");
  const lines = {
    Free: ["£0/mo", "1 organization", "3 projects", "3 Kanban boards", "5 team members"],
    Basic: [
      "£4.99/mo",
      "Custom project colours",
      "5 organizations",
      "10 projects",
      "10 boards",
      "15 members",
    ],
    Pro: [
      "£9.99/mo",
      "Everything in Basic",
      "API access",
      "Unlimited organizations, projects, boards and members",
      "Advanced role controls",
      "Priority support",
    ],
    Enterprise: ["Contact sales", "Dedicated support", "Daily backups", "Custom integrations"],
  };
  for (const [name, texts] of Object.entries(lines)) {
    for (const text of texts) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(plan(ada, name).getByText(text, { exact: true })).toBeVisible();
    }
  }
  await expect(ada.page.getByRole("button", { name: "Subscribe" })).toHaveCount(3);
  await shoot(ada.page, "plans");

  await test.step("the server's numbers are those of the sentences", async () => {
    const answer = await ada.page.request.get(`${server.url}/api/v1/plans`);
    const { items } = await answer.json();
    expect(items.map((each: { id: string }) => each.id)).toEqual([
      "free",
      "basic",
      "pro",
      "enterprise",
    ]);
    expect(items[0]).toMatchObject({
      pencePerMonth: 0,
      limits: { organizations: 1, projects: 3, boards: 3, members: 5 },
    });
    expect(items[1]).toMatchObject({
      pencePerMonth: 499,
      limits: { organizations: 5, projects: 10, boards: 10, members: 15 },
    });
    expect(items[2]).toMatchObject({ pencePerMonth: 999, limits: {} });
  });

  await test.step("without billing the page says so", async () => {
    await plan(ada, "Basic").getByRole("button", { name: "Subscribe" }).click();
    await expect(ada.status("This server has no billing")).toBeVisible();
    await plan(ada, "Enterprise").getByRole("button", { name: "Contact Sales" }).click();
    await expect(ada.status("This server names no sales contact.")).toBeVisible();
  });
});

test("the person's own plan is marked, with what they use of it, live", async ({
  newPerson,
  server,
  shoot,
}) => {
  const ada = await newPerson("ada");
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.createOrganization("Tape Works");
  await ada.openOrganization("Moth Works");
  await ada.createProject("Core");
  await ada.page.goto("/subscribe");
  await expect(plan(ada, "Free").getByText("Current plan")).toBeVisible();
  const usage = plan(ada, "Your usage");
  await expect(usage.getByText("2 of 1", { exact: true })).toBeVisible();
  await expect(usage.getByText("1 of 3", { exact: true })).toBeVisible();
  await expect(usage.getByText("1 of 5", { exact: true })).toBeVisible();
  await expect(usage.getByText("More than the plan includes")).toBeVisible();
  await shoot(ada.page, "usage");

  await server.command("user", "set-membership", ada.email, "basic");
  await expect(plan(ada, "Basic").getByText("Current plan")).toBeVisible();
  await expect(usage.getByText("2 of 5", { exact: true })).toBeVisible();
  await expect(server.command("user", "set-membership", ada.email, "gold")).rejects.toThrow();
});

test.describe("with billing", () => {
  test.use({
    settings: {
      LACEWING_BILLING_URL: "http://localhost:9/billing",
      LACEWING_SALES_URL: "http://localhost:9/sales",
    },
  });

  test("Subscribe and Contact Sales lead to the operator's addresses", async ({ newPerson }) => {
    const ada = await newPerson("ada");
    const led: string[] = [];
    await ada.page.route("http://localhost:9/**", (route) => {
      led.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" });
    });
    await ada.page.goto("/subscribe");
    await plan(ada, "Pro").getByRole("button", { name: "Subscribe" }).click();
    await expect(ada.page).toHaveTitle("elsewhere");
    await ada.page.goto("/subscribe");
    await plan(ada, "Enterprise").getByRole("button", { name: "Contact Sales" }).click();
    await expect(ada.page).toHaveTitle("elsewhere");
    expect(led).toEqual(["/billing", "/sales"]);
  });
});
