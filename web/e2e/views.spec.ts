import type { Locator } from "@playwright/test";
import { newID } from "../src/store/new-id.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { type Stage, setStage } from "./stage.ts";

const bugs = { "The relay sticks": "", "The tape tears": "", "The clock drifts": "" };

const sideBar = ({ page }: Person): Locator => page.getByRole("navigation", { name: "Views" });
/** A view's line: its name comes first, then how many bugs it finds. */
const line = (of: Person, name: string) =>
  sideBar(of).getByRole("link", { name: new RegExp(`^${name}\\b`) });
const heading = ({ page }: Person, name: string) =>
  page.getByRole("heading", { level: 2, name, exact: true });
const query = ({ page }: Person) => page.getByRole("combobox", { name: "Query" });
const found = ({ page }: Person) => page.getByRole("region", { name: "Bugs", exact: true });

async function ask(person: Person, text: string): Promise<void> {
  await query(person).fill(text);
  await query(person).press("Enter");
}

async function save(person: Person, name: string, isShared = false): Promise<void> {
  await person.press("Save view");
  const dialog = person.dialog("Save view");
  await dialog.getByLabel("Name").fill(name);
  if (isShared) await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(dialog).toBeHidden();
  await expect(heading(person, name)).toBeVisible();
}

async function choose(person: Person, view: string, item: string): Promise<void> {
  await line(person, view).hover();
  await sideBar(person)
    .getByRole("button", { name: `Actions for ${view}` })
    .click();
  await person.page.getByRole("menuitem", { name: item }).click();
}

/** A view made through the API, as programs make them. */
async function makeView(person: Person, { orgID }: Stage, view: object): Promise<string> {
  const made = await person.send<{ id: string }>(`orgs/${orgID}/views`, {
    name: "Slow",
    query: "is:open",
    ...view,
  });
  return made.id;
}

/** What is asked of the API beside reading and making. */
async function act(person: Person, method: string, path: string, data?: object): Promise<void> {
  const { request } = person.page.context();
  const reply = await request.fetch(new URL(`/api/v1/${path}`, person.origin).href, {
    method,
    headers: { origin: person.origin },
    ...(data && { data }),
  });
  expect(reply.ok(), `${method} ${path}`).toBe(true);
}

test("a view is saved, counted, shared, changed and deleted, and others see it at once", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  await ada.page.goto(`${stage.organization}/bugs`);
  await grace.page.goto(stage.organization);

  await test.step("the built-in ones are there, each with its count", async () => {
    for (const name of ["My open: 0", "Triage: 3", "Ready: 0", "Forgotten S1: 0"]) {
      const [word = "", count = ""] = name.split(": ");
      // oxlint-disable-next-line no-await-in-loop
      await expect(line(grace, word)).toContainText(count);
    }
    await expect(line(grace, "Board")).toBeVisible();
    await expect(line(ada, "All bugs")).toHaveAttribute("aria-current", "page");
    await shoot(grace.page, "side-bar");
  });

  await test.step("a shared one appears in the other's side bar", async () => {
    await ask(ada, "is:open clock sort:-key");
    await ada.page.getByLabel("Group by").selectOption("Severity");
    await save(ada, "Timing", true);
    await expect(line(ada, "Timing")).toHaveAttribute("aria-current", "page");
    await expect(line(ada, "Timing")).toContainText("1");
    await expect(line(grace, "Timing")).toContainText("1");
  });

  await test.step("its count follows what happens", async () => {
    await ada.send(`orgs/${stage.orgID}/bugs`, {
      id: newID(),
      projectID: await projectID(ada, stage),
      title: "A clock stands still",
      description: "",
    });
    await expect(line(grace, "Timing")).toContainText("2");
    await expect(line(ada, "Timing")).toContainText("2");
    await expect(line(grace, "All bugs")).toContainText("4");
  });

  await test.step("what is shown otherwise can be shown as it was, or saved", async () => {
    await ask(ada, "clock sort:-key");
    await expect(ada.status("Changed:")).toBeVisible();
    await shoot(ada.page, "changed");
    await ada.page.getByRole("link", { name: "Reset" }).click();
    await expect(query(ada)).toHaveValue("is:open clock sort:-key group:severity");
    await expect(ada.status("Changed:")).toBeHidden();
    await ask(ada, "clock");
    await ada.press("Save");
    await expect(ada.status("Changed:")).toBeHidden();
    await line(grace, "Timing").click();
    await expect(query(grace)).toHaveValue("clock");
    await expect(heading(grace, "Timing")).toBeVisible();
  });

  await test.step("who may not change it saves it as a new one", async () => {
    await ask(grace, "clock is:open");
    await expect(grace.status("Changed:")).toBeVisible();
    await expect(grace.page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
    await expect(sideBar(grace).getByRole("button", { name: /Timing/ })).toHaveCount(0);
    await grace.press("Save as new");
    const dialog = grace.dialog("Save view");
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);
    await dialog.getByLabel("Name").fill("My clocks");
    await dialog.getByRole("button", { name: "Save view" }).click();
    await expect(heading(grace, "My clocks")).toBeVisible();
    await expect(line(ada, "My clocks")).toHaveCount(0);
  });

  await test.step("a new name is seen by everybody", async () => {
    await choose(ada, "Timing", "Rename…");
    const dialog = ada.dialog("Rename view");
    await dialog.getByLabel("Name").fill("Clocks");
    await dialog.getByLabel("Name").press("Enter");
    await expect(line(grace, "Clocks")).toBeVisible();
    await expect(line(grace, "Timing")).toHaveCount(0);
    await expect(heading(ada, "Clocks")).toBeVisible();
  });

  await test.step("made personal it leaves the others, shared again it is back", async () => {
    await choose(ada, "Clocks", "Make it mine alone");
    await expect(line(grace, "Clocks")).toHaveCount(0);
    await expect(line(ada, "Clocks")).toBeFocused();
    await choose(ada, "Clocks", "Share with everybody");
    await expect(line(grace, "Clocks")).toBeVisible();
  });

  await test.step("deleted, it is asked first; what it showed stays, and Undo brings it back", async () => {
    await line(grace, "Clocks").click();
    await choose(ada, "Clocks", "Delete…");
    await ada.dialog("Delete “Clocks”?").getByRole("button", { name: "Delete view" }).click();
    await expect(grace.page.getByText("“Clocks” was deleted.")).toBeVisible();
    await expect(query(grace)).toHaveValue("clock");
    await expect(found(grace).getByRole("listitem")).toHaveCount(2);
    await ada.page.getByRole("button", { name: "Undo" }).last().click();
    await expect(line(grace, "Clocks")).toBeVisible();
    await expect(heading(grace, "Clocks")).toBeVisible();
  });
});

async function projectID(person: Person, { orgID }: Stage): Promise<string> {
  const reply = await person.page.context().request.get(`/api/v1/orgs/${orgID}/projects`);
  const { items } = (await reply.json()) as { items: { id: string }[] };
  return items[0]?.id ?? "";
}

/** All that the view shows, without its name. */
async function expectSlow(person: Person): Promise<void> {
  const { page } = person;
  await expect(query(person)).toHaveValue("is:open relay,tape OR tape sort:-title group:priority");
  await expect(page.getByRole("button", { name: "Sort by created" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sort by severity/ })).toHaveCount(0);
  await expect(page.getByLabel("Group by")).toHaveValue("priority");
  await expect(line(person, "Triage")).toBeVisible();
  await expect(heading(person, "Slow")).toHaveCount(0);
}

test("a link shows all of a view, whoever opens it and whether or not it is saved", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  const id = await makeView(ada, stage, {
    query: "is:open relay,tape OR tape",
    columns: ["key", "title", "created"],
    groupBy: "priority",
    sort: "-title",
  });
  await ada.page.goto(stage.organization);
  await line(ada, "Slow").click();
  await expect(heading(ada, "Slow")).toBeVisible();
  await expect(ada.status("Changed:")).toHaveCount(0);

  // Hers alone: to Grace it does not exist.
  await grace.page.goto(ada.page.url());
  await expectSlow(grace);
  await expect(line(grace, "Slow")).toHaveCount(0);

  await act(ada, "DELETE", `orgs/${stage.orgID}/views/${id}`);
  await expect(line(ada, "Slow")).toHaveCount(0);
  await ada.page.reload();
  await expectSlow(ada);

  await line(ada, "Board").click();
  await expect(ada.page).toHaveURL(/layout=board/);
  await expect(ada.page).toHaveURL(/hidden=triage%2Cdropped/);
});

test("a project's boards stand on its page, and open there", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, projects: ["Core", "Tools"], bugs });
  const [core = "", tools = ""] = stage.projects;
  await makeView(ada, stage, {
    projectID: await projectID(ada, stage),
    name: "Release",
    layout: "board",
    groupBy: "severity",
    isShared: true,
  });
  await ada.page.goto(core);
  const boards = sideBar(ada).getByRole("list", { name: "Core" });
  await expect(boards.getByRole("link", { name: /^Release/ })).toContainText("3");
  await boards.getByRole("link", { name: /^Release/ }).click();
  await expect(ada.page).toHaveURL(new RegExp(`${core}\\?.*tab=board`));
  await expect(ada.page).toHaveURL(/by=severity/);
  await shoot(ada.page, "project-board");
  await ada.page.goto(tools);
  await expect(line(ada, "Triage")).toBeVisible();
  await expect(line(ada, "Release")).toHaveCount(0);
});

test("views are opened, renamed and deleted by keyboard alone", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs });
  await makeView(ada, stage, { name: "Mine first" });
  const { page } = ada;
  const { keyboard } = page;
  await page.goto(`${stage.organization}/bugs`);
  await line(ada, "Mine first").focus();
  await keyboard.press("Enter");
  await expect(heading(ada, "Mine first")).toBeVisible();
  await line(ada, "Mine first").focus();
  await keyboard.press("Tab");
  await expect(sideBar(ada).getByRole("button", { name: /Mine first/ })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rename…" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(ada.dialog("Rename view").getByLabel("Name")).toBeFocused();
  await keyboard.press("Control+a");
  await keyboard.type("Second");
  await keyboard.press("Enter");
  await expect(line(ada, "Second")).toBeVisible();

  await sideBar(ada)
    .getByRole("button", { name: /Second/ })
    .focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rename…" })).toBeFocused();
  await keyboard.press("End");
  await keyboard.press("Enter");
  await expect(line(ada, "Second")).toHaveCount(0);
  await expect(line(ada, "All bugs")).toBeFocused();
});

test("what cannot be saved is said, and nothing typed is lost", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs });
  const { page } = ada;
  await page.goto(`${stage.organization}/bugs?q=is%3Aopen`);

  await test.step("a name is asked for, and must fit into a line", async () => {
    await ada.press("Save view");
    const dialog = ada.dialog("Save view");
    const name = dialog.getByLabel("Name");
    await expect(name).toHaveValue("is:open");
    await name.fill("  ");
    await name.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Write a name.");
    await name.fill("x".repeat(65));
    await expect(dialog.getByRole("alert")).toHaveText("Use at most 64 characters.");
    await page.keyboard.press("Escape");
  });

  await test.step("a broken query is not saved, and the server says why", async () => {
    await ask(ada, "is:open (crash");
    await ada.press("Save view");
    const dialog = ada.dialog("Save view");
    await dialog.getByRole("button", { name: "Save view" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("is:open (crash");
    await page.keyboard.press("Escape");
  });

  await test.step("a view that was deleted meanwhile can be saved as a new one", async () => {
    const id = await makeView(ada, stage, { isShared: true });
    await choose(ada, "Slow", "Rename…");
    const dialog = ada.dialog("Rename view");
    await dialog.getByLabel("Name").fill("Slow and old");
    await act(ada, "DELETE", `orgs/${stage.orgID}/views/${id}`);
    await expect(line(ada, "Slow")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Rename" }).click();
    await expect(dialog.getByText("Somebody deleted this view meanwhile.")).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Slow and old");
    await shoot(page, "deleted-meanwhile");
    await dialog.getByRole("button", { name: "Save as new" }).click();
    await expect(line(ada, "Slow and old")).toBeVisible();
  });

  await test.step("a view of a label that is gone opens, and the box says so", async () => {
    await makeView(ada, stage, { name: "Lost", query: "label:gone" });
    await line(ada, "Lost").click();
    await expect(page.getByText("There is no label gone.")).toBeVisible();
    await expect(page.getByText("No bug matches this query.")).toBeVisible();
    await expect(heading(ada, "Lost")).toBeVisible();
  });
});

test("strangers see what is built in and shared, and nothing to change", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const guest = await newPerson("guest");
  const stage = await setStage({ owner: ada, bugs });
  await act(ada, "PATCH", `orgs/${stage.orgID}`, { isPrivate: false });
  await makeView(ada, stage, { name: "Everybody's", isShared: true });
  await makeView(ada, stage, { name: "Secret" });
  await guest.page.goto(`${stage.organization}/bugs`);
  await expect(line(guest, "Everybody's")).toContainText("3");
  await expect(line(guest, "Triage")).toBeVisible();
  await expect(line(guest, "Secret")).toHaveCount(0);
  await expect(sideBar(guest).getByRole("button")).toHaveCount(0);
  await expect(guest.page.getByRole("button", { name: "Save view" })).toHaveCount(0);
  // A second later what others do is there, too.
  await makeView(ada, stage, { name: "Later", isShared: true });
  await expect(line(guest, "Later")).toBeVisible();
});

test("the side bar folds and stays so; on narrow screens it opens above the page", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs });
  const { page } = ada;
  await page.goto(stage.organization);
  await ada.press("Hide views");
  await expect(sideBar(ada)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Show views" })).toBeFocused();
  await page.goto(`${stage.organization}/bugs`);
  await expect(page.getByRole("button", { name: "Show views" })).toBeVisible();
  await expect(sideBar(ada)).toHaveCount(0);
  await ada.press("Show views");
  await expect(line(ada, "Triage")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(sideBar(ada)).toHaveCount(0);
  await ada.press("Views");
  await expect(line(ada, "Triage")).toContainText("3");
  await shoot(page, "drawer");
  await line(ada, "Triage").click();
  await expect(ada.dialog("Views")).toBeHidden();
  await expect(page.getByRole("group", { name: "Judge this bug" })).toBeVisible();
  await page.getByRole("link", { name: "Show as a list" }).click();
  await expect(heading(ada, "Triage")).toBeVisible();
  await expect(query(ada)).toHaveValue("is:triage");
});
