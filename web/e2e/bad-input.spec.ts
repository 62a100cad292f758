import { expect, test } from "./fixtures.ts";

test("a refused sign-up says why and keeps what was typed", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  await ada.signUp();
  const other = await newPerson("ada");
  await other.page.goto("/auth");
  await other.press("Sign Up");
  await other.press("Sign Up");
  await expect(other.alert("Choose a username.")).toBeVisible();
  await other.fillSignUp();
  await other.page.getByLabel("Email").fill("other@example.org");
  await other.page.getByLabel("Password").fill("short");
  await other.press("Sign Up");
  await expect(other.page.getByRole("alert").first()).toBeVisible();
  await other.page.getByLabel("Password").fill(other.password);
  await other.press("Sign Up");
  await expect(other.page.getByRole("alert").first()).toBeVisible();
  await expect(other.page.getByLabel("Username")).toHaveValue("ada");
  await expect(other.page.getByLabel("Name", { exact: true })).toHaveValue("ada Example");
  await expect(other.page.getByLabel("Email")).toHaveValue("other@example.org");
  await expect(other.page.getByLabel("Password")).toHaveValue(other.password);
});

test("before the verification nobody gets in, and a used link says so", async ({
  newPerson,
  mailbox,
}) => {
  const ada = await newPerson("ada");
  await ada.signUp();
  await ada.page.getByLabel("Password").fill(ada.password);
  await ada.press("Login");
  await expect(
    ada.alert("Verification email sent. Please verify your email before proceeding."),
  ).toBeVisible();
  await expect(ada.page.getByLabel("Email")).toHaveValue(ada.email);
  await ada.verify(2);
  await ada.page.goto("/");
  await ada.page.goto(await mailbox.verificationLink(ada.email, 2));
  await ada.press("Verify");
  await expect(ada.page.getByRole("alert")).toBeVisible();
  await expect(
    ada.page.getByRole("button", { name: "Send the verification mail again" }),
  ).toBeVisible();
});

test("a wrong password, and Google on a server without it, are told in the page", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  await ada.page.goto("/auth");
  await ada.page.getByLabel("Email").fill(ada.email);
  await ada.page.getByLabel("Password").fill("not the password");
  await ada.press("Login");
  await expect(ada.page.getByRole("alert")).toBeVisible();
  await expect(ada.page.getByLabel("Email")).toHaveValue(ada.email);
  await ada.press("Sign Up with Google");
  await expect(ada.alert("Google sign-in is not set up on this server.")).toBeVisible();
});

test("an unknown join code and an empty name keep their dialogs open", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  await ada.join();
  await ada.goToOrganizations();
  await ada.page.getByRole("button", { name: "Join Organization" }).click();
  const join = ada.dialog("Join Organization");
  await join.getByLabel("Join Code").fill("nowhere1");
  await join.getByRole("button", { name: "Join Organization" }).click();
  await expect(ada.alert("No organization matches this join code.")).toBeVisible();
  await expect(join.getByLabel("Join Code")).toHaveValue("nowhere1");
  await ada.page.keyboard.press("Escape");
  await expect(join).toBeHidden();
  await ada.page.getByRole("button", { name: "Create Organization" }).click();
  const create = ada.dialog("Create Organization");
  await create.getByLabel("Organization Description").fill("A description without a name");
  await create.getByRole("button", { name: "Create Organization" }).click();
  await expect(create.getByText("Please enter a name for the organization.")).toBeVisible();
  await expect(create.getByLabel("Organization Description")).toHaveValue(
    "A description without a name",
  );
});

test("a bug that cannot be sent is not lost", async ({ newPerson, watch }) => {
  const ada = await newPerson("ada");
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.openOrganization("Moth Works");
  await ada.createProject("Core");
  await ada.openProject("Core");
  await watch.whileServerIsDown(async () => {
    await ada.page.route("**/api/v1/orgs/*/bugs", (route) => route.abort());
    await ada.press("New bug");
    const dialog = ada.dialog("New bug");
    await dialog.getByLabel("Title").fill("The relay sticks");
    await dialog.getByRole("button", { name: "Create bug" }).click();
    await expect(ada.status("1 change waiting to be sent.")).toBeVisible();
    await expect(ada.page.getByText("The relay sticks")).toBeVisible();
  });
  await ada.page.unroute("**/api/v1/orgs/*/bugs");
  await expect(ada.page.getByRole("link", { name: "The relay sticks" })).toBeVisible({
    timeout: 40_000,
  });
});
