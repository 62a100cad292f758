import { expect, test } from "./fixtures.ts";

test("labels are made, changed and seen by everybody in the settings", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.openOrganization("Moth Works");
  const code = await ada.joinCode();
  await grace.join();
  await grace.joinOrganization(code);
  await grace.page.getByRole("tab", { name: "Settings" }).click();
  const adasLabels = ada.page.getByRole("region", { name: "Labels" });
  const gracesLabels = grace.page.getByRole("region", { name: "Labels" });
  await expect(gracesLabels).toContainText("No labels yet.");
  await expect(gracesLabels.getByRole("button")).toHaveCount(0);

  await test.step("a label has a name and a colour", async () => {
    await ada.press("New label");
    const dialog = ada.dialog("New label");
    await dialog.getByRole("button", { name: "Create label" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Enter a name.");
    await dialog.getByLabel("Name", { exact: true }).fill("area/relays");
    await dialog.getByRole("radio", { name: "Teal" }).check();
    await dialog.getByLabel("Description").fill("Everything that clicks");
    await shoot(ada.page, "label-dialog");
    await dialog.getByRole("button", { name: "Create label" }).click();
    await expect(dialog).toBeHidden();
    await expect(gracesLabels.getByRole("listitem")).toContainText("area/relays");
  });

  await test.step("a name is taken once, without regard to case", async () => {
    await ada.press("New label");
    const dialog = ada.dialog("New label");
    const name = dialog.getByLabel("Name", { exact: true });
    await name.fill("AREA/Relays");
    await name.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText("Another label has this name.");
    await name.fill("needs test");
    await dialog.getByLabel("Own colour").fill("#123456");
    await name.press("Enter");
    await expect(gracesLabels.getByRole("listitem")).toHaveCount(2);
  });

  await test.step("a changed label is changed everywhere", async () => {
    await adasLabels.getByRole("button", { name: "Edit label needs test" }).click();
    const dialog = ada.dialog("Edit label");
    await dialog.getByLabel("Name", { exact: true }).fill("needs a test");
    await dialog.getByRole("button", { name: "Save label" }).click();
    await expect(gracesLabels.getByText("needs a test")).toBeVisible();
    await shoot(ada.page, "labels");
  });
});
