import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage, visitBug } from "./stage.ts";

/** Presses the button of the toast that says so, while the pointer holds it. */
async function answer(person: Person, text: string, button: "Undo" | "Redo"): Promise<void> {
  const toast = person.page.getByRole("status").filter({ hasText: text }).last();
  await toast.hover();
  await toast.getByRole("button", { name: button }).click();
}

/** The field's dialog, filled and saved. */
async function change(person: Person, field: string, text: string): Promise<void> {
  await person.press(`Change ${field}`);
  const dialog = person.dialog(`Change ${field}`);
  await dialog.getByLabel(field).fill(text);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

const tab = ({ page }: Person, name: string) => page.getByRole("tab", { name }).click();

test("what is set of an organization is given back, unless somebody changed it since", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await setStage({ owner: ada, members: [grace] });
  for (const person of [ada, grace]) {
    // oxlint-disable-next-line no-await-in-loop
    await person.page.goto(stage.organization);
    // oxlint-disable-next-line no-await-in-loop
    await tab(person, "Settings");
  }
  const title = grace.page.getByRole("heading", { level: 1 });
  const description = grace.page.getByLabel("Organization Description");

  await test.step("its name, and again", async () => {
    await change(ada, "Organization Name", "Moth & Sons");
    await expect(title).toHaveText("Moth & Sons");
    await shoot(ada.page, "undo");
    await answer(ada, "Organization Name changed.", "Undo");
    await expect(title).toHaveText("Moth Works");
    await answer(ada, "Taken back: organization name.", "Redo");
    await expect(title).toHaveText("Moth & Sons");
  });

  await test.step("a switch, and who can view it", async () => {
    const right = ada.page.getByRole("checkbox", { name: "Members may manage keys" });
    // It stands once the server has it.
    await right.click();
    await expect(right).toBeChecked();
    await answer(ada, "“Members may manage keys” is on now.", "Undo");
    await expect(right).not.toBeChecked();
    await ada.press("Make public");
    await ada
      .dialog("Make this organization public?")
      .getByRole("button", { name: "Make public" })
      .click();
    await expect(grace.page.getByText("Public", { exact: true })).toBeVisible();
    await answer(ada, "The organization is public now.", "Undo");
    await expect(grace.page.getByText("Private", { exact: true })).toBeVisible();
  });

  await test.step("by Ctrl+Z from another page, and before what was changed earlier", async () => {
    await change(ada, "Organization Description", "We catch them.");
    await expect(description).toHaveValue("We catch them.");
    await tab(ada, "Projects");
    await ada.page.getByRole("link", { name: "Core" }).click();
    await expect(ada.page.getByRole("heading", { level: 1, name: "Core" })).toBeVisible();
    await ada.page.keyboard.press("Control+z");
    await expect(ada.status("Taken back: organization description.")).toBeVisible();
    await expect(description).toHaveValue("We build what we need.");
    await ada.page.keyboard.press("Control+Shift+Z");
    await expect(description).toHaveValue("We catch them.");
  });

  await test.step("a text that changed since is left as it is", async () => {
    await ada.openOrganization("Moth & Sons");
    await tab(ada, "Settings");
    await change(ada, "Organization Description", "Mine");
    const toast = ada.page.getByRole("status").filter({ hasText: "Description changed." });
    await toast.hover();
    const theirs = await ada.page.request.patch(`/api/v1/orgs/${stage.orgID}`, {
      data: { orgDesc: "Theirs" },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(theirs.status()).toBe(200);
    await expect(description).toHaveValue("Theirs");
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect(
      ada.page
        .getByRole("alert")
        .filter({ hasText: "Changed since, so left as it is: organization description." }),
    ).toBeVisible();
    await shoot(ada.page, "changed-since");
    await expect(description).toHaveValue("Theirs");
  });

  await test.step("a role", async () => {
    await tab(ada, "Members");
    await ada.page.getByLabel("Change Role").selectOption("Editor");
    await ada.press("Update");
    await tab(grace, "Projects");
    const mayCreate = grace.page.getByRole("button", { name: "Create New Project" });
    await expect(mayCreate).toBeVisible();
    await answer(ada, "grace is an Editor now.", "Undo");
    await expect(mayCreate).toBeHidden();
  });

  await test.step("a project", async () => {
    await ada.createProject("Tapes");
    const tile = grace.page.getByRole("link", { name: "Tapes" });
    await expect(tile).toBeVisible();
    await answer(ada, "Project created successfully!", "Undo");
    await expect(tile).toBeHidden();
    await answer(ada, "Undone.", "Redo");
    await expect(tile).toBeVisible();
  });
});

test("a card, a saved view, a restored bug and one's names are taken back where it is told", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const stage = await setStage({
    owner: ada,
    bugs: { "The relay sticks": "", "The tape tears": "" },
  });

  await test.step("a card of a board, wherever it was made", async () => {
    await ada.page.goto(`${stage.projects[0]}?tab=board`);
    const column = ada.page.getByRole("region", { name: "Column In progress", exact: true });
    await column.getByRole("button", { name: "New bug in" }).click();
    await ada.page.getByRole("textbox", { name: "Title" }).fill("The fan rattles");
    await ada.page.keyboard.press("Enter");
    await expect(column.getByRole("link")).toContainText(["The fan rattles"]);
    await answer(ada, "CORE-3 created.", "Undo");
    await expect(column.getByRole("link")).toHaveCount(0);
    await answer(ada, "Undone.", "Redo");
    await expect(column.getByRole("link")).toContainText(["The fan rattles"]);
  });

  await test.step("a saved view", async () => {
    await ada.page.goto(`${stage.projects[0]}?q=is%3Aopen+fan`);
    await ada.press("Save view");
    const dialog = ada.dialog("Save view");
    await dialog.getByLabel("Name").fill("Fans");
    await dialog.getByRole("button", { name: "Save view" }).click();
    const line = ada.page
      .getByRole("navigation", { name: "Views" })
      .getByRole("link", { name: /^Fans\b/ });
    await expect(line).toBeVisible();
    await answer(ada, "“Fans” saved.", "Undo");
    await expect(line).toBeHidden();
  });

  await test.step("a restored bug", async () => {
    await visitBug(stage, 0, ada);
    await ada.press("More actions");
    await ada.page.getByRole("menuitem", { name: "Delete bug" }).click();
    await ada.dialog("Delete CORE-1?").getByRole("button", { name: "Delete" }).click();
    const note = ada.page.getByText("This bug was deleted on");
    await expect(note).toBeVisible();
    await ada.page.getByRole("main").getByRole("button", { name: "Restore" }).click();
    await expect(note).toBeHidden();
    await answer(ada, "CORE-1 restored.", "Undo");
    await expect(note).toBeVisible();
  });

  await test.step("one's names", async () => {
    await ada.page.goto("/profile");
    const username = ada.page.getByLabel("Username");
    await username.fill("countess");
    await ada.page.getByRole("button", { name: "Save" }).click();
    await answer(ada, "Saved.", "Undo");
    await expect(ada.status("Taken back: your names.")).toBeVisible();
    await expect(username).toHaveValue("ada");
    await ada.page.reload();
    await expect(username).toHaveValue("ada");
  });
});
