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

/** The toast that says so, with the pointer on it: it stays as long. */
async function held(person: Person, text: string): Promise<Locator> {
  const toast = person.page.getByRole("status").filter({ hasText: text });
  await toast.hover();
  return toast;
}
