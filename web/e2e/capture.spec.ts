import type { Locator, Page, Route } from "@playwright/test";
import { newID } from "../src/store/new-id.ts";
import { bring } from "./bring.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage } from "./stage.ts";

const rows = (page: Page) =>
  page.getByRole("region", { name: "Bugs", exact: true }).getByRole("listitem");

async function atDashboard(person: Person): Promise<void> {
  await person.page.goto("/dashboard");
  await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The dialog, opened by its key. */
async function opened(person: Person): Promise<Locator> {
  await person.page.keyboard.press("c");
  const dialog = person.dialog("New bug");
  await expect(dialog.getByLabel("Title")).toBeFocused();
  return dialog;
}

function projectOf(dialog: Locator): Locator {
  return dialog.getByRole("combobox", { name: /^Project: / });
}

test("ten bugs are filed by keyboard alone, from the dashboard and a list", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { projects } = await setStage({ owner: ada, projects: ["Core", "Web"] });
  const { page } = ada;
  const { keyboard } = page;
  await atDashboard(ada);

  await test.step("one from the dashboard: its key, the title, Enter", async () => {
    const dialog = await opened(ada);
    await expect(projectOf(dialog)).toHaveAccessibleName("Project: Core");
    await keyboard.type("Bug 1");
    await shoot(page, "dialog");
    await keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(ada.status("CORE-1 created.")).toBeVisible();
  });

  await test.step("eight in a row, with the dialog open", async () => {
    await page.goto(projects[0] ?? "");
    await expect(rows(page)).toHaveCount(1);
    const dialog = await opened(ada);
    await dialog.getByLabel("Create another").focus();
    await keyboard.press("Space");
    await dialog.getByLabel("Title").focus();
    for (let number = 2; number < 10; number += 1) {
      // Typed one after the other, without waiting for the server.
      // oxlint-disable-next-line no-await-in-loop
      await keyboard.type(`Bug ${number}`);
      // oxlint-disable-next-line no-await-in-loop
      await keyboard.press("Control+Enter");
    }
    await expect(dialog.getByLabel("Title")).toBeFocused();
    await expect(dialog.getByLabel("Title")).toHaveValue("");
    await expect(ada.status("CORE-9 created.")).toBeVisible();
  });

  await test.step("the last one in another project, found by typing", async () => {
    const dialog = ada.dialog("New bug");
    await dialog.getByLabel("Create another").focus();
    await keyboard.press("Space");
    await dialog.getByLabel("Title").focus();
    await keyboard.type("Bug 10");
    await projectOf(dialog).focus();
    await keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Project", exact: true })).toBeFocused();
    await keyboard.type("we");
    await expect(page.getByRole("option", { name: "WEB Web" })).toBeVisible();
    await expect(page.getByRole("option", { name: "CORE Core" })).toHaveCount(0);
    await keyboard.press("Enter");
    await expect(projectOf(dialog)).toHaveAccessibleName("Project: Web");
    await expect(dialog.getByLabel("Title")).toHaveValue("Bug 10");
    await keyboard.press("Control+Enter");
    await expect(ada.status("WEB-1 created.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(rows(page)).toHaveCount(9);
  });

  await test.step("where one reported last is where the next one goes", async () => {
    await atDashboard(ada);
    await expect(projectOf(await opened(ada))).toHaveAccessibleName("Project: Web");
  });
});

test("a draft outlives a reload, goes on in another browser, and comes back when thrown away", async ({
  newPerson,
  browser,
  contextOptions,
  server,
  watch,
}) => {
  const ada = await newPerson("ada");
  const { bugs } = await setStage({
    owner: ada,
    projects: ["Core", "Web"],
    bugs: { "The relay sticks": "" },
  });
  await ada.page.goto(bugs[0] ?? "");
  await expect(ada.page.getByRole("heading", { level: 1 })).toHaveText("The relay sticks");
  const dialog = await opened(ada);
  await expect(projectOf(dialog)).toHaveAccessibleName("Project: Core");
  await dialog.getByLabel("Title").fill("Tape tears");
  await dialog.getByLabel("Description").fill("At both ends.");
  const kept = ada.page.waitForResponse(
    (reply) =>
      reply.url().endsWith("/me/drafts/new-bug") &&
      reply.request().method() === "PUT" &&
      (reply.request().postData() ?? "").includes("S2"),
  );
  await dialog.getByLabel("Severity").selectOption("S2");
  await kept;

  await test.step("over a reload, on another page", async () => {
    await ada.page.reload();
    await atDashboard(ada);
    const again = await opened(ada);
    await expect(again.getByLabel("Title")).toHaveValue("Tape tears");
    await expect(again.getByLabel("Severity")).toHaveValue("S2");
    await expect(projectOf(again)).toHaveAccessibleName("Project: Core");
  });

  const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
  await watch.over(context);
  const other = await context.newPage();
  await test.step("in a second browser", async () => {
    await other.goto("/auth");
    await other.getByLabel("Email").fill(ada.email);
    await other.getByLabel("Password").fill(ada.password);
    await other.getByRole("button", { name: "Login" }).click();
    await expect(other).toHaveURL(/\/dashboard$/);
    await expect(other.getByRole("main")).toBeFocused();
    await other.keyboard.press("c");
    const there = other.getByRole("dialog", { name: "New bug" });
    await expect(there.getByLabel("Title")).toHaveValue("Tape tears");
    await expect(there.getByLabel("Description")).toHaveValue("At both ends.");
    await there.getByLabel("Title").fill("The tape tears");
    await expect(ada.dialog("New bug").getByLabel("Title")).toHaveValue("The tape tears");
  });

  await test.step("thrown away it is gone in both, and Undo brings it back", async () => {
    const here = ada.dialog("New bug");
    await here.getByRole("button", { name: "Discard draft" }).click();
    await expect(here).toBeHidden();
    const there = other.getByRole("dialog", { name: "New bug" });
    await expect(there.getByLabel("Title")).toHaveValue("");
    await ada.status("Draft discarded.").getByRole("button", { name: "Undo" }).click();
    await expect(here.getByLabel("Title")).toHaveValue("The tape tears");
    await expect(here.getByLabel("Severity")).toHaveValue("S2");
  });
  await context.close();
});

test("a pasted screenshot waits for its bug, over a reload, and stands in its text", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { projects } = await setStage({ owner: ada });
  const { page } = ada;
  await page.goto(projects[0] ?? "");
  await expect(page.getByText("No bugs in this project yet.")).toBeVisible();
  const dialog = await opened(ada);
  await dialog.getByLabel("Title").fill("It looks wrong");
  const text = dialog.getByLabel("Description");
  await text.fill("See:\n");
  await bring(text, "paste", [{ name: "image.png", type: "image/png", side: 40 }]);
  await bring(text, "drop", [{ name: "relay.log", type: "text/plain", text: "click" }]);
  const files = dialog.getByRole("region", { name: "Files to attach" });
  await expect(files.getByRole("listitem")).toHaveCount(2);
  await expect(text).toHaveValue(/See:\n!\[Pasted .*\.png\]\(#file-.*\n\n\[relay\.log\]\(#file-/);
  await shoot(page, "waiting");

  await test.step("another browser's draft says nothing of them, this one's keeps them", async () => {
    await page.reload();
    await expect(page.getByText("No bugs in this project yet.")).toBeVisible();
    await opened(ada);
    await expect(files.getByRole("listitem")).toHaveCount(2);
    await expect(files).toContainText("Files wait in this browser only");
  });

  await test.step("one is taken away again, with its place in the text", async () => {
    await files.getByRole("button", { name: "Remove relay.log" }).click();
    await expect(text).not.toHaveValue(/relay\.log/);
    await expect(files.getByRole("listitem")).toHaveCount(1);
  });

  await test.step("with the bug it arrives, in text and list", async () => {
    await page.keyboard.press("Control+Enter");
    await ada.openBug("It looks wrong");
    const description = page.getByRole("region", { name: "Description" });
    const picture = description.getByRole("img", { name: /^Pasted / });
    await expect(picture).toHaveJSProperty("naturalWidth", 40);
    await expect(page.getByRole("region", { name: "Attachments" })).toContainText("Pasted ");
    await shoot(page, "bug");
  });
});

test("a file that fails on its way is kept and offered again", async ({ newPerson, watch }) => {
  const ada = await newPerson("ada");
  const { projects } = await setStage({ owner: ada });
  const { page } = ada;
  await page.goto(projects[0] ?? "");
  await expect(page.getByText("No bugs in this project yet.")).toBeVisible();
  const dialog = await opened(ada);
  await dialog.getByLabel("Title").fill("It looks wrong");
  await bring(dialog.getByLabel("Title"), "paste", [
    { name: "image.png", type: "image/png", side: 40 },
  ]);
  await watch.whileServerIsDown(async () => {
    await page.route("**/attachments?**", (route) => route.abort());
    await dialog.getByRole("button", { name: "Create bug" }).click();
    await expect(ada.alert("was not attached")).toBeVisible();
  });
  await page.unroute("**/attachments?**");

  await test.step("the next page sends it", async () => {
    const arrived = page.waitForResponse((reply) => reply.url().includes("/attachments?"));
    await page.reload();
    await arrived;
    await ada.openBug("It looks wrong");
    await expect(page.getByRole("region", { name: "Attachments" })).toContainText("Pasted ");
  });
});

/** Sends the bug to a project that is not there: the server refuses it. */
async function elsewhere(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== "POST") return route.fallback();
  await route.continue({ postData: { ...request.postDataJSON(), projectID: newID() } });
}

test("a refused bug comes back whole, also while the next one is written", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const { projects } = await setStage({ owner: ada });
  const { page } = ada;
  await page.goto(projects[0] ?? "");
  await expect(page.getByText("No bugs in this project yet.")).toBeVisible();
  let dialog = await opened(ada);
  await watch.whileServerIsDown(async () => {
    await page.route("**/api/v1/orgs/*/bugs", (route) => elsewhere(route));
    await dialog.getByLabel("Title").fill("The relay sticks");
    await dialog.getByLabel("Description").fill("Always.");
    await dialog.getByLabel("Priority").selectOption("high");
    await bring(dialog.getByLabel("Title"), "paste", [
      { name: "image.png", type: "image/png", side: 40 },
    ]);
    await page.keyboard.press("Control+Enter");
    await expect(ada.alert("The bug was not created").first()).toBeVisible();
  });
  dialog = ada.dialog("New bug");
  await expect(dialog.getByLabel("Title")).toHaveValue("The relay sticks");
  await expect(dialog.getByLabel("Description")).toHaveValue(/^Always\.\n\n!\[Pasted/);
  await expect(dialog.getByLabel("Priority")).toHaveValue("high");
  await expect(dialog.getByRole("button", { name: /^Remove Pasted/ })).toBeVisible();

  await test.step("the next one's words stay while it comes back", async () => {
    await dialog.getByLabel("Create another").check();
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.unroute("**/api/v1/orgs/*/bugs");
    await watch.whileServerIsDown(async () => {
      await page.route("**/api/v1/orgs/*/bugs", async (route) => {
        await failing;
        await elsewhere(route);
      });
      await dialog.getByRole("button", { name: "Create bug" }).click();
      await dialog.getByLabel("Title").fill("The tape tears");
      fail();
      await expect(dialog.getByText("“The relay sticks” was not created")).toBeVisible();
    });
    await page.unroute("**/api/v1/orgs/*/bugs");
    await expect(dialog.getByLabel("Title")).toHaveValue("The tape tears");
    await dialog.getByRole("button", { name: "Go on with it" }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue("The relay sticks");
    await page.keyboard.press("Control+Enter");
    await expect(ada.status("CORE-1 created.")).toBeVisible();
    await dialog.getByRole("button", { name: "Go on with it" }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue("The tape tears");
  });
});

test("a draft that was sent from another tab, with other words, can become a bug of its own", async ({
  newPerson,
  watch,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { projects } = await setStage({ owner: ada });
  await ada.page.goto(projects[0] ?? "");
  await expect(ada.page.getByText("No bugs in this project yet.")).toBeVisible();
  const here = await opened(ada);
  const kept = ada.page.waitForResponse(
    (reply) => reply.url().endsWith("/me/drafts/new-bug") && reply.request().method() === "PUT",
  );
  await here.getByLabel("Title").fill("The relay sticks");
  await kept;
  const other = await ada.page.context().newPage();
  await other.goto(projects[0] ?? "");
  await expect(other.getByRole("main")).toContainText("No bugs in this project yet.");
  await other.keyboard.press("c");
  const there = other.getByRole("dialog", { name: "New bug" });
  await expect(there.getByLabel("Title")).toHaveValue("The relay sticks");

  // Its words are not told, nor does it hear that the draft is gone.
  await other.route("**/me/drafts/new-bug", (route) => elsewhere(route));
  await watch.whileServerIsDown(async () => {
    await there.getByLabel("Title").fill("The relay sticks, and hums");
    await here.getByRole("button", { name: "Create bug" }).click();
    await expect(ada.status("CORE-1 created.")).toBeVisible();
    await there.getByRole("button", { name: "Create bug" }).click();
    await expect(there.getByText("This draft became a bug in another tab")).toBeVisible();
    await expect(there.getByLabel("Title")).toHaveValue("The relay sticks, and hums");
    await shoot(other, "sent-before");
    await there.getByRole("button", { name: "Create bug" }).click();
    await expect(other.getByRole("status").filter({ hasText: "CORE-2 created." })).toBeVisible();
    await expect(rows(other)).toContainText(["The relay sticks, and hums"]);
    await other.close();
  });
});

test("a created bug is opened from its message, and undone by it", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { organization } = await setStage({ owner: ada });
  const { page } = ada;
  await page.goto(organization);
  await expect(page.getByRole("tab", { name: "Projects" })).toBeVisible();
  const dialog = await opened(ada);
  await dialog.getByLabel("Title").fill("The relay sticks");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL(/\/bugs\/CORE-1$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The relay sticks");

  const again = await opened(ada);
  await again.getByLabel("Title").fill("A mistake");
  await page.keyboard.press("Enter");
  await ada.status("CORE-2 created.").getByRole("button", { name: "Undo" }).click();
  await expect(ada.status("Undone.")).toBeVisible();
  await page.goto(`${organization}/projects/CORE`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("The relay sticks");
});

test("files that wait for a bug leave the browser with their person", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { projects } = await setStage({ owner: ada });
  const { page } = ada;
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await page.goto(projects[0] ?? "");
  await expect(page.getByText("No bugs in this project yet.")).toBeVisible();
  const dialog = await opened(ada);
  await bring(dialog.getByLabel("Title"), "paste", [
    { name: "image.png", type: "image/png", side: 40 },
  ]);
  await expect(dialog.getByRole("button", { name: /^Remove Pasted/ })).toBeVisible();
  await expect.poll(databases).toContain("lacewing-new-bug");
  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  await expect.poll(databases).not.toContain("lacewing-new-bug");
});
