import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage, visitBug } from "./stage.ts";

test("an edit is undone and done again, and what somebody else changed since stays", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const bugs = { "The relay sticks": "Every morning." };
  await visitBug(await setStage({ owner: ada, members: [grace], bugs }), 0, ada, grace);

  await test.step("Undo gives the old value back, Redo the new one", async () => {
    await ada.choose("Severity", "S1 Critical");
    const saved = await held(ada, "Severity saved.");
    await grace.expectField("Severity", "S1 Critical");
    await shoot(ada.page, "undo");
    await saved.getByRole("button", { name: "Undo" }).click();
    const undone = await held(ada, "Undone.");
    await grace.expectField("Severity", "Not judged");
    await undone.getByRole("button", { name: "Redo" }).click();
    await grace.expectField("Severity", "S1 Critical");
    await ada.expectField("Severity", "S1 Critical");
  });

  await test.step("what changed since is left and named with who did", async () => {
    await ada.choose("Priority", "Low");
    const saved = await held(ada, "Priority saved.");
    await grace.expectField("Priority", "Low");
    await grace.choose("Priority", "High");
    await ada.expectField("Priority", "High");
    await saved.getByRole("button", { name: "Undo" }).click();
    await expect(
      ada.page.getByRole("alert").filter({ hasText: "Changed since, so left as it is" }),
    ).toContainText("CORE-1 Priority, by grace");
    await shoot(ada.page, "changed-since");
    await ada.expectField("Priority", "High");
  });
});

test("Ctrl+Z takes back one's last change from any page, after a reload and on another device", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const bugs = { "The relay sticks": "Every morning.", "The tape tears": "At night." };
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  await visitBug(stage, 0, ada, grace);

  await test.step("from another page after a reload, one by one, and again", async () => {
    await ada.choose("Severity", "S1 Critical");
    await expect(ada.status("Severity saved.")).toBeVisible();
    await ada.choose("Priority", "Low");
    await expect(ada.status("Priority saved.")).toBeVisible();
    // What others do is not taken back.
    await grace.choose("Priority", "High");
    await ada.expectField("Priority", "High");
    await visitBug(stage, 1, ada);
    await ada.choose("Severity", "S2 Serious");
    await expect(ada.status("Severity saved.")).toBeVisible();
    await ada.page.goto("/dashboard");
    await ada.page.reload();
    await expect(ada.page.getByRole("heading", { level: 1 })).toBeVisible();
    await ada.page.keyboard.press("Control+z");
    await expect(ada.status("Taken back: CORE-2 severity.")).toBeVisible();
    await shoot(ada.page, "taken-back");
    await ada.page.keyboard.press("Control+z");
    await expect(
      ada.page.getByRole("alert").filter({ hasText: "CORE-1 Priority, by grace" }),
    ).toBeVisible();
    await ada.page.keyboard.press("Control+z");
    await expect(ada.status("Taken back: CORE-1 severity.")).toBeVisible();
    await grace.expectField("Severity", "Not judged");
    await ada.page.keyboard.press("Control+Shift+Z");
    await expect(ada.status("Done again: CORE-1 severity.")).toBeVisible();
    await grace.expectField("Severity", "S1 Critical");
    await grace.expectField("Priority", "High");
  });

  await test.step("on another device", async () => {
    const other = await newPerson("ada");
    await other.logIn();
    await expect(other.page.getByRole("heading", { level: 1 })).toBeVisible();
    await other.page.keyboard.press("Control+z");
    await expect(other.status("Taken back: CORE-1 severity.")).toBeVisible();
    await grace.expectField("Severity", "Not judged");
  });

  await test.step("in a field it is the browser's own", async () => {
    await visitBug(stage, 0, ada);
    const comment = ada.page.getByRole("textbox", { name: "Comment" });
    await comment.pressSequentially("Hello");
    await comment.press("Control+z");
    await expect(comment).not.toHaveValue("Hello");
    await expect(ada.page.getByText("Taken back")).toHaveCount(0);
  });
});

test("a bulk edit is one step, and what others changed since is named and stays", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const bugs = { One: "", Two: "", Three: "" };
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  await ada.page.goto(stage.projects[0] ?? "");
  for (const number of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop
    await ada.page.getByRole("checkbox", { name: `Select CORE-${number}` }).check();
  }
  const bar = ada.page.getByRole("toolbar", { name: "Selected bugs" });
  await bar.getByRole("combobox", { name: "Set severity" }).click();
  await ada.page.getByRole("option", { name: "S2 Serious" }).click();
  await expect(ada.status("changed.").last()).toBeVisible();
  await visitBug(stage, 1, grace);
  await grace.choose("Severity", "S4 Small");
  await expect(grace.status("Severity saved.")).toBeVisible();

  await ada.page.goto("/organizations");
  await expect(ada.page.getByRole("heading", { level: 1 })).toBeVisible();
  await ada.page.keyboard.press("Control+z");
  const told = ada.page.getByRole("status").filter({ hasText: "Taken back in 2 bugs." });
  await expect(told).toContainText("CORE-2 Severity, by grace");
  await visitBug(stage, 0, ada);
  await ada.expectField("Severity", "Not judged");
  await grace.expectField("Severity", "S4 Small");
});

/** The toast that says so, with the pointer on it: it stays as long. */
async function held(person: Person, text: string): Promise<Locator> {
  const toast = person.page.getByRole("status").filter({ hasText: text });
  await toast.hover();
  return toast;
}
