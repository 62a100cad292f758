import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

// What keeps the app here is at work too.
test.use({ serviceWorkers: "allow" });

const newPassword = "brass orchard window 7";

async function logInWith(person: Person, email: string, password: string): Promise<void> {
  await person.page.goto("/auth");
  await person.page.getByLabel("Email").fill(email);
  await person.page.getByLabel("Password").fill(password);
  await person.press("Login");
}

async function expectLoggedIn(person: Person): Promise<void> {
  await expect(person.page).not.toHaveURL(/\/auth/);
  await expect(person.page.getByRole("link", { name: "Logout" })).toBeVisible();
}

test("an account from its sign-up to its end", async ({ newPerson, mailbox, shoot }) => {
  const ada = await newPerson("ada");

  await test.step("a visitor is not asked for, and a log-in before the verification mails again", async () => {
    const asked: string[] = [];
    ada.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await ada.page.goto("/auth");
    await expect(ada.page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    expect(asked).not.toContain("/api/v1/me");
    await ada.signUp();
    await expect(ada.status("You have been signed up successfully.")).toBeVisible();
    await logInWith(ada, ada.email, ada.password);
    await expect(
      ada.alert("Verification email sent. Please verify your email before proceeding."),
    ).toBeVisible();
    await ada.verify(2);
    await ada.logIn();
  });

  const bob = await newPerson("bob");
  await bob.join();

  await test.step("a forgotten password is chosen anew, and every browser is logged out", async () => {
    const elsewhere = await newPerson("ada");
    await elsewhere.page.goto("/auth");
    await shoot(elsewhere.page, "auth-1440");
    await elsewhere.page.getByRole("link", { name: "Forgot your password?" }).click();
    // The log-in that goes has an email field too.
    await expect(elsewhere.page.getByRole("button", { name: "Send the mail" })).toBeVisible();
    await shoot(elsewhere.page, "forgot-1440");
    await elsewhere.page.getByLabel("Email").fill(ada.email);
    await elsewhere.press("Send the mail");
    await expect(elsewhere.status("a mail with a link")).toBeVisible();
    await elsewhere.page.goto(await mailbox.link(ada.email, "/auth/reset"));
    await elsewhere.page.getByLabel("New password").fill("short");
    await expect(elsewhere.page.getByText("Too short")).toBeVisible();
    await elsewhere.page.getByLabel("New password").fill(newPassword);
    await shoot(elsewhere.page, "reset-1440");
    await elsewhere.press("Set new password");
    await expect(elsewhere.status(`The password of ${ada.email} is changed.`)).toBeVisible();
    await expect(ada.page.getByRole("link", { name: "Login" }).first()).toBeVisible();
    await logInWith(ada, ada.email, newPassword);
    await expectLoggedIn(ada);
  });

  await test.step("a log-out in one tab is noticed in the other", async () => {
    const second = await ada.page.context().newPage();
    await second.goto("/sessions");
    await expect(second.getByRole("link", { name: "Logout" })).toBeVisible();
    await ada.page.goto("/logout");
    await expect(second.getByText("Please log in to view this page.")).toBeVisible();
    await second.close();
    await logInWith(ada, ada.email, newPassword);
    await expectLoggedIn(ada);
  });

  await test.step("a new name and picture reach the others' screens at once", async () => {
    await bob.createOrganization("Looms");
    await bob.openOrganization("Looms");
    const code = await bob.joinCode();
    await ada.joinOrganization(code);
    await bob.page.getByRole("tab", { name: "Members" }).click();
    const members = bob.page.getByRole("tabpanel");
    await expect(members.getByText("ada", { exact: true })).toBeVisible();

    await ada.page.goto("/profile");
    await expect(ada.page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
    await ada.page.getByLabel("Username").fill("countess");
    await ada.press("Save");
    await expect(ada.status("Saved.")).toBeVisible();
    await expect(members.getByText("countess", { exact: true })).toBeVisible();
    await ada.page.getByLabel("Username").fill("BOB");
    await ada.press("Save");
    await expect(ada.alert("This username is taken.")).toBeVisible();

    await ada.page.locator('input[type="file"]').setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: await ada.page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 } }),
    });
    await expect(ada.status("Picture changed.")).toBeVisible();
    const picture = members.getByRole("listitem").filter({ hasText: "countess" }).locator("img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(400);
    await shoot(ada.page, "profile-light-1440");
    await ada.page.emulateMedia({ colorScheme: "dark" });
    await ada.page.setViewportSize({ width: 400, height: 900 });
    await shoot(ada.page, "profile-dark-400");
    await ada.page.emulateMedia({ colorScheme: "light" });
    await ada.page.setViewportSize({ width: 1440, height: 900 });
    await ada.page.locator('input[type="file"]').setInputFiles({
      name: "no-picture.png",
      mimeType: "image/png",
      buffer: Buffer.from("<svg/>"),
    });
    await expect(ada.alert("This picture cannot be read.")).toBeVisible();
  });

  await test.step("the password is changed for the old one alone", async () => {
    const section = ada.page.getByRole("region", { name: "Password" });
    await section.getByLabel("Current password").fill("not this one");
    await section.getByLabel("New password").fill(ada.password);
    await section.getByRole("button", { name: "Change password" }).click();
    await expect(section.getByRole("alert")).toHaveText("This is not your password.");
    await section.getByLabel("Current password").fill(newPassword);
    await section.getByRole("button", { name: "Change password" }).click();
    await expect(ada.status("Password changed.")).toBeVisible();
    await ada.page.reload();
    await expect(ada.page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  });

  await test.step("the address moves by a link to the new one", async () => {
    const section = ada.page.getByRole("region", { name: "Email" });
    await section.getByLabel("New email").fill("countess@example.org");
    await section.getByLabel("Current password").fill(ada.password);
    await section.getByRole("button", { name: "Change email" }).click();
    await expect(section.getByRole("status")).toContainText("on its way to the new address");
    await mailbox.link(ada.email, "/auth/undo-email");
    await ada.page.goto(await mailbox.link("countess@example.org", "/auth/confirm-email"));
    await ada.press("Confirm");
    await expect(
      ada.status("Your account now has the address countess@example.org."),
    ).toBeVisible();
    await shoot(ada.page, "confirm-email-1440");
    await ada.page.getByRole("link", { name: "Continue" }).click();
    await expect(ada.page.getByText("Your address is countess@example.org.")).toBeVisible();
  });

  await test.step("the Owner of others' organization cannot leave; a member can, for good", async () => {
    await bob.page.goto("/profile");
    await bob.press("Delete account");
    const refused = bob.dialog("Delete your account?");
    await refused.getByLabel("Type bob to confirm").fill("bob");
    await refused.getByLabel("Password").fill(bob.password);
    await refused.getByRole("button", { name: "Delete account for good" }).click();
    await expect(refused.getByRole("alert")).toContainText("Looms");
    await shoot(bob.page, "delete-refused-1440");
    await bob.openOrganization("Looms");
    await bob.page.getByRole("tab", { name: "Members" }).click();
    const members = bob.page.getByRole("tabpanel");
    await expect(members.getByText("countess", { exact: true })).toBeVisible();

    await ada.press("Delete account");
    const dialog = ada.dialog("Delete your account?");
    await dialog.getByLabel("Type countess to confirm").fill("countess");
    await dialog.getByLabel("Password").fill(ada.password);
    await dialog.getByRole("button", { name: "Delete account for good" }).click();
    await expect(ada.page).toHaveURL(/\/$/);
    await expect(members.getByText("countess", { exact: true })).toBeHidden();
    await logInWith(ada, "countess@example.org", ada.password);
    await expect(ada.alert("The email address or the password is wrong.")).toBeVisible();
  });
});

test("whoever never signed up removes the account that somebody made with their address", async ({
  newPerson,
  mailbox,
  shoot,
}) => {
  const eve = await newPerson("eve");
  await eve.signUp();
  await eve.page.goto(await mailbox.link(eve.email, "/auth/remove"));
  await shoot(eve.page, "remove-1440");
  await eve.press("This was not me");
  await expect(eve.status("The account is removed.")).toBeVisible();
  await logInWith(eve, eve.email, eve.password);
  await expect(eve.alert("The email address or the password is wrong.")).toBeVisible();
});
