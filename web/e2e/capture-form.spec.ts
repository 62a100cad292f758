import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { type Stage, setStage } from "./stage.ts";

/** The dialog, opened by its key. */
async function opened(person: Person): Promise<Locator> {
  await person.page.keyboard.press("c");
  const dialog = person.dialog("New bug");
  await expect(dialog.getByLabel("Title")).toBeFocused();
  return dialog;
}

async function addTemplate(owner: Person, stage: Stage, form: object): Promise<void> {
  await owner.send(`orgs/${stage.orgID}/projects/CORE/templates`, form);
}

test("a project has templates: bugs begin with its default one, others are chosen", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await setStage({ owner: ada, members: [grace] });
  const settings = `${stage.projects[0]}?tab=settings`;
  await ada.page.goto(settings);
  const section = ada.page.getByRole("region", { name: "Templates" });
  const undo = (what: string) => ada.status(what).getByRole("button", { name: "Undo" }).click();

  await test.step("the first one is made from the usual words", async () => {
    await section.getByRole("button", { name: "New template" }).click();
    const form = ada.dialog("New template");
    await expect(form.getByLabel("Text")).toHaveValue(/Steps to reproduce/);
    await form.getByRole("button", { name: "Create template" }).click();
    await expect(section.getByRole("listitem")).toContainText(["Bug report"]);
    await expect(section.getByRole("listitem")).toContainText(["Default"]);
  });

  await test.step("others come live, are put in order, and every act is undone", async () => {
    await grace.page.goto(settings);
    const seen = grace.page.getByRole("region", { name: "Templates" });
    await expect(seen.getByRole("listitem")).toHaveCount(1);
    await expect(seen.getByRole("button")).toHaveCount(0);
    await addTemplate(ada, stage, { name: "Wish", text: "As whom, what, why?" });
    await expect(seen.getByRole("listitem")).toContainText(["Bug report", "Wish"]);
    await section.getByRole("button", { name: "Move template Wish up" }).click();
    await expect(seen.getByRole("listitem")).toContainText(["Wish", "Bug report"]);
    await undo("Wish is now 1 of 2.");
    await expect(seen.getByRole("listitem")).toContainText(["Bug report", "Wish"]);
    await section.getByRole("button", { name: "Delete template Wish" }).click();
    await expect(seen.getByRole("listitem")).toHaveCount(1);
    await undo("Template “Wish” deleted.");
    await expect(seen.getByRole("listitem")).toContainText(["Bug report", "Wish"]);
    await shoot(ada.page, "settings");
  });

  await test.step("a new bug begins with the default, which is no draft", async () => {
    await grace.page.goto(stage.projects[0] ?? "");
    await expect(grace.page.getByText("No bugs in this project yet.")).toBeVisible();
    const dialog = await opened(grace);
    const text = dialog.getByLabel("Description");
    await expect(text).toHaveValue(/Steps to reproduce/);
    await expect(dialog.getByRole("button", { name: "Discard draft" })).toHaveCount(0);
    await dialog.getByLabel("Template").selectOption("Wish");
    await expect(text).toHaveValue("As whom, what, why?");
  });

  await test.step("typed text is asked for before it goes", async () => {
    const dialog = grace.dialog("New bug");
    const text = dialog.getByLabel("Description");
    await text.fill("My own words");
    await dialog.getByLabel("Template").selectOption("Bug report");
    await grace.dialog("Replace what you wrote?").getByRole("button", { name: "Cancel" }).click();
    await expect(text).toHaveValue("My own words");
    await dialog.getByLabel("Template").selectOption("Bug report");
    await grace.dialog("Replace what you wrote?").getByRole("button", { name: "Replace" }).click();
    await expect(text).toHaveValue(/Steps to reproduce/);
    await shoot(grace.page, "template");
  });
});

test("the environment comes from the browser, pair by pair as one wants it, or not at all", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { projects } = await setStage({ owner: ada });
  const { page } = ada;
  await page.goto(projects[0] ?? "");
  await expect(page.getByText("No bugs in this project yet.")).toBeVisible();
  let dialog = await opened(ada);
  await expect(dialog.getByText(/^Linux.* · (?:Headless)?Chrom/)).toBeVisible();
  await dialog.getByText("Environment").click();
  await dialog.getByRole("button", { name: "Remove language" }).click();
  await dialog.getByLabel("Value of os").fill("Debian 12");
  await dialog.getByLabel("Title").fill("The relay sticks");
  await page.keyboard.press("Enter");
  await ada.openBug("The relay sticks");
  await expect(page.getByRole("definition").getByText("Debian 12")).toBeVisible();
  await expect(page.getByText("language", { exact: true })).toHaveCount(0);

  await test.step("who does not want it says so once", async () => {
    dialog = await opened(ada);
    await dialog.getByText("Environment").click();
    await dialog.getByLabel("Fill in from this browser").uncheck();
    await expect(dialog.getByText("not filled in")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    dialog = await opened(ada);
    await expect(dialog.getByText("not filled in")).toBeVisible();
  });
});

test("where there is no project the dialog says what to do", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  await ada.join();
  await ada.page.keyboard.press("c");
  const dialog = ada.dialog("New bug");
  await expect(dialog).toContainText("There is no project to report in yet.");
  await shoot(ada.page, "no-project");
  await dialog.getByRole("link", { name: "Create or join an organization" }).click();
  await expect(ada.page).toHaveURL(/\/organizations$/);
  await expect(dialog).toBeHidden();
});
