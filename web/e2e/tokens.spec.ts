import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

interface Wanted {
  name: string;
  scope?: string;
  organization?: string;
  expiry?: string;
}

/** Makes a token in the dialog and returns its secret. */
async function makeToken(person: Person, wanted: Wanted): Promise<string> {
  const { page } = person;
  await person.press("New token");
  const dialog = person.dialog("New access token");
  await dialog.getByLabel("Name").fill(wanted.name);
  if (wanted.scope) await dialog.getByLabel("Scope").selectOption({ label: wanted.scope });
  if (wanted.organization) {
    await dialog.getByLabel("Organization").selectOption({ label: wanted.organization });
  }
  if (wanted.expiry)
    await dialog.getByLabel("Expires after").selectOption({ label: wanted.expiry });
  await dialog.getByRole("button", { name: "Make token" }).click();
  await expect(dialog).toBeHidden();
  const shown = page.getByRole("region", { name: `Your new token “${wanted.name}”` });
  const secret = await shown.getByLabel("Access token", { exact: true }).inputValue();
  expect(secret).toMatch(/^lwp_[0-9A-Za-z]{36}$/);
  return secret;
}

test("a person makes tokens for programs, which act in their name until they are revoked", async ({
  newPerson,
  server,
  shoot,
}) => {
  test.setTimeout(180_000);
  const ada = await newPerson("ada");
  await ada.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.createOrganization("Owl House");
  const { page } = ada;

  /** A program's call: no cookie, no browser. */
  async function ask(secret: string, path: string, method = "GET", body?: unknown) {
    const reply = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === "" ? {} : JSON.parse(text) };
  }

  await page.goto("/profile");
  await page.getByRole("link", { name: "Show access tokens" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Access tokens" })).toBeVisible();
  await expect(page.getByText("No access tokens yet.")).toBeVisible();
  await shoot(page, "empty");

  await test.step("a token needs a name, and what was chosen stays in the form", async () => {
    await ada.press("New token");
    const dialog = ada.dialog("New access token");
    await dialog.getByLabel("Scope").selectOption({ label: "Read and write" });
    await dialog.getByRole("button", { name: "Make token" }).click();
    await expect(dialog.getByText("Say what the token is for.")).toBeVisible();
    await expect(dialog.getByLabel("Scope")).toHaveValue("write");
    await shoot(page, "dialog");
    await page.keyboard.press("Escape");
  });

  const writing = await makeToken(ada, { name: "Nightly build", scope: "Read and write" });
  await shoot(page, "secret");
  await ada.press("Copy access token");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(writing);
  await ada.press("I have saved it");
  await expect(page.getByText(writing)).toHaveCount(0);
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Nightly build" });
  await expect(row).toContainText("All organizations");
  await expect(row).toContainText("never used");
  expect(await page.content()).not.toContain(writing);

  const organizations = await ask(writing, "/orgs");
  expect(organizations.body.items).toHaveLength(2);
  const [moth, owl] = organizations.body.items as [{ id: string }, { id: string }];
  expect(
    (await ask(writing, `/orgs/${moth.id}`, "PATCH", { orgDesc: "By a program." })).status,
  ).toBe(200);
  await page.reload();
  await expect(row).toContainText("last used now");

  await test.step("a reading token reads, a bound one knows one organization", async () => {
    const reading = await makeToken(ada, { name: "Dashboard", expiry: "7 days" });
    await ada.press("I have saved it");
    const refused = await ask(reading, `/orgs/${moth.id}`, "PATCH", { orgDesc: "No." });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("token_read_only");
    expect((await ask(reading, `/orgs/${moth.id}`)).body.joinCode).toBeUndefined();
    const bound = await makeToken(ada, { name: "Owls alone", organization: "Owl House" });
    expect((await ask(bound, `/orgs/${owl.id}`)).status).toBe(200);
    expect((await ask(bound, `/orgs/${moth.id}`)).status).toBe(404);
    await expect(page.getByRole("listitem").filter({ hasText: "Owls alone" })).toContainText(
      "Owl House",
    );
  });

  await test.step("no token opens the account, or makes tokens", async () => {
    expect((await ask(writing, "/me")).status).toBe(200);
    const tries = [
      await ask(writing, "/me", "PATCH", { name: "Mallory" }),
      await ask(writing, "/me/sessions"),
      await ask(writing, "/me/tokens"),
      await ask(writing, "/me/tokens", "POST", { name: "more", scope: "write" }),
    ];
    expect(tries.map(({ body }) => body.code)).toEqual(tries.map(() => "token_not_accepted"));
  });

  await test.step("revoking asks, holds at once, and shows in another window", async () => {
    const other = await page.context().newPage();
    await other.goto("/profile/tokens");
    const there = other.getByRole("listitem").filter({ hasText: "Nightly build" });
    await expect(there).toBeVisible();
    await ada.press("Revoke Nightly build");
    const question = ada.dialog("Revoke “Nightly build”?");
    await shoot(page, "question");
    await question.getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(ada.status("Access token revoked.")).toBeVisible();
    expect((await ask(writing, "/me")).status).toBe(401);
    await expect(row).toHaveCount(0);
    await expect(there).toHaveCount(0);
    await other.close();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await shoot(page, "list-dark-390");
});
