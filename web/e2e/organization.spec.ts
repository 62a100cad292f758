import { expect, test } from "./fixtures.ts";

test("an organization's tabs say what belongs there, from the first project on", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await ada.join();

  await test.step("two cards open two dialogs, each with what it is for", async () => {
    await page.goto("/organizations");
    await expect(page.getByText("No organizations found.")).toBeVisible();
    for (const [title, text] of [
      ["Create Organization", "Create a new organization to start tracking bugs."],
      ["Join Organization", "Join an organization using a join code."],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await page.getByRole("button", { name: `${title} ${text}` }).click();
      // oxlint-disable-next-line no-await-in-loop
      await expect(ada.dialog(title)).toContainText(text);
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press("Escape");
    }
    await ada.createOrganization("  Moth Works ");
    await expect(ada.organizationCard("Moth Works")).toContainText("Members: 1");
    await expect(ada.organizationCard("Moth Works")).toContainText("Bugs: 0");
  });

  await test.step("its date is long, and its badge says what it decides", async () => {
    await ada.openOrganization("Moth Works");
    const created = await page.evaluate(async () => {
      const { items } = (await (await fetch("/api/v1/orgs")).json()) as {
        items: { createdDate: string }[];
      };
      return new Date(items[0]?.createdDate ?? "").toLocaleString("en-US", {
        weekday: "long",
        year: "numeric",
        month: "long",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
      });
    });
    await expect(page.getByText(`Created ${created}`)).toBeVisible();
    await page.getByRole("button", { name: "Private" }).hover();
    await expect(
      page.getByText(
        "Decides whether people outside the organization can view the projects: they cannot.",
      ),
    ).toBeVisible();
  });

  await test.step("Projects is the first tab, told while it loads and where it is empty", async () => {
    let letThrough = () => {};
    const asked = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/api/v1/orgs/*/snapshot*", (route) => route.abort());
    await page.route("**/api/v1/orgs/*/projects*", async (route) => {
      await asked;
      await route.continue();
    });
    await page.evaluate(async () => {
      for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    });
    await page.reload();
    await expect(page.getByRole("tab", { name: "Projects" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(ada.status("Loading projects...")).toBeAttached();
    letThrough();
    await expect(page.getByText("No projects found for this organization.")).toBeVisible();
    await page.unrouteAll();
    await shoot(page, "no-projects");
  });

  await test.step("a project needs a name and a description of at most 50 characters", async () => {
    await ada.press("Create New Project");
    const dialog = ada.dialog("Create Project");
    const name = dialog.getByLabel("Project Name");
    const description = dialog.getByLabel("Project Description");
    const create = dialog.getByRole("button", { name: "Create Project" });
    const required = dialog.getByText("All input fields are required.");
    await expect(required).toBeVisible();
    await expect(create).toBeDisabled();
    await name.fill("Core");
    await description.fill("   ");
    await expect(required).toBeVisible();
    await expect(create).toBeDisabled();
    await name.fill("");
    await name.pressSequentially("n".repeat(51));
    await expect(name).toHaveValue("n".repeat(50));
    await description.fill("");
    await description.pressSequentially("d".repeat(51));
    await expect(description).toHaveValue("d".repeat(50));
    await expect(required).toHaveCount(0);
    await create.click();
    await expect(ada.status("Project created successfully!")).toBeVisible();
    await expect(dialog).toBeHidden();
    await ada.press("Create New Project");
    await expect(name).toHaveValue("");
    await expect(description).toHaveValue("");
    await page.keyboard.press("Escape");
  });

  await test.step("its tile has a border of the project's colour on top", async () => {
    const tile = page.getByRole("link", { name: "n".repeat(50) });
    await expect(tile).toContainText("d".repeat(50));
    const colours = await page.evaluate(async () => {
      const [, , orgID] = location.pathname.split("/");
      const { items } = (await (await fetch(`/api/v1/orgs/${orgID}/projects`)).json()) as {
        items: { color: string }[];
      };
      const probe = document.createElement("i");
      probe.style.color = items[0]?.color ?? "";
      document.body.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return wanted;
    });
    await expect(tile).toHaveCSS("border-top-color", colours);
    await expect(tile).toHaveCSS("border-top-width", "4px");
  });
});

test("the shared header leads to both pages and out, on narrow screens from a menu", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await ada.join();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Organizations" }).click();
  await expect(page).toHaveURL(/\/organizations$/);
  await header.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.setViewportSize({ width: 649, height: 900 });
  await expect(header.getByRole("link", { name: "Lacewing" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Logout" })).toBeHidden();
  const menu = header.getByRole("button", { name: "Menu" });
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await header.getByRole("link", { name: "Organizations" }).click();
  await expect(page).toHaveURL(/\/organizations$/);
  await expect(header.getByRole("link", { name: "Logout" })).toBeHidden();
  await menu.click();
  await header.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test("the sign-in page starts in Login, and its words and fields change with the mode", async ({
  newPerson,
}) => {
  const { page } = await newPerson("visitor");
  await page.goto("/auth");
  const heading = page.getByRole("heading", { level: 1 });
  const fields = () =>
    page
      .getByRole("main")
      .locator("input")
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ labels, type, required }) => [labels?.[0]?.textContent, type, required]),
      );
  await expect(heading).toHaveText("Login");
  await expect(page.getByText("Welcome back. Log in to track bugs with your team.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Up with Google" })).toBeVisible();
  expect(await fields()).toEqual([
    ["Email", "email", true],
    ["Password", "password", true],
  ]);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(heading).toHaveText("Sign Up");
  await expect(
    page.getByText("Create an account to start tracking bugs with your team."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Up with Google" })).toBeVisible();
  expect(await fields()).toEqual([
    ["Username", "text", true],
    ["Name", "text", true],
    ["Email", "email", true],
    ["Password", "password", true],
  ]);
  await expect(page.getByRole("contentinfo")).toHaveText(
    `© ${new Date().getFullYear()} Lacewing. All rights reserved.`,
  );
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(heading).toHaveText("Login");
});
