import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage } from "./stage.ts";

/** Somebody with a project of three bugs, at its list; the others are members too. */
async function withBugs(person: Person, ...members: Person[]): Promise<string> {
  const { projects } = await setStage({
    owner: person,
    members,
    bugs: {
      "The relay sticks": "A moth sits in **relay 70**.",
      "The tape tears": "",
      "The clock drifts": "By a second a day.",
    },
  });
  const list = projects[0] ?? "";
  await person.page.goto(list);
  await expect(person.page.getByRole("link", { name: "The clock drifts" })).toBeVisible();
  return list;
}

async function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test("everything about a bug is set by mouse where it stands", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await withBugs(ada);
  await ada.openBug("The tape tears");

  await test.step("fields are chosen from their lists", async () => {
    await ada.choose("Priority", "High");
    await ada.choose("Severity", "S2 Serious");
    await ada.choose("Assignees", "ada");
    await page.keyboard.press("Escape");
    await page.getByLabel("Due").fill("2030-02-28");
    await page.getByLabel("Estimate").fill("2");
    await page.getByLabel("Estimate").press("Enter");
    await page.getByRole("button", { name: /^Environment: / }).click();
    await page.getByRole("textbox", { name: "Environment" }).fill("os: Debian 12");
    await ada.press("Save");
    await ada.expectField("Priority", "High");
    await ada.expectField("Severity", "S2 Serious");
    await ada.expectField("Assignees", "ada");
  });

  await test.step("title and description are written in place, with a preview", async () => {
    await page.getByRole("heading", { level: 1 }).getByText("The tape tears").click();
    await page.getByLabel("Title", { exact: true }).fill("The tape tears at night");
    await ada.press("Save");
    await expect(
      page.getByRole("heading", { level: 1, name: "The tape tears at night" }),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Add a description/ }).click();
    await page.getByRole("textbox", { name: "Description" }).fill("Only **after midnight**.");
    await page.getByRole("tab", { name: "Preview" }).click();
    await expect(page.getByRole("strong")).toHaveText("after midnight");
    await shoot(page, "preview");
    await ada.press("Save");
    await expect(page.getByText("Only after midnight.")).toBeVisible();
  });

  await test.step("it is closed with a reason and reopened", async () => {
    await ada.closeBug("Cannot reproduce");
    await expect(
      page.getByRole("definition").filter({ hasText: /^Cannot reproduce$/ }),
    ).toBeVisible();
    await ada.press("Reopen");
    await expect(page.getByRole("button", { name: "Close", exact: true })).toBeVisible();
    await shoot(page, "bug");
  });

  await test.step("all of it is there after a reload", async () => {
    await page.reload();
    await ada.expectField("Priority", "High");
    await ada.expectField("Severity", "S2 Serious");
    await ada.expectField("Assignees", "ada");
    await expect(page.getByLabel("Due")).toHaveValue("2030-02-28");
    await expect(page.getByLabel("Estimate")).toHaveValue("2");
    await expect(page.getByText("Debian 12")).toBeVisible();
  });
});

test("everything about a bug is set by keyboard alone", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const { keyboard } = page;
  await withBugs(ada);
  await keyboard.press("j");
  await keyboard.press("j");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "The tape tears" })).toBeVisible();

  await test.step("a field's key opens its list, which is searched by typing", async () => {
    await keyboard.press("p");
    await expect(page.getByRole("combobox", { name: "Set priority" })).toBeFocused();
    await keyboard.type("hi");
    await keyboard.press("Enter");
    await ada.expectField("Priority", "High");
    await keyboard.press("Shift+S");
    await expect(page.getByRole("combobox", { name: "Set severity" })).toBeFocused();
    await keyboard.type("ser");
    await keyboard.press("Enter");
    await ada.expectField("Severity", "S2 Serious");
    await keyboard.press("s");
    await expect(page.getByRole("combobox", { name: "Set status" })).toBeFocused();
    await keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
  });

  await test.step("I assigns to oneself and takes it back, A opens the list", async () => {
    await keyboard.press("i");
    await ada.expectField("Assignees", "ada");
    await keyboard.press("i");
    await ada.expectField("Assignees", "Nobody");
    await keyboard.press("a");
    await expect(page.getByRole("combobox", { name: "Assign", exact: true })).toBeFocused();
    await keyboard.type("ada");
    // Who the members are is asked of the server.
    await expect(page.getByRole("option", { name: "ada" })).toBeVisible();
    await keyboard.press("Enter");
    await keyboard.press("Escape");
    await ada.expectField("Assignees", "ada");
  });

  await test.step("a day, an estimate and an environment", async () => {
    await keyboard.press("Shift+E");
    await expect(page.getByLabel("Estimate")).toBeFocused();
    await keyboard.type("3,5");
    await keyboard.press("Enter");
    await expect(page.getByLabel("Estimate")).toHaveValue("3.5");
    await keyboard.press("Shift+D");
    await expect(page.getByLabel("Due")).toBeFocused();
    await keyboard.press("Escape");
    await keyboard.press("Shift+V");
    await keyboard.type("os: Debian 12");
    await keyboard.press("Control+Enter");
    await expect(page.getByText("Debian 12")).toBeVisible();
  });

  await test.step("E writes the title, D the description; Esc asks before it loses something", async () => {
    await keyboard.press("e");
    await keyboard.type(" at night");
    await keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "The tape tears at night" }),
    ).toBeVisible();
    await keyboard.press("d");
    await expect(page.getByRole("textbox", { name: "Description" })).toBeFocused();
    await keyboard.type("j and k are letters here");
    await keyboard.press("Escape");
    await expect(ada.dialog("Discard your changes?")).toBeVisible();
    await keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue(
      "j and k are letters here",
    );
    await expect(page.getByRole("textbox", { name: "Description" })).toBeFocused();
    await keyboard.press("Control+Enter");
    await expect(page.getByText("j and k are letters here")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Description" })).toBeHidden();
  });

  await test.step("Shift+X closes and reopens", async () => {
    await keyboard.press("Shift+X");
    await expect(ada.dialog("Close bug")).toBeVisible();
    await ada.dialog("Close bug").getByRole("button", { name: "Close bug" }).press("Enter");
    await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
    await keyboard.press("Shift+X");
    await expect(page.getByRole("button", { name: "Close", exact: true })).toBeVisible();
  });

  await test.step("J and K walk along the list, Esc leads back to it", async () => {
    await keyboard.press("j");
    await expect(page.getByRole("heading", { level: 1, name: "The relay sticks" })).toBeVisible();
    await keyboard.press("k");
    await keyboard.press("k");
    await expect(page.getByRole("heading", { level: 1, name: "The clock drifts" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Previous bug" })).toBeDisabled();
    await keyboard.press("Escape");
    await expect(page).toHaveURL(/\/projects\/CORE$/);
  });

  await test.step("the help lists the bug's keys only where there is one", async () => {
    await keyboard.press("?");
    await expect(ada.dialog("Keyboard shortcuts")).toBeVisible();
    await expect(ada.dialog("Keyboard shortcuts").getByText("Set priority")).toBeHidden();
    await keyboard.press("Escape");
    await ada.openBug("The clock drifts");
    await keyboard.press("?");
    await expect(ada.dialog("Keyboard shortcuts").getByText("Set priority")).toBeVisible();
  });
});

test("a letter on a field's button is a shortcut and chooses nothing", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await withBugs(ada);
  await ada.openBug("The tape tears");
  const priority = page.getByRole("combobox", { name: "Priority: No priority" });
  await priority.click();
  await expect(page.getByRole("combobox", { name: "Set priority" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(priority).toBeFocused();
  // "Urgent" begins with it.
  await page.keyboard.press("u");
  await page.keyboard.press("i");
  await ada.expectField("Assignees", "ada");
  await ada.expectField("Priority", "No priority");
});

test("single keys that are switched off do nothing on a bug", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await withBugs(ada);
  await page.evaluate(() => localStorage.setItem("lacewing.single-keys", "off"));
  await page.reload();
  await ada.openBug("The tape tears");
  await page.keyboard.press("p");
  await page.keyboard.press("i");
  await page.keyboard.press("j");
  await expect(page.getByRole("listbox")).toBeHidden();
  await ada.expectField("Assignees", "Nobody");
  await expect(page.getByRole("heading", { level: 1, name: "The tape tears" })).toBeVisible();
});

test("a bug is shown beside its list, and the row has the focus again afterwards", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const { keyboard } = page;
  const list = await withBugs(ada);
  const panel = page.getByRole("region", { name: "Bug", exact: true });
  const row = (title: string) => page.getByRole("listitem").getByRole("link", { name: title });

  await test.step("Space opens it, J and K change it, Esc gives the focus back", async () => {
    await keyboard.press("j");
    await keyboard.press("Space");
    await expect(panel.getByRole("heading", { level: 1, name: "The clock drifts" })).toBeVisible();
    await expect(panel).toBeFocused();
    await expect(page).toHaveURL(/\?bug=CORE-3$/);
    await shoot(page, "panel");
    await keyboard.press("j");
    await expect(panel.getByRole("heading", { level: 1, name: "The tape tears" })).toBeVisible();
    await keyboard.press("p");
    await keyboard.type("urg");
    await keyboard.press("Enter");
    await expect(row("The tape tears").getByRole("img", { name: "Urgent" })).toBeVisible();
    await keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(row("The tape tears")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  });

  await test.step("Enter on the row opens the page", async () => {
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/bugs\/CORE-2$/);
    await page.goBack();
  });

  await test.step("by mouse too, reload and back included", async () => {
    await row("The relay sticks").hover();
    await page.getByRole("button", { name: "Show beside the list" }).click();
    await expect(panel.getByRole("heading", { level: 1, name: "The relay sticks" })).toBeVisible();
    await row("The clock drifts").click();
    await expect(panel.getByRole("heading", { level: 1, name: "The clock drifts" })).toBeVisible();
    await panel.getByRole("button", { name: "Next bug" }).click();
    await expect(panel.getByRole("heading", { level: 1, name: "The tape tears" })).toBeVisible();
    await page.reload();
    await expect(panel.getByRole("heading", { level: 1, name: "The tape tears" })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  });

  await test.step("on a narrow screen it is the page", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${list}?bug=CORE-1`);
    await expect(page).toHaveURL(/\/bugs\/CORE-1$/);
    await expect(page.getByRole("heading", { level: 1, name: "The relay sticks" })).toBeVisible();
    await shoot(page, "narrow");
  });
});

test("link, key and branch name are copied by button, menu and key", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await withBugs(ada);
  await ada.openBug("The tape tears");
  await ada.press("Copy link");
  await expect(ada.status("Link copied")).toBeVisible();
  expect(await clipboardOf(page)).toBe(page.url());
  await page.keyboard.press("Control+.");
  await expect(ada.status("CORE-2 copied")).toBeVisible();
  expect(await clipboardOf(page)).toBe("CORE-2");
  await page.keyboard.press("Control+Shift+.");
  await expect(ada.status("ada/core-2-the-tape-tears copied")).toBeVisible();
  expect(await clipboardOf(page)).toBe("ada/core-2-the-tape-tears");
  await ada.press("More actions");
  await page.getByRole("menuitem", { name: /^Copy key/ }).click();
  await expect.poll(() => clipboardOf(page)).toBe("CORE-2");
});

test("two people write one description: nothing is overwritten", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  await withBugs(ada, grace);
  await ada.openBug("The tape tears");
  const description = (person: Person) =>
    person.page.getByRole("textbox", { name: "Description", exact: true });
  await ada.page.getByRole("button", { name: /^Add a description/ }).click();
  await description(ada).fill("Steps:\n\n1. start\n2. wait\n\nSeen once.");
  await ada.press("Save");
  await grace.page.goto(ada.page.url());

  await test.step("whoever writes hears at once that the other one saved", async () => {
    await ada.press("Edit description");
    await grace.press("Edit description");
    await description(ada).fill("Steps:\n\n1. start\n2. wait\n\nSeen twice.");
    await description(grace).fill("Steps:\n\n1. start the tape\n2. wait\n\nSeen once.");
    await ada.press("Save");
    await expect(grace.page.getByText("ada changed this text.")).toBeVisible();
    await shoot(grace.page, "meanwhile");
  });

  await test.step("both changes are joined where they do not touch", async () => {
    await grace.press("Save");
    const dialog = grace.dialog("Two people changed this text");
    await expect(dialog.getByRole("region", { name: "ada's text" })).toContainText("Added: twice");
    await expect(dialog.getByLabel("Both together")).toHaveValue(
      "Steps:\n\n1. start the tape\n2. wait\n\nSeen twice.",
    );
    await shoot(grace.page, "conflict");
    await dialog.getByRole("button", { name: "Save merged" }).click();
    await expect(ada.page.getByText("start the tape")).toBeVisible();
    await expect(ada.page.getByText("Seen twice.")).toBeVisible();
  });

  await test.step("what was typed outlives a reload, and still is no overwriting", async () => {
    await grace.press("Edit description");
    await description(grace).fill("Mine alone.");
    await grace.page.reload();
    await ada.press("Edit description");
    await description(ada).fill("Theirs alone.");
    await ada.press("Save");
    await expect(grace.page.getByText("Theirs alone.")).toBeVisible();
    await grace.press("Continue");
    await expect(description(grace)).toHaveValue("Mine alone.");
    await expect(grace.page.getByText("changed this text.")).toBeVisible();
    await grace.press("Show");
    const dialog = grace.dialog("Two people changed this text");
    await expect(dialog.getByRole("region", { name: "Your text" })).toContainText("Added: alone.");
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(ada.page.getByText("Mine alone.")).toBeVisible();
  });
});

test("a link pasted over words becomes a link of those words", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await withBugs(ada);
  await ada.openBug("The clock drifts");
  await expect(page.getByText("By a second a day.")).toBeVisible();
  await page.keyboard.press("d");
  const field = page.getByRole("textbox", { name: "Description", exact: true });
  await field.fill("See the log.");
  await page.evaluate(() => navigator.clipboard.writeText("https://a.test/log"));
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 11));
  await page.keyboard.press("Control+v");
  await expect(field).toHaveValue("See [the log](https://a.test/log).");
  await page.keyboard.press("Control+z");
  await expect(field).toHaveValue("See the log.");
});
