import { expect, test } from "./fixtures.ts";
import { setStage } from "./stage.ts";

test("two people judge and plan one bug, each seeing what the other does", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { projects } = await setStage({ owner: ada, members: [grace] });
  await ada.page.goto(projects[0] ?? "");
  await ada.press("New bug");
  const dialog = ada.dialog("New bug");
  await dialog.getByLabel("Title").fill("The relay sticks");
  await dialog.getByLabel("Severity").selectOption("S2");
  await dialog.getByLabel("Priority").selectOption("urgent");
  await dialog.getByRole("button", { name: "Create bug" }).click();
  await expect(ada.page.getByRole("link", { name: "The relay sticks" })).toContainText("S2");
  await ada.openBug("The relay sticks");
  await grace.page.goto(projects[0] ?? "");
  await grace.openBug("The relay sticks");

  await test.step("severity and priority follow at once", async () => {
    await grace.expectField("Severity", "S2 Serious");
    await ada.choose("Severity", "S1 Critical");
    await grace.expectField("Severity", "S1 Critical");
    await grace.choose("Priority", "High");
    await ada.expectField("Priority", "High");
  });

  await test.step("a day and an estimate are kept when their field is left", async () => {
    await ada.page.getByLabel("Due").fill("2030-02-28");
    await ada.page.getByLabel("Estimate").fill("2,5");
    await ada.page.getByLabel("Estimate").press("Enter");
    await expect(grace.page.getByLabel("Due")).toHaveValue("2030-02-28");
    await expect(grace.page.getByLabel("Estimate")).toHaveValue("2.5");
  });

  await test.step("what is no estimate stays in its field and says so", async () => {
    await ada.page.getByLabel("Estimate").fill("soon");
    await ada.page.getByLabel("Estimate").blur();
    await expect(ada.page.getByRole("alert")).toContainText("Enter a number from 0 to 9999");
    await expect(ada.page.getByLabel("Estimate")).toHaveValue("soon");
    await expect(grace.page.getByLabel("Estimate")).toHaveValue("2.5");
    await ada.page.getByLabel("Estimate").fill("");
    await ada.page.getByLabel("Estimate").press("Enter");
    await expect(grace.page.getByLabel("Estimate")).toHaveValue("");
  });

  await test.step("the environment is typed as lines", async () => {
    await ada.page.getByRole("button", { name: /^Environment: / }).click();
    const field = ada.page.getByRole("textbox", { name: "Environment" });
    await field.fill("os: Debian 12\nDebian");
    await ada.press("Save");
    await expect(ada.page.getByRole("alert")).toContainText("Line 2 is not a name and a value");
    await field.fill("os: Debian 12\nurl: https://a.test:8080/");
    await ada.press("Save");
    await expect(grace.page.getByRole("definition").getByText("Debian 12")).toBeVisible();
    await shoot(grace.page, "bug");
  });

  await test.step("all of it is there after a reload, on bug and list", async () => {
    await grace.page.reload();
    await grace.expectField("Severity", "S1 Critical");
    await grace.expectField("Priority", "High");
    await expect(grace.page.getByLabel("Due")).toHaveValue("2030-02-28");
    await expect(
      grace.page.getByRole("definition").getByText("https://a.test:8080/"),
    ).toBeVisible();
    await grace.page.getByRole("link", { name: "Core", exact: true }).click();
    const row = grace.page.getByRole("link", { name: "The relay sticks" });
    await expect(row.getByRole("img", { name: "High" })).toBeVisible();
    await shoot(grace.page, "list");
  });
});
