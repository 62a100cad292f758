import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

const card = (person: Person, title: string, count: number) =>
  person.page.getByRole("link", { name: new RegExp(`^${title} ${count} `) });

const freeTier = "You are on the free tier. Upgrade now for more features!";

async function expectCounts(person: Person, created: number, open: number, assigned: number) {
  await expect(card(person, "Bugs Created", created)).toBeVisible();
  await expect(card(person, "Bugs Open", open)).toBeVisible();
  await expect(card(person, "Assigned Bugs", assigned)).toBeVisible();
}

test("the dashboard counts what concerns the person, live, and leads to the lists", async ({
  newPerson,
  server,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");

  await test.step("log-in leads to the dashboard, which begins with nothing", async () => {
    await ada.join();
    await expect(ada.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expectCounts(ada, 0, 0, 0);
    await expect(ada.page.getByText("No bug is assigned to you.")).toBeVisible();
    await expect(ada.page).toHaveTitle("Dashboard · Lacewing");
    await shoot(ada.page, "empty");
  });

  await test.step("the lists say what belongs there", async () => {
    await card(ada, "Bugs Created", 0).click();
    await expect(ada.page.getByText("You have not reported a bug.")).toBeVisible();
    await shoot(ada.page, "empty-list");
  });

  await test.step("bugs of two people are counted for each of them", async () => {
    await ada.createOrganization("Moth Works");
    await ada.openOrganization("Moth Works");
    await ada.createProject("Core");
    await ada.openProject("Core");
    await ada.reportBug("The relay sticks", "A moth sits in relay 70.");
    await ada.reportBug("The tape tears", "");
    await grace.join();
    await ada.openOrganization("Moth Works");
    await grace.joinOrganization(await ada.joinCode());
    await grace.page.keyboard.press("g");
    await grace.page.keyboard.press("d");
    await expect(grace.page).toHaveURL(/\/dashboard$/);
    await expectCounts(grace, 0, 2, 0);
  });

  await test.step("Grace's numbers follow what Ada does, without a reload", async () => {
    await ada.page.getByRole("tab", { name: "Projects" }).click();
    await ada.openProject("Core");
    await ada.openBug("The relay sticks");
    await ada.page.getByLabel("Assignees").click();
    await ada.page.getByRole("option", { name: "grace" }).click();
    await ada.page.keyboard.press("Escape");
    await expectCounts(grace, 0, 2, 1);
    await expect(grace.page.getByRole("link", { name: /The relay sticks/ })).toBeVisible();
    await ada.closeBug("Fixed");
    await expectCounts(grace, 0, 1, 1);
    await shoot(grace.page, "dashboard");
  });

  await test.step("each card leads to its list, and J and Enter to a bug", async () => {
    await card(grace, "Bugs Open", 1).click();
    await expect(grace.page).toHaveURL(/\/dashboard\/open$/);
    await expect(grace.page.getByRole("heading", { level: 1, name: "Bugs Open" })).toBeVisible();
    await expect(grace.status("1 bug")).toBeVisible();
    await expect(grace.page.getByRole("link", { name: /The tape tears/ })).toBeVisible();
    await expect(grace.page.getByText("The relay sticks")).toHaveCount(0);
    await ada.press("Reopen");
    await expect(grace.page.getByRole("link", { name: /The relay sticks/ })).toBeVisible();
    await expect(grace.status("2 bugs")).toBeVisible();
    await shoot(grace.page, "list");
    await grace.page.keyboard.press("j");
    await grace.page.keyboard.press("Enter");
    await expect(
      grace.page.getByRole("heading", { level: 1, name: "The tape tears" }),
    ).toBeVisible();
  });

  await test.step("the free tier's banner leads to the plans and goes when the operator says so", async () => {
    await grace.page.getByRole("link", { name: "Dashboard" }).click();
    await expectCounts(grace, 0, 2, 1);
    await expect(grace.page.getByRole("link", { name: freeTier })).toBeVisible();
    await server.command("user", "set-membership", grace.email, "pro");
    await expect(grace.page.getByRole("link", { name: freeTier })).toHaveCount(0);
    await server.command("user", "set-membership", grace.email, "free");
    await grace.page.getByRole("link", { name: freeTier }).click();
    await expect(grace.page).toHaveURL(/\/subscribe$/);
  });
});

test("a list of two hundred bugs comes in as one scrolls", async ({ newPerson, server }) => {
  const ada = await newPerson("ada");
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.openOrganization("Moth Works");
  await ada.createProject("Core");
  const org = new URL(ada.page.url()).pathname.split("/")[2] ?? "";
  await ada.page.evaluate(async (orgID) => {
    const projects = await (await fetch(`/api/v1/orgs/${orgID}/projects`)).json();
    const time = Date.now();
    for (let n = 1; n <= 200; n += 1) {
      const head = (time + n).toString(16).padStart(12, "0");
      const tail = n.toString(16).padStart(12, "0");
      const id = `${head.slice(0, 8)}-${head.slice(8)}-7000-8000-${tail}`;
      // Numbers shall follow the titles.
      // oxlint-disable-next-line no-await-in-loop
      await fetch(`/api/v1/orgs/${orgID}/bugs`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ id, projectID: projects.items[0].id, title: `Bug number ${n}` }),
      });
    }
  }, org);
  await ada.page.goto(`${server.url}/dashboard/created`);
  await expect(ada.status("200 bugs")).toBeVisible();
  await expect(ada.page.getByText("Bug number 200", { exact: true })).toBeVisible();
  const last = ada.page.getByText("Bug number 1", { exact: true });
  await expect(async () => {
    await ada.page.keyboard.press("End");
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(ada.page.getByRole("listitem").last()).toHaveAttribute("aria-setsize", "200");
});

test("without a session the dashboard asks to log in, on a narrow screen too", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const sentence = page.getByText("You must be logged in to see this page...");
  for (const path of ["/dashboard", "/dashboard/created", "/dashboard/open"]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop
    await expect(sentence).toBeVisible();
  }
  await page.setViewportSize({ width: 649, height: 900 });
  await page.goto("/dashboard");
  await expect(sentence).toBeVisible();
  await expect(page.getByText("This page is not available on mobile devices.")).toHaveCount(0);

  await ada.join();
  await expect(
    page.getByText(
      "This page is not available on mobile devices. Please use a desktop or laptop to view this page.",
    ),
  ).toBeVisible();
  await page.setViewportSize({ width: 650, height: 900 });
  await expect(card(ada, "Bugs Created", 0)).toBeVisible();
  await page.goto("/dashboard/elsewhere");
  await expect(page.getByText("404 Not Found")).toBeVisible();
});
