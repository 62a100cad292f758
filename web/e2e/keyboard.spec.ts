import { expect, test } from "./fixtures.ts";

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
