import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

const nowhere = "01936b5a-0000-7000-8000-000000000001";
/** What no reader notices; 0.1 is where browsers stop calling a page good. */
const shiftMax = 0.02;

async function makeProject(ada: Person): Promise<{ organization: string; project: string }> {
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.openOrganization("Moth Works");
  const organization = new URL(ada.page.url()).pathname;
  await ada.createProject("Core");
  await ada.openProject("Core");
  return { organization, project: new URL(ada.page.url()).pathname };
}

/** From the first paint on, before anything of the page has run. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as Record<string, number | boolean>;
        if (hadRecentInput === false) sum += Number(value);
      }
      Object.assign(globalThis, { shiftSum: sum });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("every page has its title, and nothing moves while it loads", async ({ newPerson }) => {
  test.setTimeout(300_000);
  const ada = await newPerson("ada");
  const { organization, project } = await makeProject(ada);
  await ada.reportBug("The relay sticks", "A moth sits in `relay 70`.");
  await ada.openBug("The relay sticks");
  const bug = new URL(ada.page.url()).pathname;
  const stranger = await newPerson("stranger");
  const pages: { person: Person; path: string; title: RegExp | string; shown: string }[] = [
    { person: stranger, path: "/", title: /Lacewing/, shown: "Lacewing" },
    { person: stranger, path: "/auth", title: "Login · Lacewing", shown: "Login" },
    {
      person: stranger,
      path: "/auth/forgot",
      title: "Forgot your password? · Lacewing",
      shown: "Forgot your password?",
    },
    {
      person: stranger,
      path: "/attributions",
      title: "Attributions · Lacewing",
      shown: "Attributions",
    },
    { person: stranger, path: "/subscribe", title: "Plans · Lacewing", shown: "Enterprise" },
    { person: stranger, path: "/dashboard", title: "Dashboard · Lacewing", shown: "You must be" },
    {
      person: stranger,
      path: "/speed-insights",
      title: /^Speed Insights/,
      shown: "Speed Insights",
    },
    {
      person: stranger,
      path: "/no/such/page",
      title: "404 Not Found · Lacewing",
      shown: "404 Not Found",
    },
    { person: stranger, path: organization, title: "Login · Lacewing", shown: "Please log in" },
    {
      person: ada,
      path: "/organizations",
      title: "Organizations · Lacewing",
      shown: "Moth Works",
    },
    { person: ada, path: organization, title: "Moth Works · Lacewing", shown: "Core" },
    { person: ada, path: project, title: "Core · Lacewing", shown: "The relay sticks" },
    { person: ada, path: bug, title: "CORE-1 The relay sticks · Lacewing", shown: "A moth sits" },
    { person: ada, path: "/dashboard", title: "Dashboard · Lacewing", shown: "Bugs Created" },
    {
      person: ada,
      path: "/dashboard/created",
      title: "Bugs Created · Lacewing",
      shown: "The relay sticks",
    },
    {
      person: ada,
      path: `${organization}/bugs`,
      title: "All bugs of Moth Works · Lacewing",
      shown: "The relay sticks",
    },
    {
      person: ada,
      path: `${organization}/triage`,
      title: "Triage of Moth Works · Lacewing",
      shown: "The relay sticks",
    },
    { person: ada, path: "/profile", title: "Profile · Lacewing", shown: "Profile" },
    {
      person: ada,
      path: "/profile/tokens",
      title: "Access tokens · Lacewing",
      shown: "Access tokens",
    },
    { person: ada, path: "/keyboard", title: "Keyboard · Lacewing", shown: "Reset all" },
    { person: ada, path: "/sessions", title: "Sessions · Lacewing", shown: "Sessions" },
  ];
  for (const { page } of [ada, stranger]) {
    // oxlint-disable-next-line no-await-in-loop
    await watchShifts(page);
    // oxlint-disable-next-line no-await-in-loop
    const browser = await page.context().newCDPSession(page);
    // Each visit is a first one.
    // oxlint-disable-next-line no-await-in-loop
    await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  }
  for (const { person, path, title, shown } of pages) {
    // One page after the other: each is loaded anew into the same window.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, async () => {
      const { page } = person;
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(shown === "404 Not Found" ? 404 : 200);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(page).toHaveTitle(title);
      await page.waitForLoadState("networkidle");
      const shift = await page.evaluate(
        () => (globalThis as unknown as { shiftSum?: number }).shiftSum ?? 0,
      );
      expect.soft(shift, `${path} moves`).toBeLessThanOrEqual(shiftMax);
    });
  }
});

test("a path without a page is 404 Not Found, also below known ones", async ({
  newPerson,
  server,
}) => {
  const ada = await newPerson("ada");
  for (const path of [
    "/nowhere",
    "/auth/nowhere",
    "/organizations/nowhere",
    "/organizationDisplay",
    `/organizationDisplay/${nowhere}/projects`,
    `/organizationDisplay/${nowhere}/not-a-key`,
    `/organizationDisplay/${nowhere}/bugs/CORE-1/more`,
    "/speed-insights/nowhere",
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, async () => {
      const answer = await ada.page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(ada.page.getByRole("heading", { name: "404 Not Found" })).toBeVisible();
      await expect(ada.page).toHaveTitle("404 Not Found · Lacewing");
      await expect(ada.page.getByRole("main")).toHaveCount(1);
    });
  }
  for (const path of ["/assets/nowhere.js", "/robots.text", "/nowhere"]) {
    // What is no page gets plain words, never HTML.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(404);
    // oxlint-disable-next-line no-await-in-loop
    expect(await answer.text()).toBe("404 Not Found");
  }
});

test("an organization, project or bug that is not there says so", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { organization } = await makeProject(ada);
  for (const path of [
    `/organizationDisplay/${nowhere}`,
    "/organizationDisplay/no-id",
    `${organization}/projects/NONE`,
    `${organization}/bugs/CORE-999`,
    `${organization}/not-a-bug-key`,
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, async () => {
      await ada.page.goto(path);
      await expect(ada.page.getByRole("heading", { name: "404 Not Found" })).toBeVisible();
      await expect(ada.page).toHaveTitle("404 Not Found · Lacewing");
      await expect(ada.page.getByRole("main")).toHaveCount(1);
    });
  }
});

test("from a path without a page a link leads to the start page and its title", async ({
  newPerson,
}) => {
  const { page } = await newPerson("stranger");
  await page.goto("/no/such/page");
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Bug tracking without the wait.",
  );
  await expect(page).toHaveTitle("Lacewing: bug tracking without the wait");
  await page.getByRole("link", { name: "Attributions" }).click();
  await expect(page).toHaveTitle("Attributions · Lacewing");
});

test("below 650 px two pages say that they are not for it, and lead to what is", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await ada.join();
  await ada.createOrganization("Moth Works");
  await page.setViewportSize({ width: 649, height: 900 });
  for (const path of ["/dashboard", "/organizations"]) {
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, async () => {
      await page.goto(path);
      await expect(
        page.getByText(
          "This page is not available on mobile devices. Please use a desktop or laptop to view this page.",
        ),
      ).toBeVisible();
      await expect(page.getByText("Members: 1")).toHaveCount(0);
      await expect(page.getByText("Bugs Created")).toHaveCount(0);
      await page.getByRole("main").getByRole("link", { name: "Moth Works" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Moth Works" })).toBeVisible();
    });
  }
  await page.goto("/organizations");
  await shoot(page, "organizations");
  await page.setViewportSize({ width: 650, height: 900 });
  await expect(page.getByText("Members: 1")).toBeVisible();
});

test("/logout signs out, then leads to /auth", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  await ada.join();
  await ada.page.goto("/logout");
  await expect(ada.page).toHaveURL(/\/auth$/);
  const me = await ada.page.request.get("/api/v1/me");
  expect(me.status()).toBe(401);
  await ada.page.goBack();
  await ada.page.goto("/organizations");
  await expect(ada.page.getByText("Please log in to view this page.")).toBeVisible();
});

test("the focus returns to what opened a dialog or menu, and a link skips the header", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const { organization } = await makeProject(ada);
  for (const [path, opener, role] of [
    ["/organizations", "Create Organization", "dialog"],
    ["/organizations", "Join Organization", "dialog"],
    [organization, "Create New Project", "dialog"],
    [`${organization}/projects/CORE`, "New bug", "dialog"],
    ["/organizations", "Account: ada", "menu"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await test.step(opener, async () => {
      await page.goto(path);
      const button = page.getByRole("button", { name: opener }).first();
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole(role)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole(role)).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
  await page.goto("/organizations");
  await expect(page.getByText("Moth Works")).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("with reduced motion nothing moves: what comes and goes only fades", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await ada.join();
  await ada.goToOrganizations();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page
    .getByRole("button", { name: /^Create Organization/ })
    .first()
    .click();
  await expect(ada.dialog("Create Organization")).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const frames =
          animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        return frames.some((frame) => "transform" in frame || "translate" in frame);
      })
      .map((animation) => animation.id),
  );
  expect(moving).toEqual([]);
  const look = await ada.dialog("Create Organization").evaluate((dialog) => {
    const { transform, transitionDuration } = getComputedStyle(dialog);
    return { transform, slowest: Math.max(...transitionDuration.split(",").map(parseFloat)) };
  });
  expect(look.transform).toBe("none");
  expect(look.slowest).toBeLessThanOrEqual(0.08);
});

test("a list of bugs prints whole: every row, without what only a screen needs", async ({
  newPerson,
}, testInfo) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const { organization, project } = await makeProject(ada);
  const org = organization.split("/").at(-1);
  const projects = (await (await page.request.get(`/api/v1/orgs/${org}/projects`)).json()) as {
    items: { id: string }[];
  };
  const made = await page.evaluate(
    async ([address, projectID]) => {
      const hex = () => Math.floor(Math.random() * 16).toString(16);
      const answers = [];
      for (let number = 1; number <= 60; number += 1) {
        const time = (Date.now() + number).toString(16).padStart(12, "0");
        const id = `${time.slice(0, 8)}-${time.slice(8)}-7xxx-8xxx-xxxxxxxxxxxx`.replaceAll(
          "x",
          hex,
        );
        const body = JSON.stringify({ id, projectID, title: `Printed bug ${number}` });
        const headers = { "Content-Type": "application/json" };
        // oxlint-disable-next-line no-await-in-loop
        const answer = await fetch(address ?? "", { method: "POST", headers, body });
        answers.push(answer.status);
      }
      return answers;
    },
    [`/api/v1/orgs/${org}/bugs`, projects.items[0]?.id],
  );
  expect(new Set(made)).toEqual(new Set([201]));
  await page.goto(project);
  await expect(page.getByRole("link", { name: "Printed bug 60" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("link", { name: /Printed bug/ })).toHaveCount(60);
  await expect(page.getByRole("banner")).toBeHidden();
  const ink = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return { backgroundColor, color };
  });
  // A dark theme prints dark words on white paper. Browsers tell the lightness from 0 to 1 or to 100.
  expect(ink.backgroundColor).toBe("rgba(0, 0, 0, 0)");
  const [, space, lightness = ""] = /^(oklch|lab)\(([\d.]+)/.exec(ink.color) ?? [];
  expect(Number(lightness) * (space === "oklch" ? 100 : 1)).toBeLessThan(40);
  await expect(page.getByRole("button", { name: "New bug" })).toBeHidden();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.screenshot({ path: testInfo.outputPath("print.png"), fullPage: true });
  const first = await page
    .getByRole("link", { name: /Printed bug/ })
    .first()
    .boundingBox();
  const last = await page
    .getByRole("link", { name: /Printed bug/ })
    .last()
    .boundingBox();
  expect((last?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(59 * 30);
  const paper = await page.pdf({ path: testInfo.outputPath("print.pdf"), format: "A4" });
  const sheets = paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(4);
});

test("without a network a page whose code is not here says so, and comes once it is back", async ({
  newPerson,
  watch,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await ada.join();
  await page.goto("/keyboard");
  await expect(page.getByRole("heading", { level: 1, name: "Keyboard" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await expect(ada.status("Connection lost.")).toBeVisible();
    await page.getByRole("link", { name: "Organizations" }).click();
    await expect(page).toHaveURL(/\/organizations$/u);
    await expect(ada.status("Offline: this is not kept on this device.")).toBeVisible();
    await expect(page).toHaveTitle(/^Offline/u);
    await shoot(page, "unfetched");
    await ada.press("Try again");
    await expect(ada.status("Offline: this is not kept on this device.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("button", { name: "Create Organization" })).toBeVisible();
  });
});
