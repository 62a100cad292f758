import { expect, type Page } from "@playwright/test";
import { test as base } from "./fixtures.ts";
import { LacewingServer } from "./lacewing-server.ts";
import { type GoogleAccount, OpenIdProvider } from "./openid-provider.ts";
import type { Person } from "./person.ts";

const ada: GoogleAccount = {
  sub: "google-1",
  name: "Ada Lovelace",
  email: "ada@example.org",
  email_verified: true,
};

/** Stories on a server that knows a provider, in place of Google. */
const test = base.extend<{ google: OpenIdProvider }>({
  // oxlint-disable-next-line no-empty-pattern
  google: async ({}, provide) => {
    const google = await OpenIdProvider.open();
    google.add(ada);
    await provide(google);
    await google.close();
  },
  server: async ({ mailbox, postgres, google }, provide, testInfo) => {
    const server = await LacewingServer.start(mailbox.url, postgres, google.settings);
    google.serve(server.url);
    await provide(server);
    await server.remove();
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("server.log", { body: server.log, contentType: "text/plain" });
    }
  },
});

/** Presses the button and waits for the window that opens. */
async function openGoogle(person: Person): Promise<Page> {
  await person.page.goto("/auth");
  const [popup] = await Promise.all([
    person.page.waitForEvent("popup"),
    person.press("Sign Up with Google"),
  ]);
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click();
}

/** As where windows are blocked: everything happens in the page. */
async function openGoogleInPage(person: Person, path = "/auth"): Promise<void> {
  await person.page.addInitScript(() => {
    window.open = () => null;
  });
  await person.page.goto(path);
  await person.press("Sign Up with Google");
  await expect(person.page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
}

async function expectSignedIn(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: username })).toBeVisible();
}

async function me(page: Page): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await page.request.get("/api/v1/me");
  return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> };
}

test("somebody new signs in through the window, and again from another browser", async ({
  newPerson,
  shoot,
}) => {
  const first = await newPerson("ada");
  const popup = await openGoogle(first);
  await expect(first.status("Go on in the Google window.")).toBeVisible();
  await shoot(first.page, "waiting");
  await choose(popup, "Ada Lovelace");
  await expectSignedIn(first.page, "Ada Lovelace");
  const { body } = await me(first.page);
  expect(body).toMatchObject({
    displayName: "Ada Lovelace",
    email: "ada@example.org",
    emailVerified: true,
    membershipType: "free",
  });

  const elsewhere = await newPerson("ada");
  await openGoogleInPage(elsewhere, "/auth?next=/sessions");
  await choose(elsewhere.page, "Ada Lovelace");
  await expect(elsewhere.page).toHaveURL(/\/sessions$/);
  expect((await me(elsewhere.page)).body["UID"]).toBe(body["UID"]);
});

test("the provider's picture is fetched once and served by this server", async ({
  newPerson,
  google,
}) => {
  google.add({ ...ada, picture: `${google.url}/picture.png` });
  const person = await newPerson("ada");
  await openGoogleInPage(person);
  await choose(person.page, "Ada Lovelace");
  await expectSignedIn(person.page, "Ada Lovelace");
  await expect
    .poll(async () => (await me(person.page)).body["photoURL"])
    .toMatch(/^\/api\/v1\/pictures\//);
  await person.page.reload();
  const shown = person.page.getByRole("button", { name: "Ada Lovelace" }).locator("img");
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

test("the window ends by itself when the page that opened it is gone", async ({ newPerson }) => {
  const person = await newPerson("ada");
  const popup = await openGoogle(person);
  await person.page.close();
  const finished = popup.waitForResponse("**/api/v1/auth/google/finish");
  await choose(popup, "Ada Lovelace");
  expect((await finished).status()).toBe(200);
  if (!popup.isClosed()) {
    await expect(popup.getByRole("status").filter({ hasText: "You are signed in." }))
      .toBeVisible()
      .catch((error: unknown) => {
        if (!popup.isClosed()) throw error;
      });
  }
  const page = await popup.context().newPage();
  await page.goto("/auth");
  await expectSignedIn(page, "Ada Lovelace");
});

test("an address that the provider has not verified opens nothing", async ({
  newPerson,
  google,
  shoot,
}) => {
  google.add({ ...ada, sub: "google-2", name: "Not Ada", email_verified: false });
  const person = await newPerson("mallory");
  await openGoogleInPage(person);
  await choose(person.page, "Not Ada");
  await expect(person.alert("Google has not verified the email address")).toBeVisible();
  await shoot(person.page, "unverified");
  expect((await me(person.page)).status).toBe(401);
});

test("a verified account is linked after its password alone", async ({ newPerson, shoot }) => {
  const owner = await newPerson("ada");
  await owner.join();
  const { body } = await me(owner.page);

  const person = await newPerson("ada");
  await openGoogleInPage(person);
  await choose(person.page, "Ada Lovelace");
  await expect(
    person.page.getByRole("heading", { name: "Link your Google account" }),
  ).toBeVisible();
  expect((await me(person.page)).status).toBe(401);
  await person.page.getByLabel("Password").fill("not the password");
  await person.press("Link and log in");
  await expect(person.alert("The email address or the password is wrong.")).toBeVisible();
  await expect(person.page.getByLabel("Password")).toHaveValue("not the password");
  await shoot(person.page, "link");
  await person.page.setViewportSize({ width: 400, height: 800 });
  await person.page.emulateMedia({ colorScheme: "dark" });
  await shoot(person.page, "link-dark-400");
  await person.page.setViewportSize({ width: 1440, height: 900 });
  expect((await me(person.page)).status).toBe(401);
  await person.page.getByLabel("Password").fill(owner.password);
  await person.press("Link and log in");
  await expectSignedIn(person.page, "ada");
  expect((await me(person.page)).body["UID"]).toBe(body["UID"]);

  const later = await newPerson("ada");
  await openGoogleInPage(later);
  await choose(later.page, "Ada Lovelace");
  await expectSignedIn(later.page, "ada");
});

test("the true owner of an address takes over what was never verified", async ({
  newPerson,
  mailbox,
}) => {
  const squatter = await newPerson("ada");
  await squatter.signUp();
  const link = await mailbox.verificationLink(squatter.email, 1);

  const owner = await newPerson("ada");
  const popup = await openGoogle(owner);
  await choose(popup, "Ada Lovelace");
  await expectSignedIn(owner.page, "ada");

  await squatter.page.goto(link);
  await squatter.press("Verify");
  await expect(squatter.page.getByRole("alert")).toBeVisible();
  await squatter.page.goto("/auth");
  await squatter.page.getByLabel("Email").fill(squatter.email);
  await squatter.page.getByLabel("Password").fill(squatter.password);
  await squatter.press("Login");
  await expect(squatter.alert("The email address or the password is wrong.")).toBeVisible();
});

test("a sign-in that is cancelled changes nothing and says so", async ({ newPerson, shoot }) => {
  const person = await newPerson("ada");
  const popup = await openGoogle(person);
  await choose(popup, "Cancel");
  await expect(popup.getByRole("alert")).toContainText("You did not finish the sign-in at Google.");
  await shoot(popup, "cancelled");
  expect((await me(person.page)).status).toBe(401);
});

test("a way back works once, and in the browser where it began", async ({ newPerson, watch }) => {
  const person = await newPerson("ada");
  const other = await newPerson("mallory");
  await openGoogleInPage(person);
  // The page is held up before it tells the server, so that somebody else may be quicker.
  const isBack = person.page.waitForRequest(/\/auth\/google\/callback\?/);
  await watch.whileServerIsDown(async () => {
    await person.page.route("**/api/v1/auth/google/finish", (route) => route.abort());
    await choose(person.page, "Ada Lovelace");
    await expect(person.page.getByRole("alert")).toBeVisible();
  });
  const back = (await isBack).url();
  await person.page.unroute("**/api/v1/auth/google/finish");

  await other.page.goto(back);
  await expect(other.alert("This sign-in was used already")).toBeVisible();
  expect((await me(other.page)).status).toBe(401);

  await person.page.goto(back);
  await expectSignedIn(person.page, "Ada Lovelace");
  await person.page.context().clearCookies({ name: "lacewing" });
  await person.page.goto(back);
  await expect(person.alert("This sign-in was used already")).toBeVisible();
  expect((await me(person.page)).status).toBe(401);
});

test("new keys of the provider are read when they are met", async ({
  newPerson,
  google,
  server,
}) => {
  const first = await newPerson("ada");
  await openGoogleInPage(first);
  await choose(first.page, "Ada Lovelace");
  await expectSignedIn(first.page, "Ada Lovelace");

  google.serve(server.url);
  const second = await newPerson("ada");
  await openGoogleInPage(second);
  await choose(second.page, "Ada Lovelace");
  await expectSignedIn(second.page, "Ada Lovelace");
});

test("while the provider is down the rest works, and it comes back without a restart", async ({
  newPerson,
  google,
  watch,
}) => {
  const person = await newPerson("grace");
  await google.goDown();
  await person.page.goto("/auth");
  await watch.whileServerIsDown(async () => {
    await person.press("Sign Up with Google");
    await expect(person.alert("Google does not answer at the moment.")).toBeVisible();
  });
  await person.join();
  await google.comeBack();
  const other = await newPerson("ada");
  const popup = await openGoogle(other);
  await choose(popup, "Ada Lovelace");
  await expectSignedIn(other.page, "Ada Lovelace");
});

test("a person links Google in the profile, logs in with it, and unlinks it", async ({
  newPerson,
  shoot,
}) => {
  const owner = await newPerson("countess");
  await owner.join();
  const { page } = owner;
  const { body } = await me(page);
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Google" });
  await expect(section).toContainText("Link a Google account to log in with it too.");

  await section.getByRole("button", { name: "Link Google account" }).click();
  await expect(section.getByText("Enter your current password.")).toBeVisible();
  await section.getByLabel("Current password").fill("not the password");
  await section.getByRole("button", { name: "Link Google account" }).click();
  await expect(section.getByText("This is not your password.")).toBeVisible();
  await section.getByLabel("Current password").fill(owner.password);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    section.getByRole("button", { name: "Link Google account" }).click(),
  ]);
  await choose(popup, "Ada Lovelace");
  await expect(section).toContainText("Your account is linked with Google");
  await shoot(page, "linked");

  const later = await newPerson("ada");
  await openGoogleInPage(later);
  await choose(later.page, "Ada Lovelace");
  await expectSignedIn(later.page, "countess");
  expect((await me(later.page)).body["UID"]).toBe(body["UID"]);

  await section.getByRole("button", { name: "Unlink Google account" }).click();
  await expect(owner.status("Google account unlinked.")).toBeVisible();
  await expect(section).toContainText("Link a Google account to log in with it too.");
});
