import { expect, test } from "./fixtures.ts";
import { setStage, visitBug } from "./stage.ts";

test("labels are made, changed and seen by everybody in the settings", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { organization } = await setStage({ owner: ada, members: [grace], projects: [] });
  await ada.page.goto(`${organization}?tab=settings`);
  await grace.page.goto(`${organization}?tab=settings`);
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

test("two people label, watch, vote, snooze, move and delete one bug", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await setStage({
    owner: ada,
    members: [grace],
    projects: ["Core", "Web Pages"],
    bugs: { "The relay sticks": "" },
  });
  await visitBug(stage, 0, ada, grace);

  await test.step("a label that is not there yet is made on the way, by keyboard", async () => {
    const labels = ada.page.getByRole("combobox", { name: "Labels" });
    await labels.fill("area/relays");
    await expect(
      ada.page.getByRole("option", { name: "Create label “area/relays”" }),
    ).toBeVisible();
    await labels.press("Enter");
    await expect(grace.page.getByLabel("area/relays", { exact: true })).toBeVisible();
    await labels.fill("area/clocks");
    await labels.press("Enter");
    await expect(grace.page.getByLabel("area/clocks", { exact: true })).toBeVisible();
    await expect(grace.page.getByLabel("area/relays", { exact: true })).toBeHidden();
  });

  await test.step("a Member chooses among the labels that are there, by mouse", async () => {
    const labels = grace.page.getByRole("combobox", { name: "Labels" });
    await labels.click();
    await expect(grace.page.getByRole("option", { name: "area/clocks" })).toBeVisible();
    await labels.fill("re");
    await expect(grace.page.getByRole("option", { name: /Create label/u })).toHaveCount(0);
    await grace.page.getByRole("option", { name: "area/relays" }).click();
    await expect(ada.page.getByLabel("area/relays", { exact: true })).toBeVisible();
  });

  await test.step("watching and voting are seen by the other", async () => {
    await expect(ada.page.getByRole("button", { name: /^Watching/u })).toContainText("1");
    await grace.page.getByRole("button", { name: /^Watch/u }).click();
    await expect(ada.page.getByRole("button", { name: /^Watching/u })).toContainText("2");
    await grace.page.getByRole("button", { name: /^Vote/u }).click();
    await expect(ada.page.getByRole("button", { name: /^Vote/u })).toContainText("1");
    await expect(grace.page.getByRole("button", { name: /^Voted/u })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await grace.page.getByRole("button", { name: /^Voted/u }).click();
    await expect(ada.page.getByRole("button", { name: /^Vote/u })).toContainText("0");
  });

  await test.step("a snooze ends with whatever happens", async () => {
    await ada.press("Snooze");
    await ada.page.getByRole("menuitem", { name: "Until something happens" }).click();
    await expect(grace.page.getByText("Snoozed until something happens")).toBeVisible();
    await shoot(ada.page, "bug");
    await grace.page.getByRole("button", { name: /^Vote/u }).click();
    await expect(ada.page.getByText("Not snoozed")).toBeVisible();
  });

  await test.step("it moves to another project, and its old address leads there", async () => {
    const before = ada.page.url();
    expect(before).toMatch(/CORE-1$/u);
    await ada.press("More actions");
    await ada.page.getByRole("menuitem", { name: "Move to project…" }).click();
    const dialog = ada.dialog("Move CORE-1");
    await expect(dialog.getByLabel("Status")).toHaveValue(/./u);
    await shoot(ada.page, "move");
    await dialog.getByRole("button", { name: "Move bug" }).click();
    await expect(ada.page).toHaveURL(/WP-1$/u);
    await expect(grace.page).toHaveURL(/WP-1$/u);
    await grace.page.goto(before);
    await expect(grace.page).toHaveURL(/WP-1$/u);
    await expect(grace.page.getByRole("heading", { name: "The relay sticks" })).toBeVisible();
  });

  await test.step("deleted, it is there for those alone who may restore it", async () => {
    const activity = ada.page.getByRole("region", { name: "Activity" });
    await activity.getByLabel("Comment").fill("It sticks less");
    await ada.press("More actions");
    await ada.page.getByRole("menuitem", { name: "Delete bug" }).click();
    await ada.dialog("Delete WP-1?").getByRole("button", { name: "Delete" }).click();
    await expect(ada.page.getByText("This bug was deleted on")).toBeVisible();
    await expect(grace.page.getByText("There is no such bug")).toBeVisible();
    // What hangs on it is told to nobody.
    const attachments = ada.page.getByRole("region", { name: "Attachments" });
    await expect(activity).toHaveCount(0);
    await expect(attachments).toHaveCount(0);
    await ada.page.reload();
    await expect(ada.page.getByText("This bug was deleted on")).toBeVisible();
    await shoot(ada.page, "deleted");
    await expect(ada.page.getByText("There is nothing here")).toHaveCount(0);
    await ada.press("Restore");
    await expect(activity.getByLabel("Comment")).toHaveValue("It sticks less");
    await expect(attachments).toBeVisible();
    await activity.getByLabel("Comment").fill("");
    await ada.press("More actions");
    await ada.page.getByRole("menuitem", { name: "Delete bug" }).click();
    await ada.dialog("Delete WP-1?").getByRole("button", { name: "Delete" }).click();
    await expect(activity).toHaveCount(0);
    await ada.page.getByRole("link", { name: "Web Pages", exact: true }).click();
    await expect(ada.status("0 bugs")).toBeVisible();
    await ada.press("Deleted bugs");
    await shoot(ada.page, "trash");
    await ada.dialog("Deleted bugs").getByRole("button", { name: "Restore WP-1" }).click();
    await ada.dialog("Deleted bugs").getByRole("button", { name: "Close" }).first().click();
    await expect(ada.page.getByRole("link", { name: "The relay sticks" })).toContainText(
      "area/relays",
    );
    await shoot(ada.page, "list");
    await grace.page.reload();
    await expect(grace.page.getByRole("heading", { name: "The relay sticks" })).toBeVisible();
  });
});

test("a restricted bug is there for a few, until it is shared or opened", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { projects } = await setStage({ owner: ada, members: [grace] });
  await grace.page.goto(projects[0] ?? "");
  await ada.page.goto(projects[0] ?? "");
  await ada.press("New bug");
  const dialog = ada.dialog("New bug");
  await dialog.getByLabel("Title").fill("Passwords in the log");
  await dialog.getByLabel("Who can see it").selectOption("Restricted");
  await shoot(ada.page, "new-bug");
  await dialog.getByRole("button", { name: "Create bug" }).click();
  await expect(ada.page.getByRole("link", { name: "Passwords in the log" })).toContainText(
    "Restricted",
  );
  await expect(grace.page.getByText("No bugs in this project yet.")).toBeVisible();
  await ada.openBug("Passwords in the log");
  await expect(ada.page).toHaveURL(/CORE-R1$/u);

  await test.step("whom it is shared with sees it at once", async () => {
    const shared = ada.page.getByRole("combobox", { name: "Shared with" });
    await shared.fill("grace");
    await ada.page.getByRole("option", { name: /grace/u }).click();
    await expect(grace.page.getByRole("link", { name: "Passwords in the log" })).toBeVisible();
    await shoot(ada.page, "restricted");
  });

  await test.step("opened, it has an ordinary key and is everybody's", async () => {
    await ada.page.getByLabel("Who can see it").selectOption("Everybody who sees the project");
    await expect(ada.page).toHaveURL(/CORE-1$/u);
    await expect(grace.page.getByRole("link", { name: "Passwords in the log" })).toContainText(
      "CORE-1",
    );
  });
});
