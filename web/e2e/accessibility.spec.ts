import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

// While a trace is kept, to wait for colours at rest takes without end now and then: the story would hang until its own
// time is over.
test.use({ trace: "off" });

const widths = [390, 650, 1440];
const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** A page or an open dialog; a new one joins by a line in `viewsOf`. */
interface View {
  name: string;
  /** A member of the organization, or somebody who is not signed in. */
  who: "ada" | "stranger";
  path: string;
  /** Words by which the page is known to be there. */
  shown: string;
  /** The words instead, where the page is not for narrow screens. */
  narrow?: string;
  /** The button that opens the dialog of that title. */
  opens?: { button: RegExp; dialog: string };
  /** What is done there first. */
  does?: (person: Person) => Promise<void>;
}

const notNarrow = "This page is not available on mobile devices.";

function viewsOf(at: { organization: string; project: string; bug: string }): View[] {
  const { organization, project, bug } = at;
  return [
    { name: "start", who: "stranger", path: "/", shown: "Bug tracking without the wait." },
    { name: "attributions", who: "stranger", path: "/attributions", shown: "Attributions" },
    { name: "auth", who: "stranger", path: "/auth", shown: "Login" },
    { name: "speed-insights", who: "stranger", path: "/speed-insights", shown: "Speed Insights" },
    { name: "unknown", who: "stranger", path: "/no/such/page", shown: "404 Not Found" },
    { name: "logged-out", who: "stranger", path: "/organizations", shown: "Please log in" },
    {
      name: "organizations",
      who: "ada",
      path: "/organizations",
      shown: "Moth Works",
      narrow: notNarrow,
    },
    { name: "dashboard", who: "ada", path: "/dashboard", shown: "Bugs Created", narrow: notNarrow },
    { name: "my-bugs", who: "ada", path: "/dashboard/created", shown: "The relay sticks" },
    { name: "plans", who: "ada", path: "/subscribe", shown: "Your usage" },
    { name: "profile", who: "ada", path: "/profile", shown: "Profile" },
    { name: "forgot", who: "stranger", path: "/auth/forgot", shown: "Email" },
    { name: "organization", who: "ada", path: organization, shown: "Moth Works" },
    { name: "members", who: "ada", path: `${organization}?tab=members`, shown: "ada" },
    { name: "settings", who: "ada", path: `${organization}?tab=settings`, shown: "Join Code" },
    { name: "project", who: "ada", path: project, shown: "Core" },
    {
      name: "query",
      who: "ada",
      path: `${project}?q=colour%3Ared+OR+is%3Aopen+group%3Aseverity`,
      shown: "The relay sticks",
    },
    { name: "charts", who: "ada", path: `${project}?charts=shown`, shown: "Open by person" },
    { name: "all-bugs", who: "ada", path: `${organization}/bugs`, shown: "All bugs" },
    {
      name: "columns",
      who: "ada",
      path: `${organization}/bugs`,
      shown: "All bugs",
      does: async ({ page }) => {
        await page.getByRole("button", { name: "View", exact: true }).click();
        await page.getByRole("menuitem", { name: "Columns…" }).click();
        await page.getByRole("dialog", { name: "Columns" }).waitFor();
      },
    },
    {
      name: "selected",
      who: "ada",
      path: `${organization}/bugs`,
      shown: "All bugs",
      does: async ({ page }) => {
        await page
          .getByRole("checkbox", { name: /^Select CORE-/ })
          .first()
          .check();
        await page.getByRole("toolbar", { name: "Selected bugs" }).waitFor();
      },
    },
    {
      name: "views",
      who: "ada",
      path: organization,
      shown: "Moth Works",
      does: async ({ page }) => {
        const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
        if (isNarrow) await page.getByRole("button", { name: "Views", exact: true }).click();
        const views = page.getByRole("navigation", { name: "Views" });
        await expect(views.getByRole("link", { name: /^Triage\b.*\d/ })).toBeVisible();
      },
    },
    {
      name: "changed-view",
      who: "ada",
      // Triage, asked otherwise.
      path: `${organization}/bugs?q=is%3Aopen&view=00000000-0000-8000-8000-000000000002`,
      shown: "All bugs",
      does: async ({ page }) => {
        await expect(page.getByRole("heading", { name: "Triage" })).toBeVisible();
      },
    },
    {
      name: "triage",
      who: "ada",
      path: `${organization}/triage`,
      shown: "Triage",
      does: async ({ page }) => {
        await page.getByRole("button", { name: "Accept" }).click();
        await page.getByRole("group", { name: "How much harm does it do?" }).waitFor();
      },
    },
    {
      name: "save-view",
      who: "ada",
      path: `${organization}/bugs?q=is%3Aopen`,
      shown: "All bugs",
      opens: { button: /^Save view$/, dialog: "Save view" },
    },
    {
      name: "board",
      who: "ada",
      path: `${project}?tab=board&q=is%3Aopen&hidden=-&by=severity&limits=none%3A1`,
      shown: "The relay sticks",
    },
    {
      name: "board-edit",
      who: "ada",
      path: `${project}?tab=board&q=is%3Aopen&hidden=-&lanes=priority`,
      shown: "The relay sticks",
      does: async ({ page }) => {
        await page.getByRole("link", { name: "The relay sticks" }).focus();
        await page.keyboard.press("e");
        await page.getByRole("form", { name: /^Quick edit of / }).waitFor();
      },
    },
    {
      name: "board-settings",
      who: "ada",
      path: `${organization}/bugs?layout=board`,
      shown: "Board settings",
      opens: { button: /^Board settings$/, dialog: "Board settings" },
    },
    { name: "bug", who: "ada", path: bug, shown: "The relay sticks" },
    { name: "sessions", who: "ada", path: "/sessions", shown: "Sessions" },
    { name: "keyboard", who: "ada", path: "/keyboard", shown: "Reset all" },
    {
      name: "palette",
      who: "ada",
      path: bug,
      shown: "The relay sticks",
      does: async (person) => {
        await person.page.keyboard.press("Control+k");
        const window = person.dialog("Search and actions");
        await window.getByRole("combobox").fill("rel");
        await window.getByRole("option", { name: /The relay sticks/ }).waitFor();
      },
    },
    {
      name: "keys-help",
      who: "ada",
      path: bug,
      shown: "The relay sticks",
      does: async (person) => {
        await person.page.keyboard.press("?");
        await person.dialog("Keyboard shortcuts").getByText("Set priority").waitFor();
      },
    },
    { name: "tokens", who: "ada", path: "/profile/tokens", shown: "Access tokens" },
    {
      name: "make-token",
      who: "ada",
      path: "/profile/tokens",
      shown: "Access tokens",
      opens: { button: /^New token$/, dialog: "New access token" },
    },
    {
      name: "create-organization",
      who: "ada",
      path: "/organizations",
      shown: "Moth Works",
      narrow: notNarrow,
      opens: { button: /^Create Organization/, dialog: "Create Organization" },
    },
    {
      name: "create-project",
      who: "ada",
      path: organization,
      shown: "Moth Works",
      opens: { button: /^Create New Project$/, dialog: "Create Project" },
    },
    {
      name: "new-bug",
      who: "ada",
      path: project,
      shown: "Core",
      opens: { button: /^New bug$/, dialog: "New bug" },
    },
    {
      name: "close-bug",
      who: "ada",
      path: bug,
      shown: "The relay sticks",
      opens: { button: /^Close$/, dialog: "Close bug" },
    },
    { name: "bug-panel", who: "ada", path: `${project}?bug=CORE-1`, shown: "The relay sticks" },
    {
      name: "bug-field",
      who: "ada",
      path: bug,
      shown: "The relay sticks",
      does: async ({ page }) => {
        await page.keyboard.press("s");
        await expect(page.getByRole("option", { name: "Confirmed" })).toBeVisible();
      },
    },
    { name: "bug-editor", who: "ada", path: bug, shown: "The relay sticks", does: preview },
    { name: "bug-conflict", who: "ada", path: bug, shown: "The relay sticks", does: conflict },
  ];
}

async function preview({ page }: Person): Promise<void> {
  await page.keyboard.press("d");
  await page.getByRole("textbox", { name: "Description", exact: true }).fill("**Some** `moth`.");
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("strong")).toBeVisible();
}

/** The same person writes in another window meanwhile. */
async function conflict(person: Person): Promise<void> {
  const { page } = person;
  await page.keyboard.press("d");
  await page.getByRole("textbox", { name: "Description", exact: true }).fill("Mine.");
  await page.evaluate(async (text) => {
    const [, , orgID, , key] = location.pathname.split("/");
    const bugs = `/api/v1/orgs/${orgID}/bugs`;
    const found = (await (await fetch(`${bugs}/${key}`)).json()) as { id: string };
    await fetch(`${bugs}/${found.id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ description: text }),
    });
  }, `Theirs at ${Date.now()}.`);
  await person.press("Show");
  await expect(person.dialog("Two people changed this text")).toBeVisible();
}

/** The rules whose verdict hangs on colours; the others find in one scheme what they find in each. */
const rulesOfColor = ["color-contrast", "link-in-text-block"];

async function visit(person: Person, view: View, width: number): Promise<void> {
  const { page } = person;
  const isMissing = width < 650 && view.narrow !== undefined;
  await page.goto(view.path);
  const text = isMissing ? view.narrow : view.shown;
  await expect(
    page
      .getByRole("main")
      .getByText(text ?? "")
      .first(),
  ).toBeVisible();
  if (!isMissing) await view.does?.(person);
  if (view.opens && !isMissing) {
    await page.getByRole("button", { name: view.opens.button }).first().click();
    await expect(person.dialog(view.opens.dialog)).toBeVisible();
  }
}

test("axe finds nothing on any page, in both themes, at three widths", async ({
  newPerson,
  shoot,
}) => {
  // A hundred views, each loaded and searched: minutes on a small machine.
  test.setTimeout(1_200_000);
  const ada = await newPerson("ada");
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.openOrganization("Moth Works");
  const organization = new URL(ada.page.url()).pathname;
  await ada.createProject("Core");
  await ada.openProject("Core");
  const project = new URL(ada.page.url()).pathname;
  await ada.reportBug("The relay sticks", "A moth sits in `relay 70`.");
  await ada.openBug("The relay sticks");
  const bug = new URL(ada.page.url()).pathname;
  const people = { ada, stranger: await newPerson("stranger") };
  async function look(page: Page, scheme: Scheme, name: string): Promise<void> {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await shoot(page, name);
    const rules = scheme === schemes[0] ? undefined : rulesOfColor;
    expect.soft(await violations(page, rules), name).toEqual([]);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect.soft(isTooWide, `${name} scrolls sideways`).toBe(false);
  }

  const views = viewsOf({ organization, project, bug }).flatMap((view) =>
    widths.map((width) => ({ view, width })),
  );
  for (const { view, width } of views) {
    const { page } = people[view.who];
    // One page after the other: each is loaded anew into the same window.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(`${view.name}-${width}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await visit(people[view.who], view, width);
      for (const scheme of schemes) {
        // oxlint-disable-next-line no-await-in-loop
        await look(page, scheme, `${view.name}-${width}-${scheme}`);
      }
    });
  }
});
