import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

/** The field's dialog, filled and saved. */
async function change(person: Person, field: string, text: string): Promise<void> {
  await person.press(`Change ${field}`);
  const dialog = person.dialog(`Change ${field}`);
  await dialog.getByLabel(field).fill(text);
  await dialog.getByRole("button", { name: "Save" }).click();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Settings" }).click();
}

test("an Owner sets an organization up, opens it, closes it and deletes it", async ({
  newPerson,
  server,
  shoot,
}) => {
  test.setTimeout(180_000);
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const guest = await newPerson("guest");
  await ada.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("Ada has an organization with a project and a bug, Grace is a Member", async () => {
    await ada.join();
    await ada.createOrganization("Moth Works");
    await ada.openOrganization("Moth Works");
    const joinCode = await ada.joinCode();
    await ada.createProject("Core");
    await ada.openProject("Core");
    await ada.reportBug("The relay sticks", "A moth sits in it.");
    await ada.openOrganization("Moth Works");
    await openSettings(ada.page);
    await grace.join();
    await grace.joinOrganization(joinCode);
    await openSettings(grace.page);
  });
  const address = new URL(ada.page.url()).pathname;
  const orgID = address.split("/").at(-1) ?? "";

  await test.step("an empty name is refused, a new one appears in both browsers", async () => {
    await change(ada, "Organization Name", "  ");
    const dialog = ada.dialog("Change Organization Name");
    await expect(dialog.getByRole("alert")).toHaveText("Please enter a name for the organization.");
    await dialog.getByLabel("Organization Name").fill("Moth & Sons");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(grace.page.getByRole("heading", { level: 1 })).toHaveText("Moth & Sons");
    await change(ada, "Organization Description", "We catch them.");
    await expect(grace.page.getByLabel("Organization Description")).toHaveValue("We catch them.");
    await expect(grace.page.getByRole("button", { name: /^Change/ })).toHaveCount(0);
    await expect(grace.page.getByRole("button", { name: "Delete organization" })).toHaveCount(0);
  });

  await test.step("a text that changed meanwhile is shown beside one's own", async () => {
    await ada.press("Change Organization Description");
    const dialog = ada.dialog("Change Organization Description");
    await dialog.getByLabel("Organization Description").fill("Mine");
    const theirs = await ada.page.request.patch(`/api/v1/orgs/${orgID}`, {
      data: { orgDesc: "Theirs" },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(theirs.status()).toBe(200);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByLabel("Their version")).toHaveValue("Theirs");
    await expect(dialog.getByLabel("Organization Description")).toHaveValue("Mine");
    await dialog.getByRole("button", { name: "Save your version" }).click();
    await expect(dialog).toBeHidden();
    await expect(grace.page.getByLabel("Organization Description")).toHaveValue("Mine");
  });

  await test.step("made public, a browser without an account reads a project and a bug", async () => {
    await guest.page.goto(address);
    await expect(guest.page.getByText("Please log in to view this page.")).toBeVisible();
    await ada.press("Private");
    const dialog = ada.dialog("Make this organization public?");
    await expect(dialog).toContainText("signed in or not");
    await shoot(ada.page, "make-public");
    await dialog.getByRole("button", { name: "Make public" }).click();
    await expect(ada.page.getByRole("button", { name: "Public", exact: true })).toBeVisible();
    await expect(grace.page.getByText("Public", { exact: true })).toBeVisible();
    await guest.page.goto(address);
    await expect(guest.page.getByRole("heading", { level: 1 })).toHaveText("Moth & Sons");
    await expect(guest.page.getByText("You are not authorized to create projects.")).toBeVisible();
    await guest.openProject("Core");
    await guest.openBug("The relay sticks");
    await expect(guest.page.getByText("A moth sits in it.")).toBeVisible();
    await expect(guest.page.getByRole("complementary").getByText("A member")).toBeVisible();
    await expect(guest.page.getByText("ada")).toHaveCount(0);
    await expect(guest.page.getByRole("button", { name: "Close", exact: true })).toHaveCount(0);
    await shoot(guest.page, "outsider-bug");
  });

  await test.step("it sees no members, no join code and no key, and follows changes", async () => {
    await guest.page.goto(address);
    await guest.page.getByRole("tab", { name: "Members" }).click();
    await expect(
      guest.page.getByText("Only members can see who belongs to this organization."),
    ).toBeVisible();
    await openSettings(guest.page);
    await expect(guest.page.getByLabel("Organization Name")).toHaveValue("Moth & Sons");
    await expect(guest.page.getByLabel("Join Code")).toHaveCount(0);
    await expect(guest.page.getByLabel("API Key")).toHaveCount(0);
    await change(ada, "Organization Name", "Moth House");
    await expect(guest.page.getByRole("heading", { level: 1 })).toHaveText("Moth House");
  });

  await test.step("made private again, the open page says that it is gone", async () => {
    await ada.press("Make private");
    const dialog = ada.dialog("Make this organization private?");
    await dialog.getByRole("button", { name: "Make private" }).click();
    await expect(guest.alert("Moth House is no longer open to you.")).toBeVisible({
      timeout: 3000,
    });
    await expect(guest.page.getByRole("heading", { name: "Moth House" })).toHaveCount(0);
    await expect(grace.page.getByRole("heading", { level: 1 })).toHaveText("Moth House");
  });

  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  async function ask(key: string, path: string): Promise<Response> {
    return fetch(`${server.url}/api/v1/${path}`, { headers: bearer(key) });
  }
  let key = "";

  await test.step("a key is generated, copied, and a program reports a bug with it", async () => {
    await ada.press("Generate New API Key");
    await expect(ada.status("New API Key Generated!")).toBeVisible();
    const field = ada.page.getByRole("textbox", { name: "API Key", exact: true });
    await expect(field).toHaveValue(/^([0-9a-z]{6}-){3}[0-9a-z]{6}$/);
    await ada.press("Copy API Key");
    await expect(ada.status("Copied API Key To Clipboard.")).toBeVisible();
    key = await ada.page.evaluate(() => navigator.clipboard.readText());
    expect(key).toBe(await field.inputValue());
    const projects = (await (await ask(key, `orgs/${orgID}/projects`)).json()) as {
      items: { id: string }[];
    };
    const made = await fetch(`${server.url}/api/v1/orgs/${orgID}/bugs`, {
      method: "POST",
      headers: { ...bearer(key), "content-type": "application/json" },
      body: JSON.stringify({
        id: uuid7(),
        projectID: projects.items[0]?.id,
        title: "Found by a program",
      }),
    });
    expect(made.status).toBe(201);
    expect((await ask(key, "me")).status).toBe(401);
    expect((await ask(key, "orgs")).status).toBe(401);
    expect((await ask(key, `orgs/${orgID}/api-key`)).status).toBe(403);
    expect((await fetch(`${server.url}/api/v1/orgs/${orgID}?api_key=${key}`)).status).toBe(401);
    await shoot(ada.page, "settings-owner");
  });

  await test.step("people see the program's bug under its name", async () => {
    await grace.page.getByRole("tab", { name: "Projects" }).click();
    await grace.openProject("Core");
    await grace.openBug("Found by a program");
    await expect(grace.page.getByRole("definition").filter({ hasText: "API key" })).toBeVisible();
    await grace.page.goto(`${address}?tab=settings`);
    await expect(
      grace.page.getByText("The API key is shown to Editors and the Owner."),
    ).toBeVisible();
    await shoot(grace.page, "settings-member");
  });

  await test.step("generated anew after a question, the old key is refused", async () => {
    await ada.press("Generate New API Key");
    const dialog = ada.dialog("Generate a new API key?");
    await dialog.getByRole("button", { name: "Generate New API Key" }).click();
    await expect(dialog).toBeHidden();
    await expect(ada.page.getByRole("textbox", { name: "API Key", exact: true })).not.toHaveValue(
      key,
    );
    expect((await ask(key, `orgs/${orgID}`)).status).toBe(401);
  });

  await test.step("a switch shows the key to a Member, another takes the edit of foreign bugs", async () => {
    await ada.page.getByRole("checkbox", { name: "Members may manage keys" }).click();
    await expect(grace.page.getByRole("textbox", { name: "API Key", exact: true })).toHaveValue(
      /-/,
    );
    await ada.page.getByRole("checkbox", { name: "Members may edit any bug" }).click();
    await grace.page.getByRole("tab", { name: "Projects" }).click();
    await grace.openProject("Core");
    await grace.openBug("The relay sticks");
    await expect(grace.page.getByRole("button", { name: "Close", exact: true })).toHaveCount(0);
    await ada.page.getByRole("checkbox", { name: "Members may edit any bug" }).click();
    await expect(grace.page.getByRole("button", { name: "Close", exact: true })).toBeVisible();
  });

  await test.step("narrow and dark it is as good", async () => {
    await ada.page.setViewportSize({ width: 400, height: 900 });
    await ada.page.emulateMedia({ colorScheme: "dark" });
    await shoot(ada.page, "settings-owner-narrow-dark");
    await ada.page.setViewportSize({ width: 1440, height: 900 });
    await shoot(ada.page, "settings-owner-dark");
  });

  await test.step("deleted by its typed name, everybody loses it", async () => {
    await ada.press("Delete organization");
    const dialog = ada.dialog("Delete this organization?");
    const confirm = dialog.getByRole("button", { name: "Delete organization" });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel("Type the organization's name to confirm").fill("Moth House");
    await confirm.click();
    await expect(ada.page).toHaveURL(/\/organizations$/);
    await expect(ada.page.getByText("No organizations found.")).toBeVisible();
    await expect(grace.alert("You are no longer a member of Moth House.")).toBeVisible();
    await grace.page.goto("/organizations");
    await expect(grace.page.getByText("No organizations found.")).toBeVisible();
  });
});

/** As programs make ids: the time, then chance. */
function uuid7(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  const chance = crypto.randomUUID().replaceAll("-", "").slice(13, 32);
  const hex = `${time}7${chance}`;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
