import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage, visitBug } from "./stage.ts";

// What keeps the app here is at work too.
test.use({ serviceWorkers: "allow" });

const bugs = { "The relay sticks": "Steps:\n\n1. start\n2. wait\n\nSeen once." };

const description = ({ page }: Person) =>
  page.getByRole("textbox", { name: "Description", exact: true });

async function write(person: Person, text: string): Promise<void> {
  await person.press("Edit description");
  await description(person).fill(text);
  await person.press("Save");
}

/** Ada writes without a network, Grace with one; then Ada's is back, and hers is refused. */
async function bothWrite(
  { ada, grace }: { ada: Person; grace: Person },
  mine: string,
  theirs: string,
): Promise<void> {
  const { page } = ada;
  await page.context().setOffline(true);
  await write(ada, mine);
  await expect(ada.status("Offline. 1 change waiting.")).toBeVisible();
  await write(grace, theirs);
  await expect(grace.status("Description saved.").last()).toBeVisible();
  await page.context().setOffline(false);
  await expect(ada.alert("Somebody else changed this text in the meantime.").last()).toBeVisible({
    timeout: 40_000,
  });
}

test("what was written offline is joined with what another one wrote meanwhile", async ({
  newPerson,
  watch,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { page } = ada;
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  await visitBug(stage, 0, ada, grace);
  await page.waitForLoadState("networkidle");
  const dialog = ada.dialog("Two people changed this text");
  const both = dialog.getByRole("textbox", { name: "Both together" });

  await test.step("changes of different lines are joined by themselves", async () => {
    await watch.whileServerIsDown(() =>
      bothWrite(
        { ada, grace },
        "Steps:\n\n1. start the tape\n2. wait\n\nSeen once.",
        "Steps:\n\n1. start\n2. wait\n\nSeen twice.",
      ),
    );
    await page.getByRole("link", { name: "Show", exact: true }).last().click();
    await expect(dialog).toContainText("Both changes are joined below.");
    await expect(dialog.getByRole("region", { name: "grace's text" })).toContainText(
      "Added: twice",
    );
    await expect(dialog.getByRole("region", { name: "Your text" })).toContainText(
      "Added: the tape",
    );
    await expect(both).toHaveValue("Steps:\n\n1. start the tape\n2. wait\n\nSeen twice.");
    await expect(both).toBeFocused();
  });

  await test.step("what is typed there outlives a reload, and is saved by keyboard", async () => {
    await both.fill("Steps:\n\n1. start the tape\n2. wait\n\nSeen twice, by both.");
    await shoot(page, "merge");
    await page.reload();
    await expect(both).toHaveValue(/by both\.$/, { timeout: 20_000 });
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Save merged" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(grace.page.getByText("Seen twice, by both.")).toBeVisible();
  });

  await test.step("changes of the same words both stand, and the person decides", async () => {
    await watch.whileServerIsDown(() =>
      bothWrite({ ada, grace }, "Seen by ada.", "Seen by grace."),
    );
    await page.getByRole("link", { name: "Show", exact: true }).last().click();
    await expect(dialog).toContainText("You both changed the same lines");
    await expect(both).toHaveValue("Seen by grace.\nSeen by ada.");
    await shoot(page, "merge-touching");
    await dialog.getByText("Before both changes").click();
    await expect(dialog.getByRole("region", { name: "Before both changes" })).toContainText("tape");
    // A toast stays while the pointer is on it, and has colours of its own while it fades.
    await page.mouse.move(0, 0);
    await expect(page.locator(".toast")).toHaveCount(0);
    for (const width of [390, 650, 1440]) {
      // oxlint-disable-next-line no-await-in-loop
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        // oxlint-disable-next-line no-await-in-loop
        await page.emulateMedia({ colorScheme });
        // oxlint-disable-next-line no-await-in-loop
        expect(await violations(page), `${width} ${colorScheme}`).toEqual([]);
      }
    }
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(grace.page.getByText("Seen by ada.")).toBeVisible();
    await expect(page.getByText("Seen by grace.")).toHaveCount(0);
  });
});

test("an edited comment waits for the network and is sent once", async ({ newPerson, watch }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await setStage({ owner: ada, bugs });
  await visitBug(stage, 0, ada);
  const field = page.getByRole("textbox", { name: "Comment", exact: true });
  await field.fill("It is the moth.");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  const comment = page.getByRole("article", { name: /^Comment by ada/ });
  await expect(comment).not.toContainText("Sending...");
  await page.waitForLoadState("networkidle");
  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await comment.getByRole("button", { name: "Edit comment" }).click();
    await field.first().fill("It was the moth.");
    await ada.press("Save");
    await expect(comment).toContainText("It was the moth.");
    await expect(comment).toContainText("Sending...");
    await expect(ada.status("Offline. 1 change waiting.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(ada.status("waiting")).toHaveCount(0, { timeout: 40_000 });
  });
  await expect(comment).not.toContainText("Sending...");
  const reply = await page
    .context()
    .request.get(`${ada.origin}/api/v1/orgs/${stage.orgID}/bugs/CORE-1/comments`);
  const { items } = (await reply.json()) as { items: { text: string; rev: number }[] };
  expect(items).toMatchObject([{ text: "It was the moth.", rev: 2 }]);
});
