import { expect, test } from "./fixtures.ts";

test("an Editor changes a project and its workflow, and everybody sees it at once", async ({
  newPerson,
  shoot,
}) => {
  test.setTimeout(180_000);
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");

  await test.step("Ada has a project with a bug, Grace is a Member; both look at its settings", async () => {
    await ada.join();
    await ada.createOrganization("Moth Works");
    await ada.openOrganization("Moth Works");
    const code = await ada.joinCode();
    await ada.createProject("Core");
    await grace.join();
    await grace.joinOrganization(code);
    await ada.openOrganization("Moth Works");
    await ada.openProject("Core");
    await ada.reportBug("The relay sticks", "A moth sits in it.");
    await grace.openProject("Core");
    await Promise.all(
      [ada, grace].map(async ({ page }) => {
        await page.getByRole("link", { name: "Settings" }).click();
        await expect(page).toHaveURL(/\?tab=settings$/);
      }),
    );
  });
  const statuses = grace.page.getByRole("region", { name: "Statuses" });

  await test.step("a Member reads them and changes nothing", async () => {
    await expect(grace.page.getByText("Editors and the Owner change these.")).toBeVisible();
    await expect(statuses.getByRole("listitem")).toHaveCount(7);
    await expect(statuses.getByRole("button")).toHaveCount(0);
    await expect(grace.page.getByRole("button", { name: "Save project" })).toHaveCount(0);
  });

  await test.step("name and key change, the old address leads to the project and its bug", async () => {
    await ada.page.getByLabel("Name", { exact: true }).fill("Kernel");
    await ada.page.getByLabel("Key", { exact: true }).fill("kern");
    await ada.press("Save project");
    await expect(ada.page).toHaveURL(/\/projects\/KERN\?tab=settings$/);
    await expect(grace.page).toHaveURL(/\/projects\/KERN\?tab=settings$/);
    await expect(grace.page.getByRole("heading", { level: 1 })).toHaveText("Kernel");
    await grace.page.goto(grace.page.url().replace("KERN?tab=settings", "CORE"));
    await expect(grace.page).toHaveURL(/\/projects\/KERN$/);
    await expect(grace.page.getByText("KERN-1")).toBeVisible();
    await grace.page.getByRole("link", { name: "Settings" }).click();
  });

  await test.step("a status is added and put in order by keyboard alone", async () => {
    await ada.page.getByRole("button", { name: "New status" }).focus();
    await ada.page.keyboard.press("Enter");
    const dialog = ada.dialog("New status");
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await ada.page.keyboard.type("Blocked");
    await ada.page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(statuses.getByRole("listitem").nth(4)).toContainText("Blocked");
    await ada.page.getByRole("button", { name: "Move Blocked up" }).focus();
    await ada.page.keyboard.press("Enter");
    await expect(statuses.getByRole("listitem").nth(3)).toContainText("Blocked");
    await expect(ada.page.getByRole("button", { name: "Move Blocked up" })).toBeFocused();
    await shoot(ada.page, "project-settings");
  });

  await test.step("a status with a bug asks where it moves, goes, and comes back by Undo", async () => {
    await ada.page.getByRole("button", { name: "Delete status New" }).click();
    const dialog = ada.dialog("Delete status “New”?");
    await dialog.getByRole("button", { name: "Delete status" }).click();
    await expect(dialog).toContainText("1 bug has this status.");
    await dialog.getByLabel("Bugs move to").selectOption("Confirmed");
    await dialog.getByRole("button", { name: "Delete status" }).click();
    await expect(dialog).toBeHidden();
    await expect(statuses.getByRole("listitem").first()).toContainText("Confirmed");
    await ada.page.getByRole("button", { name: "Undo" }).last().click();
    await expect(statuses.getByRole("listitem").first()).toContainText("New");
  });

  await test.step("a project with a bug cannot be deleted", async () => {
    await ada.page.getByRole("button", { name: "Delete project" }).click();
    const dialog = ada.dialog("Delete project “Kernel”?");
    await dialog.getByRole("button", { name: "Delete project" }).click();
    await expect(dialog).toContainText("The project holds bugs.");
  });
});
