import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

const org = "Moth Works";
const unauthorized = "You are not authorized to edit this member.";
/** Without a reload; a busy machine has its time, the second itself is the live tests' to hold. */
const soon = { timeout: 3_000 };

function card(of: Person, name: string) {
  return of.page.getByRole("listitem", { name, exact: true });
}

async function openMembers(who: Person): Promise<void> {
  await who.openOrganization(org);
  await who.page.getByRole("tab", { name: "Members" }).click();
}

test("roles, removal, a new join code, handing over and leaving", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  const ben = await newPerson("ben");
  const cleo = await newPerson("cleo");
  let code = "";

  await test.step("Ada makes an organization; Ben and Cleo join", async () => {
    await ada.join();
    await ada.createOrganization(org);
    await ada.openOrganization(org);
    code = await ada.joinCode();
    await Promise.all([ben.join(), cleo.join()]);
    await Promise.all([ben.joinOrganization(code), cleo.joinOrganization(code)]);
    await openMembers(ada);
    await expect(card(ada, "ben").getByText("Member", { exact: true }).first()).toBeVisible();
    await expect(card(ada, "cleo").getByText("cleo@example.org")).toBeVisible();
    await expect(card(ada, "ada").getByText(unauthorized)).toBeVisible();
  });

  await test.step("Ada makes Ben an Editor: his page offers it without a reload", async () => {
    await ben.page.getByRole("tab", { name: "Projects" }).click();
    await expect(ben.page.getByText("You are not authorized to create projects.")).toBeVisible();
    await card(ada, "ben").getByLabel("Change Role").selectOption("Editor");
    await expect(card(ada, "cleo").getByLabel("Change Role")).toHaveValue("Member");
    await card(ada, "ben").getByRole("button", { name: "Update" }).click();
    await expect(ben.page.getByRole("button", { name: "Create New Project" })).toBeVisible(soon);
    await expect(ada.status("ben is an Editor now.")).toBeVisible();
    await expect(card(ada, "ben").getByText("Editor", { exact: true }).first()).toBeVisible();
    await shoot(ada.page, "members");
  });

  await test.step("Ben changes Cleo's role and back; Cleo edits nobody as a Member", async () => {
    await openMembers(ben);
    await openMembers(cleo);
    await expect(card(cleo, "ben").getByText(unauthorized)).toBeVisible();
    await expect(cleo.page.getByLabel("Change Role")).toHaveCount(0);
    await expect(card(cleo, "ada").getByText("ada@example.org")).toHaveCount(0);
    await card(ben, "cleo").getByLabel("Change Role").selectOption("Editor");
    await card(ben, "cleo").getByRole("button", { name: "Update" }).click();
    await expect(card(cleo, "ben").getByLabel("Change Role")).toBeVisible(soon);
    await expect(card(cleo, "ada").getByText(unauthorized)).toBeVisible();
    await expect(card(cleo, "ada").getByText("ada@example.org")).toBeVisible();
    await card(ben, "cleo").getByLabel("Change Role").selectOption("Member");
    await card(ben, "cleo").getByRole("button", { name: "Update" }).click();
    await expect(card(cleo, "ben").getByText(unauthorized)).toBeVisible(soon);
    await expect(card(cleo, "ada").getByText("ada@example.org")).toHaveCount(0);
    await shoot(cleo.page, "as-a-member");
  });

  await test.step("Ben removes Cleo: her page says so at once", async () => {
    await card(ben, "cleo").getByRole("button", { name: "Remove cleo" }).click();
    await shoot(ben.page, "remove");
    await ben.dialog("Remove cleo?").getByRole("button", { name: "Remove" }).click();
    await expect(cleo.alert(`You are no longer a member of ${org}.`)).toBeVisible(soon);
    await expect(card(ada, "cleo")).toHaveCount(0, soon);
    await shoot(cleo.page, "removed");
    await cleo.page.getByRole("link", { name: "Go to your organizations" }).click();
    await expect(cleo.page.getByText("No organizations found.")).toBeVisible();
  });

  await test.step("the code that Cleo knew lets nobody in; a generated one does", async () => {
    await cleo.page.getByRole("button", { name: "Join Organization" }).click();
    const dialog = cleo.dialog("Join Organization");
    await dialog.getByLabel("Join Code").fill(code);
    await dialog.getByRole("button", { name: "Join Organization" }).click();
    await expect(dialog.getByText("No organization matches this join code.")).toBeVisible();

    await ada.page.getByRole("tab", { name: "Settings" }).click();
    const field = ada.page.getByLabel("Join Code", { exact: true });
    await expect(field).toHaveValue(/^[0-9a-z]{6}$/);
    const retired = await field.inputValue();
    await ada.press("Generate New Join Code");
    await ada
      .dialog("Generate a new join code?")
      .getByRole("button", { name: "Generate New Join Code" })
      .click();
    await expect(ada.status("New Join Code Generated!")).toBeVisible();
    await expect(field).not.toHaveValue(retired);
    await shoot(ada.page, "settings");

    await dialog.getByLabel("Join Code").fill(retired);
    await dialog.getByRole("button", { name: "Join Organization" }).click();
    await expect(dialog.getByText("No organization matches this join code.")).toBeVisible();
    await dialog.getByLabel("Join Code").fill(` ${await field.inputValue()} `);
    await dialog.getByRole("button", { name: "Join Organization" }).click();
    await expect(cleo.page).toHaveURL(/\/organizationDisplay\//);
  });

  await test.step("Ada hands over to Ben and leaves", async () => {
    await ada.page.getByRole("tab", { name: "Members" }).click();
    await expect(ada.page.getByRole("button", { name: "Leave Organization" })).toHaveCount(0);
    await ada.press("Hand Over Ownership");
    const dialog = ada.dialog("Hand over ownership");
    await dialog.getByLabel("New Owner").selectOption({ label: "ben (Editor)" });
    await dialog.getByRole("button", { name: "Hand Over Ownership" }).click();
    await expect(dialog.getByText(`Please type ${org}.`)).toBeVisible();
    await dialog.getByLabel(`Type ${org} to confirm`).fill(org);
    await dialog.getByRole("button", { name: "Hand Over Ownership" }).click();
    await expect(dialog).toBeHidden();
    await expect(card(ben, "ada").getByLabel("Change Role")).toBeVisible(soon);
    await expect(card(ben, "ben").getByText("Owner", { exact: true })).toBeVisible();
    await expect(card(ada, "ben").getByText(unauthorized)).toBeVisible();

    await ada.press("Leave Organization");
    await ada.dialog(`Leave ${org}?`).getByRole("button", { name: "Leave Organization" }).click();
    await expect(ada.page).toHaveURL(/\/organizations$/);
    await expect(ada.page.getByText("No organizations found.")).toBeVisible();
    await expect(card(ben, "ada")).toHaveCount(0, soon);
    await shoot(ben.page, "owner");
  });
});
