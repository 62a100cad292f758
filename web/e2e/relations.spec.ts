import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage } from "./stage.ts";

test.describe.configure({ timeout: 240_000 });

/** Ada's organization with three bugs, and Grace in it. */
async function begin(newPerson: (username: string) => Promise<Person>) {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { organization } = await setStage({
    owner: ada,
    members: [grace],
    bugs: {
      "The relay sticks": "A moth sits in relay 70.",
      "The lamp flickers": "Now and then.",
      "The tape tears": "At hole 12.",
    },
  });
  const visit = async ({ page }: Person, key: string) => {
    await page.goto(`${organization}/bugs/${key}`);
    await expect(page.getByRole("region", { name: "Relations" })).toBeVisible();
  };
  return { ada, grace, organization, visit };
}

const relations = (page: Page) => page.getByRole("region", { name: "Relations" });
const group = (page: Page, name: string) =>
  relations(page).getByRole("region", { name, exact: true });

async function relate(person: Person, kind: string, typed: string) {
  await person.press("Add relation");
  const form = person.page.getByRole("form", { name: "Add relation" });
  await form.getByLabel("This bug").selectOption({ label: kind });
  await form.getByLabel("Bug", { exact: true }).fill(typed);
  await form.getByRole("button", { name: "Add" }).click();
}

test("bugs are related in both directions, and a circle is refused in words", async ({
  newPerson,
  shoot,
}) => {
  const { ada, grace, visit } = await begin(newPerson);
  await visit(ada, "CORE-1");
  await visit(grace, "CORE-2");

  await test.step("what Ada relates appears on the other bug before Grace", async () => {
    await relate(ada, "blocks", "core-2");
    await expect(group(ada.page, "Blocks").getByRole("link")).toContainText("The lamp flickers");
    await expect(group(grace.page, "Blocked by").getByRole("link")).toContainText(
      "The relay sticks",
    );
  });

  await test.step("a change of the other bug shows as well", async () => {
    await grace.editTitle("The lamp went out");
    await expect(group(ada.page, "Blocks").getByRole("link")).toContainText("The lamp went out");
  });

  await test.step("a circle is refused, with its way, and what was typed stays", async () => {
    await relate(grace, "blocks", "CORE-1");
    await expect(grace.page.getByRole("alert")).toContainText(
      "That would lead in a circle: CORE-2 → CORE-1 → CORE-2.",
    );
    await expect(grace.page.getByRole("combobox", { name: "Bug", exact: true })).toHaveValue(
      "CORE-1",
    );
    await grace.press("Cancel");
  });

  await test.step("children stand below their parent, with what is done of them", async () => {
    await visit(ada, "CORE-3");
    await relate(ada, "is the parent of", "CORE-1");
    await relate(ada, "is the parent of", "CORE-2");
    await expect(group(ada.page, "Children")).toContainText("0 of 2 closed");
    await visit(grace, "CORE-1");
    await expect(group(grace.page, "Parent").getByRole("link")).toContainText("The tape tears");
    await grace.closeBug("Fixed");
    await expect(group(ada.page, "Children")).toContainText("1 of 2 closed");
    await shoot(ada.page, "children");
  });

  await test.step("a relation is removed, and brought back by Undo", async () => {
    await ada.press("Remove relation to CORE-2");
    await expect(group(ada.page, "Children")).toContainText("1 of 1 closed");
    const told = ada.page
      .getByRole("status")
      .filter({ hasText: "The relation to CORE-2 is removed." });
    await told.getByRole("button", { name: "Undo" }).click();
    await expect(group(ada.page, "Children")).toContainText("1 of 2 closed");
  });
});

test("a duplicate leads to its original, chains collapse, and all of it can be undone", async ({
  newPerson,
  shoot,
}) => {
  const { ada, grace, visit } = await begin(newPerson);
  await visit(ada, "CORE-1");
  await visit(grace, "CORE-2");

  await test.step("by its action, with a picker over titles", async () => {
    await ada.press("Mark as duplicate");
    const dialog = ada.dialog("Mark as duplicate");
    await dialog.getByRole("button", { name: "Mark as duplicate" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Choose a bug.");
    await dialog.getByLabel("Original").fill("lamp flick");
    await dialog.getByRole("option", { name: "CORE-2 The lamp flickers" }).click();
    await shoot(ada.page, "mark");
    await dialog.getByRole("button", { name: "Mark as duplicate" }).click();
    await expect(dialog).toBeHidden();
    await expect(ada.page.getByText("This bug is a duplicate of")).toBeVisible();
    await expect(ada.page.getByRole("button", { name: "Reopen" })).toBeVisible();
    await expect(group(grace.page, "Duplicates").getByRole("link")).toContainText(
      "The relay sticks",
    );
    await shoot(ada.page, "duplicate");
  });

  await test.step("by closing it with that resolution; the chain collapses", async () => {
    await grace.press("Close");
    const dialog = grace.dialog("Close bug");
    await dialog.getByLabel("Resolution").selectOption({ label: "Duplicate" });
    await dialog.getByRole("button", { name: "Close bug" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Choose a bug.");
    await dialog.getByLabel("Original").fill("CORE-77");
    await dialog.getByRole("button", { name: "Close bug" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("The organization has no such bug.");
    await dialog.getByLabel("Original").fill("CORE-3");
    await dialog.getByRole("button", { name: "Close bug" }).click();
    await expect(dialog).toBeHidden();
    await expect(ada.page.getByRole("status").getByRole("link")).toContainText("CORE-3");
    await expect(group(grace.page, "Duplicate of").getByRole("link")).toContainText("CORE-3");
    await expect(group(grace.page, "Duplicates")).toBeHidden();
  });

  await test.step("one that is no duplicate after all gets its own back", async () => {
    await grace.press("Not a duplicate");
    await expect(grace.page.getByRole("button", { name: "Close", exact: true })).toBeVisible();
    await expect(group(grace.page, "Duplicates").getByRole("link")).toContainText("CORE-1");
    await expect(ada.page.getByRole("status").getByRole("link")).toContainText("CORE-2");
  });

  await test.step("reopening by hand ends it too", async () => {
    await ada.press("Reopen");
    await expect(ada.page.getByText("This bug is a duplicate of")).toBeHidden();
    await expect(group(grace.page, "Duplicates")).toBeHidden();
  });
});

test("closing a blocked bug asks once, by keyboard alone", async ({ newPerson, shoot }) => {
  const { ada, visit } = await begin(newPerson);
  await visit(ada, "CORE-1");
  const { keyboard } = ada.page;
  const focused = ada.page.locator(":focus");

  await test.step("a relation is added with keys", async () => {
    await ada.page.getByRole("button", { name: "Add relation" }).focus();
    await keyboard.press("Enter");
    await expect(focused).toHaveAttribute("role", "combobox");
    await keyboard.type("tape");
    await expect(ada.page.getByRole("listbox").getByRole("option")).toHaveCount(1);
    await keyboard.press("Enter");
    await expect(focused).toHaveValue("CORE-3 The tape tears");
    await keyboard.press("Enter");
    await expect(group(ada.page, "Blocked by").getByRole("link")).toContainText("CORE-3");
    await expect(focused).toHaveText("Add relation");
  });

  await test.step("the bugs in the way are named, and it can be given up", async () => {
    await ada.page.getByRole("button", { name: "Close", exact: true }).focus();
    await keyboard.press("Enter");
    const dialog = ada.dialog("Close bug");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close bug" }).focus();
    await keyboard.press("Enter");
    const asked = ada.dialog("Close although it is blocked?");
    await expect(asked.getByText("CORE-3")).toBeVisible();
    await shoot(ada.page, "blocked");
    // As before it has got it: Esc is the dialog's, and leads nobody away.
    await focused.evaluate((element: HTMLElement) => element.blur());
    await keyboard.press("Escape");
    await expect(asked).toBeHidden();
    await expect(ada.page.getByRole("button", { name: "Close", exact: true })).toBeVisible();
  });

  await test.step("or be meant", async () => {
    await ada.page.getByRole("button", { name: "Close", exact: true }).focus();
    await keyboard.press("Enter");
    await ada.dialog("Close bug").getByRole("button", { name: "Close bug" }).focus();
    await keyboard.press("Enter");
    const asked = ada.dialog("Close although it is blocked?");
    await asked.getByRole("button", { name: "Close all the same" }).focus();
    await keyboard.press("Enter");
    await expect(asked).toBeHidden();
    await expect(ada.page.getByRole("button", { name: "Reopen" })).toBeVisible();
  });
});
