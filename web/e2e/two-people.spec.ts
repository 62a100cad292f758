import { expect, test } from "./fixtures.ts";
import { setStage } from "./stage.ts";

// What keeps the app here is at work too.
test.use({ serviceWorkers: "allow" });

test("two people share an organization live, and a restart keeps all of it", async ({
  newPerson,
  server,
  watch,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");

  await test.step("Ada signs up, verifies and logs in", async () => {
    await ada.joinByPages();
  });

  await test.step("she creates an organization, a project and a bug", async () => {
    await ada.createOrganization("Moth Works");
    await ada.openOrganization("Moth Works");
    await ada.createProject("Core");
    await ada.openProject("Core");
    await ada.reportBug("The relay sticks", "A moth sits in **relay 70**.");
    await shoot(ada.page, "project");
  });

  await test.step("Grace joins by the code and sees what is there", async () => {
    await grace.joinByPages();
    await ada.openOrganization("Moth Works");
    await grace.joinOrganization(await ada.joinCode());
    await grace.goToOrganizations();
    await expect(grace.organizationCard("Moth Works")).toContainText("Members: 2");
    await expect(grace.organizationCard("Moth Works")).toContainText("Bugs: 1");
    await shoot(grace.page, "organizations");
  });

  await test.step("Grace's list counts Ada's next bug without a reload", async () => {
    await ada.page.getByRole("tab", { name: "Projects" }).click();
    await ada.openProject("Core");
    await ada.reportBug("The tape tears", "");
    await expect(grace.organizationCard("Moth Works")).toContainText("Bugs: 2");
  });

  await test.step("Grace sees the next project and bug appear", async () => {
    await grace.openOrganization("Moth Works");
    await ada.openOrganization("Moth Works");
    await ada.createProject("Tools");
    await expect(grace.page.getByRole("link", { name: "Tools" })).toBeVisible();
    await shoot(grace.page, "organization");
    await grace.openProject("Core");
    await ada.openProject("Core");
    await ada.reportBug("The clock drifts", "By a second a day.");
    await expect(grace.page.getByText("The clock drifts")).toBeVisible();
  });

  await test.step("Ada edits a bug and closes it while Grace looks at it", async () => {
    await grace.openBug("The relay sticks");
    await ada.openBug("The relay sticks");
    await ada.editTitle("Relay 70 sticks");
    await expect(
      grace.page.getByRole("heading", { level: 1, name: "Relay 70 sticks" }),
    ).toBeVisible();
    await ada.closeBug("Fixed");
    await grace.expectField("Status", "Fixed");
    await expect(
      grace.page
        .getByRole("definition")
        .filter({ hasText: /^Fixed$/ })
        .last(),
    ).toBeVisible();
    await expect(grace.page.getByRole("button", { name: "Reopen" })).toBeVisible();
    await shoot(grace.page, "bug");
  });

  await test.step("a restart of the server keeps all of it", async () => {
    await watch.whileServerIsDown(() => server.restart());
    await grace.openOrganization("Moth Works");
    await grace.openProject("Core");
    await expect(grace.page.getByText("The tape tears")).toBeVisible();
    await expect(grace.page.getByText("The clock drifts")).toBeVisible();
    await grace.openBug("Relay 70 sticks");
    await expect(grace.page.getByRole("button", { name: "Reopen" })).toBeVisible();
    await expect(grace.page.getByText("A moth sits in relay 70.")).toBeVisible();
  });

  await test.step("after logging out nothing of it is shown", async () => {
    await grace.page.goto("/logout");
    await expect(grace.page).toHaveURL(/\/auth$/);
    await grace.page.goto("/organizations");
    await expect(grace.page.getByText("Please log in to view this page.")).toBeVisible();
    await expect(grace.page.getByText("Moth Works")).toHaveCount(0);
  });
});

test.describe("where no service worker fetches", () => {
  // What that asks for is not seen by the page's routes.
  test.use({ serviceWorkers: "block" });

  test("a live channel whose code does not come is tried again", async ({ newPerson, watch }) => {
    const ada = await newPerson("ada");
    const grace = await newPerson("grace");
    const bugs = { "The relay sticks": "A moth sits in relay 70." };
    const stage = await setStage({ owner: ada, members: [grace], bugs });
    let asked = 0;
    await ada.page.route(/\/socket-worker-/, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await watch.whileServerIsDown(async () => {
      await ada.page.goto(stage.projects[0] ?? "");
      await expect(ada.page.getByRole("link", { name: "The relay sticks" })).toBeVisible();
      await expect.poll(() => asked).toBeGreaterThan(1);
    });
    const path = `${grace.origin}/api/v1/orgs/${stage.orgID}/bugs/CORE-1`;
    const reply = await grace.page.context().request.patch(path, {
      headers: { origin: grace.origin },
      data: { title: "Relay 70 sticks" },
    });
    expect(reply.ok()).toBe(true);
    await expect(ada.page.getByRole("link", { name: "Relay 70 sticks" })).toBeVisible();
  });
});
