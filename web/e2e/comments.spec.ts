import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage, visitBug } from "./stage.ts";

/** Ada and Grace, both at the bug "The relay sticks" of Ada's organization. */
async function atOneBug(newPerson: (username: string) => Promise<Person>) {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const bugs = { "The tape tears": "", "The relay sticks": "Like CORE-1, says @grace." };
  await visitBug(await setStage({ owner: ada, members: [grace], bugs }), 1, ada, grace);
  return { ada, grace };
}

function field(person: Person) {
  return person.page.getByRole("textbox", { name: "Comment", exact: true });
}

function comment(person: Person, text: string) {
  return person.page.getByRole("article", { name: /^Comment by/ }).filter({ hasText: text });
}

async function say(person: Person, text: string, shown = text): Promise<void> {
  await field(person).fill(text);
  await person.press("Comment");
  await expect(comment(person, shown).getByRole("button", { name: "Edit comment" })).toBeVisible();
}

test("two people talk about a bug, each seeing what the other does", async ({
  newPerson,
  shoot,
}) => {
  const { ada, grace } = await atOneBug(newPerson);

  await test.step("what Ada writes appears with Grace, as Markdown", async () => {
    await say(ada, "It sticks **every** Monday.", "It sticks every Monday.");
    await expect(comment(grace, "It sticks every Monday.").locator("strong")).toHaveText("every");
    await expect(field(ada)).toHaveValue("");
  });

  await test.step("Grace reacts; both see it, with her name", async () => {
    const hers = comment(grace, "It sticks every Monday.");
    await hers.getByRole("button", { name: "Add reaction" }).click();
    await grace.page.getByRole("menuitemcheckbox", { name: "Rocket" }).click();
    await expect(hers.getByRole("button", { name: "Rocket: 1" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const his = comment(ada, "It sticks every Monday.").getByRole("button", { name: "Rocket: 1" });
    await expect(his).toHaveAttribute("aria-pressed", "false");
    await his.hover();
    await expect(ada.page.getByRole("tooltip", { name: "grace" })).toBeVisible();
    await his.click();
    await expect(hers.getByRole("button", { name: "Rocket: 2" })).toBeVisible();
    await hers.getByRole("button", { name: "Rocket: 2" }).click();
    await expect(
      comment(ada, "It sticks every Monday.").getByRole("button", { name: "Rocket: 1" }),
    ).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("Ada edits; Grace sees the new text and what changed", async () => {
    await comment(ada, "It sticks every Monday.")
      .getByRole("button", { name: "Edit comment" })
      .click();
    await field(ada).first().fill("It sticks every Tuesday.");
    await ada.press("Save");
    const seen = comment(grace, "It sticks every Tuesday.");
    await seen.getByRole("button", { name: "Edited: show what changed" }).click();
    const dialog = grace.dialog("Edits of this comment");
    await expect(dialog.locator("del").filter({ hasText: "Monday" })).toBeVisible();
    await expect(dialog.locator("ins").filter({ hasText: "Tuesday" })).toBeVisible();
    await shoot(grace.page, "edits");
    await grace.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a change of the bug stands between the comments", async () => {
    await ada.editTitle("Relay 70 sticks");
    await expect(
      grace.page.getByText("changed the title from “The relay sticks” to “Relay 70 sticks”"),
    ).toBeVisible();
    await say(grace, "A better title.");
    const lines = ada.page.getByRole("region", { name: "Activity" }).getByRole("listitem");
    await expect(lines.filter({ hasText: "A better title." })).toBeVisible();
    await shoot(ada.page, "activity");
  });

  await test.step("a removed comment goes everywhere, and that it went is told", async () => {
    await comment(grace, "A better title.").getByRole("button", { name: "Remove comment" }).click();
    await grace.dialog("Remove this comment?").getByRole("button", { name: "Remove" }).click();
    await expect(comment(ada, "A better title.")).toHaveCount(0);
    await expect(comment(grace, "A better title.")).toHaveCount(0);
    await expect(ada.page.getByText("grace removed a comment")).toBeVisible();
  });
});

test("members and bugs that a text names become chips, and names complete", async ({
  newPerson,
  shoot,
}) => {
  const { ada, grace } = await atOneBug(newPerson);
  const region = grace.page.getByRole("region", { name: "Activity" });

  await test.step("by arrow and Enter", async () => {
    await field(ada).pressSequentially("Ask @");
    await expect(ada.page.getByRole("option", { name: "grace" })).toBeVisible();
    await ada.page.keyboard.type("gr");
    await expect(ada.page.getByRole("listbox", { name: "Members" }).getByRole("option")).toHaveText(
      ["grace"],
    );
    await shoot(ada.page, "mention");
    await ada.page.keyboard.press("Enter");
    await expect(field(ada)).toHaveValue("Ask @grace ");
    await ada.page.keyboard.type("about CORE-1, not CORE-99 or `CORE-1`.");
    await ada.page.keyboard.press("Control+Enter");
    await expect(region.getByText("@grace", { exact: true })).toBeVisible();
  });

  await test.step("a bug's chip leads to it and strikes it through once it is closed", async () => {
    const chip = comment(grace, "Ask").getByRole("link", { name: "CORE-1" });
    await expect(chip).toHaveCount(1);
    await expect(chip.locator("span")).not.toHaveClass(/line-through/);
    await expect(comment(grace, "Ask")).toContainText("not CORE-99 or CORE-1.");
    await comment(ada, "Ask").getByRole("link", { name: "CORE-1" }).click();
    await expect(ada.page.getByRole("heading", { level: 1, name: "The tape tears" })).toBeVisible();
    await ada.closeBug("Fixed");
    await expect(chip.locator("span")).toHaveClass(/line-through/);
    await shoot(grace.page, "chips");
  });

  await test.step("in descriptions too", async () => {
    const description = grace.page.getByRole("region", { name: "Description" });
    await expect(description.getByRole("link", { name: "CORE-1" })).toBeVisible();
    await expect(description.getByText("@grace", { exact: true })).toBeVisible();
  });
});

test("of two edits of one comment at once both are shown, and the writer chooses", async ({
  newPerson,
  shoot,
}) => {
  const { ada } = await atOneBug(newPerson);
  await say(ada, "First text");
  const second = await ada.page.context().newPage();
  await second.goto(ada.page.url());
  const other = second
    .getByRole("article", { name: /^Comment by/ })
    .filter({ hasText: "First text" });
  await other.getByRole("button", { name: "Edit comment" }).click();
  await comment(ada, "First text").getByRole("button", { name: "Edit comment" }).click();
  await field(ada).first().fill("Text of the first tab");
  await second.getByRole("textbox", { name: "Comment", exact: true }).first().fill("Of the second");
  await ada.press("Save");
  await expect(comment(ada, "Text of the first tab")).toBeVisible();
  await second.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = second.getByRole("dialog", { name: "Two people changed this text" });
  await expect(dialog.getByRole("region", { name: "Their text" })).toContainText(
    "of the first tab",
  );
  await expect(dialog.getByRole("region", { name: "Your text" })).toContainText(
    "Added: the second",
  );
  await shoot(second, "conflict");
  await dialog.getByLabel("Both together").fill("Both texts together");
  await dialog.getByRole("button", { name: "Save merged" }).click();
  await expect(comment(ada, "Both texts together")).toBeVisible();
});

test("a draft outlives a reload, goes on in another browser, and ends when it is sent", async ({
  newPerson,
  browser,
}) => {
  const { ada } = await atOneBug(newPerson);
  await field(ada).fill("Half a thou");
  await ada.page.reload();
  await expect(field(ada)).toHaveValue("Half a thou");

  const context = await browser.newContext({ baseURL: new URL(ada.page.url()).origin });
  await context.addCookies(await ada.page.context().cookies());
  const elsewhere = await context.newPage();
  await elsewhere.goto(ada.page.url());
  const there = elsewhere.getByRole("textbox", { name: "Comment", exact: true });
  await field(ada).fill("Half a thought");
  await expect(there).toHaveValue("Half a thought");
  await there.fill("Half a thought, finished");
  await expect(field(ada)).toHaveValue("Half a thought, finished");
  await elsewhere.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(comment(ada, "Half a thought, finished")).toBeVisible();
  await expect(field(ada)).toHaveValue("");
  await context.close();
});

test("a comment is written, edited and removed by keyboard alone", async ({ newPerson }) => {
  const { ada } = await atOneBug(newPerson);
  const { keyboard } = ada.page;
  await expect(field(ada)).toBeVisible();
  await keyboard.press("m");
  await expect(field(ada)).toBeFocused();
  await keyboard.type("By hand");
  await keyboard.press("Control+Enter");
  await expect(comment(ada, "By hand")).toBeVisible();

  const edit = comment(ada, "By hand").getByRole("button", { name: "Edit comment" });
  await edit.focus();
  await keyboard.press("Enter");
  await expect(field(ada).first()).toBeFocused();
  await keyboard.press("End");
  await keyboard.type(" and heart");
  await keyboard.press("Control+Enter");
  await expect(comment(ada, "By hand and heart")).toBeVisible();

  await comment(ada, "By hand and heart").getByRole("button", { name: "Remove comment" }).focus();
  await keyboard.press("Enter");
  const dialog = ada.dialog("Remove this comment?");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Remove" }).focus();
  await keyboard.press("Enter");
  await expect(comment(ada, "By hand and heart")).toHaveCount(0);
});

test("the address of a comment leads to it", async ({ newPerson }) => {
  const { ada } = await atOneBug(newPerson);
  await say(ada, "Look here");
  const href = await comment(ada, "Look here").getByRole("link").first().getAttribute("href");
  await ada.page.goto(`${new URL(ada.page.url()).pathname}${href ?? ""}`);
  await ada.page.reload();
  await expect(comment(ada, "Look here")).toBeFocused();
});
