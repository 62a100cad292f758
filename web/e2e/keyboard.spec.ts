import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage, visitBug } from "./stage.ts";

test("a bug is created, found and left by keyboard alone", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.openOrganization("Moth Works");
  await ada.createProject("Core");
  await ada.openProject("Core");
  const { keyboard } = ada.page;

  await keyboard.press("c");
  const dialog = ada.dialog("New bug");
  await expect(dialog.getByLabel("Title")).toBeFocused();
  await keyboard.type("The relay sticks");
  await keyboard.press("Tab");
  await expect(dialog.getByLabel("Description")).toBeFocused();
  await keyboard.type("c and j are letters here.");
  await keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await expect(ada.page.getByText("The relay sticks")).toBeVisible();

  await keyboard.press("j");
  await keyboard.press("Enter");
  await expect(ada.page.getByRole("heading", { level: 1, name: "The relay sticks" })).toBeVisible();
  await expect(ada.page.getByText("c and j are letters here.")).toBeVisible();

  await keyboard.press("?");
  await expect(ada.dialog("Keyboard shortcuts")).toBeVisible();
  await keyboard.press("Escape");
  await expect(ada.dialog("Keyboard shortcuts")).toBeHidden();
  await keyboard.press("g");
  await keyboard.press("o");
  await expect(ada.page).toHaveURL(/\/organizations$/);
});

test("a bug is written and sent before its dialog is there", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs: { "The clock drifts": "" } });
  const { page } = ada;
  const { keyboard } = page;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/windows-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByText("The clock drifts")).toBeVisible();
  await keyboard.press("c");
  await keyboard.type("The relay sticks");
  await keyboard.press("Tab");
  await keyboard.type("A moth sits in it.");
  await keyboard.press("Control+Enter");
  arrive();
  await ada.openBug("The relay sticks");
  await expect(page.getByText("A moth sits in it.", { exact: true })).toBeVisible();
});

test("Tab reaches the form of the sign-in page in reading order", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  await ada.page.goto("/auth");
  await expect(ada.page.getByLabel("Email")).toBeVisible();
  await ada.page.getByRole("link", { name: "Lacewing" }).focus();
  const { keyboard } = ada.page;
  await keyboard.press("Tab");
  await expect(ada.page.getByLabel("Email")).toBeFocused();
  await keyboard.press("Tab");
  await expect(ada.page.getByLabel("Password")).toBeFocused();
  await keyboard.press("Enter");
  await expect(ada.alert("Enter your email address.")).toBeVisible();
});

const row = (person: Person, what: string) =>
  person.page.getByRole("listitem").filter({ hasText: what });

test("keys are changed, taken away and reset by keyboard, and hold in another browser", async ({
  newPerson,
  browser,
}) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs: { "The relay sticks": "" } });
  const { page } = ada;
  const { keyboard } = page;
  const change = (what: string) =>
    page.getByRole("button", { name: `Change the key of “${what}”` });

  await test.step("the help leads to the page", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await keyboard.press("?");
    await ada
      .dialog("Keyboard shortcuts")
      .getByRole("link", { name: "Change keys" })
      .press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Keyboard" })).toBeVisible();
    await expect(ada.dialog("Keyboard shortcuts")).toBeHidden();
  });

  await test.step("a key that another shortcut has is refused with its name", async () => {
    await change("New bug").press("Enter");
    await keyboard.press("s");
    await expect(ada.alert("S is the key of “Set status” already.")).toBeVisible();
    await expect(change("New bug")).toBeFocused();
    await keyboard.press("Enter");
    await keyboard.press("F5");
    await expect(ada.alert("F5 belongs to the browser.")).toBeVisible();
  });

  await test.step("a free one is taken, Esc leaves it, Backspace takes one away", async () => {
    await keyboard.press("Enter");
    await keyboard.press("n");
    await expect(row(ada, "New bug").getByText("N", { exact: true })).toBeVisible();
    await keyboard.press("Enter");
    await keyboard.press("Escape");
    await expect(row(ada, "New bug").getByText("N", { exact: true })).toBeVisible();
    await change("Go to organizations").press("Enter");
    const told = page.waitForResponse(
      (reply) =>
        reply.url().endsWith("/me/settings") &&
        reply.request().postData()?.includes("goOrganizations") === true,
    );
    await keyboard.press("Backspace");
    await expect(row(ada, "Go to organizations")).toContainText("No key");
    expect((await told).ok()).toBe(true);
  });

  await test.step("the new key works, the old one does nothing, the help says so", async () => {
    await page.goto(stage.projects[0] ?? "");
    await expect(page.getByText("The relay sticks")).toBeVisible();
    await keyboard.press("c");
    await keyboard.press("?");
    const help = ada.dialog("Keyboard shortcuts");
    await expect(help.getByText("New bug")).toBeVisible();
    await expect(help.getByText("Go to organizations")).toBeHidden();
    await keyboard.press("Escape");
    await expect(help).toBeHidden();
    await keyboard.press("n");
    await expect(ada.dialog("New bug").getByLabel("Title")).toBeFocused();
    await keyboard.press("Escape");
  });

  await test.step("in another browser they are the same", async () => {
    const context = await browser.newContext({
      baseURL: ada.origin,
      storageState: { cookies: await page.context().cookies(), origins: [] },
    });
    const other = await context.newPage();
    await other.goto("/keyboard");
    const line = other.getByRole("listitem").filter({ hasText: "New bug" });
    await expect(line.getByText("N", { exact: true })).toBeVisible();
    const told = other.waitForResponse(/\/me\/settings/);
    await other.getByRole("button", { name: "Reset all" }).click();
    await expect(line.getByText("C", { exact: true })).toBeVisible();
    await told;
    await context.close();
  });

  await test.step("what the other browser resets is reset here too, live", async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem("lacewing.keys"))).toBeNull();
    await expect(ada.dialog("New bug")).toBeHidden();
    await keyboard.press("c");
    await expect(ada.dialog("New bug")).toBeVisible();
  });
});

test("single keys that are switched off leave the palette and everything in it", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs: { "The relay sticks": "" } });
  const { page } = ada;
  await page.goto("/keyboard");
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).press("Space");
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByText("The relay sticks")).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("new bug");
  await expect(page.getByRole("option", { selected: true })).toHaveText(/New bug/);
  await page.keyboard.press("Enter");
  await expect(ada.dialog("New bug").getByLabel("Title")).toBeFocused();
  await expect(page).toHaveURL(/\/projects\/CORE$/);
});

/** Before anything is drawn in between. */
async function pressAtOnce(page: Page, ...keys: string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const key of all) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    }
  }, keys);
}

test("rows are walked, selected and changed by keys", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({
    owner: ada,
    bugs: { "The relay sticks": "", "The tape tears": "", "The clock drifts": "" },
  });
  const { page } = ada;
  const { keyboard } = page;
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByText("The relay sticks")).toBeVisible();

  await test.step("a key changes the row that has the focus", async () => {
    await keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: /The clock drifts/ })).toBeFocused();
    await keyboard.press("p");
    await page.getByRole("option", { name: "Urgent" }).waitFor();
    await keyboard.type("Urg");
    await keyboard.press("Enter");
    await expect(ada.status("changed.").last()).toBeVisible();
    await keyboard.press("Escape");
    await expect(page.getByRole("toolbar", { name: "Selected bugs" })).toBeHidden();
  });

  await test.step("Shift and arrows select from row to row", async () => {
    await page.getByRole("link", { name: /The clock drifts/ }).focus();
    await keyboard.press("Shift+ArrowDown");
    await keyboard.press("Shift+ArrowDown");
    await expect(page.getByRole("toolbar")).toContainText("3 selected");
    await keyboard.press("Escape");
    await expect(page.getByRole("toolbar")).toBeHidden();
  });

  await test.step("Space shows the bug beside, V makes a board of the list", async () => {
    await page.getByRole("link", { name: /The tape tears/ }).focus();
    await keyboard.press("Space");
    await expect(page.getByRole("region", { name: "Bug", exact: true })).toBeFocused();
    await keyboard.press("Escape");
    await keyboard.press("v");
    await expect(page).toHaveURL(/tab=board/);
    await keyboard.press("v");
    await expect(page).toHaveURL(/\/projects\/CORE$/);
  });

  await test.step("keys that come before the page of the last one is drawn change what it will show", async () => {
    await page.getByRole("link", { name: /The tape tears/ }).focus();
    await keyboard.press("Space");
    await expect(page.getByRole("region", { name: "Bug", exact: true })).toBeFocused();
    await pressAtOnce(page, "Escape", "v");
    await expect(page).toHaveURL(/\/projects\/CORE\?tab=board$/);

    await page.goto(`${stage.organization}/bugs`);
    await expect(page.getByText("The relay sticks")).toBeVisible();
    // What reads keys is there: before that they are read one by one.
    await keyboard.press("?");
    await expect(ada.dialog("Keyboard shortcuts")).toBeVisible();
    await keyboard.press("Escape");
    await expect(ada.dialog("Keyboard shortcuts")).toBeHidden();
    const length = await page.evaluate(() => history.length);
    await pressAtOnce(page, "v", "v");
    // What comes in one moment is one step back.
    await expect.poll(() => page.evaluate(() => history.length)).toBe(length + 1);
    await expect(page).toHaveURL(/\/bugs$/);
  });
});

test("a panel closes while its bug is on its way", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs: { "The relay sticks": "" } });
  const { page } = ada;
  await page.route(/\/bugs\/CORE-1$/, () => new Promise(() => {}));
  const panel = page.getByRole("region", { name: "Bug", exact: true });
  async function closeBy(close: () => Promise<void>) {
    await page.goto(`${stage.projects[0]}?bug=CORE-1`);
    await expect(panel).toBeFocused();
    await expect(panel.getByRole("heading")).toBeHidden();
    await close();
    await expect(page).toHaveURL(/\/projects\/CORE$/);
  }
  await closeBy(() => page.keyboard.press("Escape"));
  await closeBy(() => page.getByRole("button", { name: "Close panel" }).click());
});

test("a bug is snoozed by its key, and the choice is made by keys too", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs: { "The relay sticks": "" } });
  await visitBug(stage, 0, ada);
  const { page } = ada;
  await page.keyboard.press("h");
  await expect(page.getByRole("menuitem", { name: "Until tomorrow" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Snoozed until /)).toBeVisible();
});
