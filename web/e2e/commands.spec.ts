import { newID } from "../src/store/new-id.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage } from "./stage.ts";

const bugs = {
  "The relay sticks": "Every morning.",
  "The tape tears": "In the cold.",
  "The clock drifts": "By a minute a day.",
  "The lamp flickers": "At night.",
};

const query = (person: Person) => person.page.getByRole("combobox", { name: "Query" });
const rows = (person: Person) =>
  person.page.getByRole("region", { name: "Bugs", exact: true }).getByRole("listitem");

/** Everybody at the list of all bugs of one project. */
async function withBugs(owner: Person, ...members: Person[]) {
  const stage = await setStage({ owner, members, bugs });
  for (const { page } of [owner, ...members]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(stage.projects[0] ?? "");
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole("combobox", { name: "Query" })).toBeVisible();
  }
  for (const name of ["old", "needs-test"]) {
    // oxlint-disable-next-line no-await-in-loop
    await owner.send(`orgs/${stage.orgID}/labels`, { name });
  }
  return stage;
}

test("what a query finds is changed by keyboard alone, and undone", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await withBugs(ada);
  await ada.send(`orgs/${stage.orgID}/bugs/bulk`, {
    batchID: newID(),
    ids: await idsOf(ada, stage.orgID, "clock"),
    change: { severity: "S4" },
  });

  await test.step("a sign leads into the box, where actions and values are offered", async () => {
    await page.getByRole("main").press(">");
    await expect(query(ada)).toBeFocused();
    await expect(query(ada)).toHaveValue("> ");
    await query(ada).fill("the > ");
    await query(ada).pressSequentially("sev");
    await expect(page.getByRole("option", { name: /^severity/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: /^S4/ })).toBeVisible();
    await query(ada).pressSequentially("S4 label +ol");
    await expect(page.getByRole("option", { name: /^old/ })).toBeVisible();
    await shoot(page, "command-completion");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(query(ada)).toHaveValue("the > severity S4 label +old ");
  });

  await test.step("Enter shows what would change, Esc keeps what was typed", async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    const dialog = ada.dialog("Change 4 bugs?");
    await expect(dialog).toContainText("The query finds 4 bugs.");
    await expect(dialog.getByRole("listitem").first()).toContainText(
      "severity S43 bugs, 1 is so already",
    );
    await expect(dialog.getByRole("button", { name: "Change 4 bugs" })).toBeFocused();
    await shoot(page, "command-preview");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(query(ada)).toBeFocused();
    await expect(query(ada)).toHaveValue("the > severity S4 label +old ");
    await expect(page).not.toHaveURL(/q=/);
  });

  await test.step("applied, the query stays and the command is gone", async () => {
    await page.keyboard.press("Enter");
    await expect(ada.dialog("Change 4 bugs?")).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(ada.status("4 bugs changed.")).toBeVisible();
    await expect(query(ada)).toHaveValue("the");
    await expect(page).toHaveURL(/\?q=the$/);
    await expect(rows(ada).filter({ hasText: "S4" })).toHaveCount(4);
    await expect(rows(ada).filter({ hasText: "old" })).toHaveCount(4);
  });

  await test.step("one undo takes all of it back", async () => {
    await page.getByRole("button", { name: "Undo" }).last().press("Enter");
    await expect(rows(ada).filter({ hasText: "S4" })).toHaveCount(1);
    await expect(rows(ada).filter({ hasText: "old" })).toHaveCount(0);
  });
});

test("a command that is none is told with its place, and nothing changes", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await withBugs(ada);

  await test.step("an unknown action, label and status name the nearest", async () => {
    await look(ada, "is:open > sevrity S4");
    await expect(ada.alert('no action "sevrity"; the nearest is "severity"')).toBeVisible();
    await expect(query(ada)).toHaveValue("is:open > sevrity S4");
    await shoot(page, "command-refused");
    await look(ada, "is:open > label +oldd");
    await expect(ada.alert('There is no label "oldd"; the nearest is "old"')).toBeVisible();
    await look(ada, "is:open > status Fixt");
    await expect(ada.alert('There is no status "Fixt"; the nearest is "Fixed"')).toBeVisible();
    await look(ada, "is:open > ");
    await expect(ada.alert("No action stands behind the >")).toBeVisible();
  });

  await test.step("closing without a resolution changes nothing and says why", async () => {
    await look(ada, "is:open > status Fixed");
    const dialog = ada.dialog("Nothing would change");
    await expect(dialog.getByRole("region", { name: "What stays as it is" })).toContainText(
      "4 bugs:",
    );
    await expect(dialog.getByRole("button", { name: "Back to the query" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
  });

  await test.step("a command in the address is no filter", async () => {
    await page.goto(`${page.url().split("?")[0]}?q=${encodeURIComponent("is:open > severity S1")}`);
    await expect(ada.alert("A command is no filter")).toBeVisible();
  });
});

test("somebody else changes a bug before a command is applied, and after", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { page } = ada;
  const stage = await withBugs(ada, grace);
  const change = async (words: string, edit: object) => {
    await grace.send(`orgs/${stage.orgID}/bugs/bulk`, {
      batchID: newID(),
      ids: await idsOf(grace, stage.orgID, words),
      change: edit,
    });
  };

  await test.step("one that matches no more is not changed: look again", async () => {
    await look(ada, "severity:none > severity S3 label +needs-test");
    await expect(ada.dialog("Change 4 bugs?")).toBeVisible();
    await change("tape", { severity: "S1" });
    await page.keyboard.press("Enter");
    await expect(ada.alert("4 bugs matched when you looked, 3 now. Look again.")).toBeVisible();
    await shoot(page, "command-changed");
    await expect(rows(ada).filter({ hasText: "S3" })).toHaveCount(0);
    await ada.page.getByRole("button", { name: "Look again" }).press("Enter");
    await expect(ada.dialog("Change 3 bugs?")).toBeVisible();
    await ada.page.getByRole("button", { name: "Change 3 bugs" }).press("Enter");
    await expect(ada.status("3 bugs changed.")).toBeVisible();
  });

  await test.step("what they changed afterwards is listed, and left", async () => {
    const toast = ada.status("3 bugs changed.");
    await toast.hover();
    await change("lamp", { severity: "S2" });
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect(ada.status("Changed since, so left as it is")).toContainText("CORE-4 Severity");
    await look(ada, "severity:S2");
    await expect(rows(ada)).toHaveCount(1);
    await look(ada, "label:needs-test");
    await expect(rows(ada)).toHaveCount(0);
  });
});

async function look(person: Person, text: string): Promise<void> {
  await query(person).fill(text);
  await query(person).press("Enter");
}

/** Of the bugs that a query finds. */
async function idsOf(person: Person, orgID: string, q: string): Promise<string[]> {
  const address = `/api/v1/orgs/${orgID}/bugs?q=${encodeURIComponent(q)}`;
  const reply = await person.page.context().request.get(new URL(address, person.origin).href);
  const { items } = (await reply.json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}
