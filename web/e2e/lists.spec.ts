import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

const titles = ["The relay sticks", "The tape tears", "The clock drifts", "The lamp flickers"];

/** Somebody with a project of four bugs, at its list; the newest is the last. */
async function withBugs(person: Person): Promise<void> {
  await person.join();
  await person.createOrganization("Moth Works");
  await person.openOrganization("Moth Works");
  await person.createProject("Core");
  await person.openProject("Core");
  for (const title of titles) {
    // One is reported after the other.
    // oxlint-disable-next-line no-await-in-loop
    await person.reportBug(title, "");
  }
}

const rows = (person: Person) =>
  person.page.getByRole("region", { name: "Bugs", exact: true }).getByRole("listitem");
const query = (person: Person) => person.page.getByRole("combobox", { name: "Query" });

async function ask(person: Person, text: string): Promise<void> {
  await query(person).fill(text);
  await query(person).press("Enter");
}

/** Keys of the list as they stand, from above. */
async function expectKeys(person: Person, ...numbers: number[]): Promise<void> {
  await expect(rows(person)).toHaveCount(numbers.length);
  await expect(rows(person)).toContainText(numbers.map((number) => `CORE-${number}`));
}

async function setPriority(person: Person, numbers: readonly number[], priority: string) {
  for (const number of numbers) {
    // oxlint-disable-next-line no-await-in-loop
    await person.page.getByRole("checkbox", { name: `Select CORE-${number}` }).check();
  }
  const bar = person.page.getByRole("toolbar", { name: "Selected bugs" });
  await bar.getByRole("combobox", { name: "Set priority" }).click();
  await person.page.getByRole("option", { name: priority }).click();
  await expect(person.status("changed.").last()).toBeVisible();
  await bar.getByRole("button", { name: "Clear" }).click();
}

test("bugs are found, sorted, grouped and changed by mouse", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await withBugs(ada);

  await test.step("many are changed at once, and it is undone as one", async () => {
    await setPriority(ada, [1, 3], "Urgent");
    await setPriority(ada, [2], "Low");
    await page.getByRole("checkbox", { name: "Select CORE-4" }).click();
    await page.getByRole("checkbox", { name: "Select CORE-2" }).click({ modifiers: ["Shift"] });
    await expect(page.getByRole("toolbar")).toContainText("3 selected");
    await shoot(page, "selected");
    await page.getByRole("toolbar").getByRole("combobox", { name: "Set severity" }).click();
    await page.getByRole("option", { name: "S2 Serious" }).click();
    await expect(rows(ada).filter({ hasText: "S2" })).toHaveCount(3);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(rows(ada).filter({ hasText: "S2" })).toHaveCount(0);
    await page.getByRole("toolbar").getByRole("button", { name: "Clear" }).click();
  });

  await test.step("a query is typed with completion and stands in the address", async () => {
    await query(ada).pressSequentially("prio");
    await page.getByRole("option", { name: /^priority/ }).click();
    await page.getByRole("option", { name: "urgent 2" }).click();
    await shoot(page, "query");
    await query(ada).press("Enter");
    await expect(ada.status("2 bugs found")).toBeVisible();
    await expect(page).toHaveURL(/\?q=priority%3Aurgent$/);
    await page.reload();
    await expect(ada.status("2 bugs found")).toBeVisible();
  });

  await test.step("a column's head sorts, groups have headings with counts", async () => {
    await ask(ada, "is:open");
    await page.getByRole("button", { name: "Sort by title" }).click();
    await expectKeys(ada, 3, 4, 1, 2);
    await page.getByRole("button", { name: "Sort by title, now ascending" }).click();
    await expectKeys(ada, 2, 1, 4, 3);
    await page.getByLabel("Group by").selectOption("Priority");
    await expect(page.getByRole("heading", { name: "Urgent 2" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Low 1" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Not set 1" })).toBeVisible();
    await shoot(page, "groups");
  });

  await test.step("columns are chosen and ordered, and the address carries them", async () => {
    await ada.press("View");
    await page.getByRole("menuitem", { name: "Columns…" }).click();
    const dialog = ada.dialog("Columns");
    await dialog.getByLabel("Due", { exact: true }).check();
    await dialog.getByRole("button", { name: "Move Due to the left" }).click();
    await dialog.getByLabel("Labels", { exact: true }).uncheck();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("button", { name: "Sort by due" })).toBeVisible();
    await expect(page).toHaveURL(/columns=/);
    await ada.press("View");
    await page.getByRole("menuitemcheckbox", { name: "Compact rows" }).click();
    await shoot(page, "compact");
  });

  await test.step("the list is taken along as a file", async () => {
    await ada.press("View");
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Export as CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test("bugs are found, selected and changed by keyboard alone", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const { keyboard } = page;
  await withBugs(ada);

  await keyboard.press("/");
  await expect(query(ada)).toBeFocused();
  await keyboard.type("is:op");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(query(ada)).toHaveValue("is:open ");
  await keyboard.type("-tape sort:key");
  await keyboard.press("Escape");
  await keyboard.press("Enter");
  await expectKeys(ada, 1, 3, 4);

  await keyboard.press("Escape");
  await keyboard.press("j");
  await keyboard.press("x");
  await keyboard.press("j");
  await keyboard.press("x");
  await expect(page.getByRole("toolbar")).toContainText("2 selected");
  await page.getByRole("toolbar").getByRole("combobox", { name: "Set priority" }).press("Enter");
  await keyboard.type("hi");
  await keyboard.press("Enter");
  await expect(rows(ada).getByRole("img", { name: "High" })).toHaveCount(2);
  await page.getByRole("link", { name: "The clock drifts" }).focus();
  await keyboard.press("Escape");
  await expect(page.getByRole("toolbar")).toBeHidden();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "The clock drifts" })).toBeVisible();
  await keyboard.press("Escape");
  await expectKeys(ada, 1, 3, 4);
});

test("a broken query says what is wrong and where, and nothing typed is lost", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await withBugs(ada);
  await ask(ada, "is:open severity:S9");
  await expect(page.getByRole("alert").filter({ hasText: "S9" })).toBeVisible();
  await expect(query(ada)).toHaveValue("is:open severity:S9");
  await shoot(page, "wrong");
  await query(ada).fill("colour:red");
  await expect(page.getByText("colour:red is searched as text")).toBeVisible();
  await query(ada).press("Enter");
  await expect(ada.status('There is no field "colour", so this is searched as text')).toBeVisible();
  await expect(page.getByText("No bug matches this query.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the query" }).last().click();
  await expectKeys(ada, 4, 3, 2, 1);
});

test("a list of all projects follows what others do", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  await withBugs(ada);
  await ada.openOrganization("Moth Works");
  const code = await ada.joinCode();
  await grace.join();
  await grace.joinOrganization(code);
  await grace.page.getByRole("main").getByRole("link", { name: "All bugs", exact: true }).click();
  await ask(grace, "is:open sort:key");
  await expectKeys(grace, 1, 2, 3, 4);
  await grace.page.getByRole("checkbox", { name: "Select CORE-3" }).check();

  await ada.page.getByRole("tab", { name: "Projects" }).click();
  await ada.openProject("Core");
  await ada.openBug("The tape tears");
  await ada.closeBug("Fixed");
  await expectKeys(grace, 1, 3, 4);
  await expect(grace.page.getByRole("checkbox", { name: "Select CORE-3" })).toBeChecked();
});
