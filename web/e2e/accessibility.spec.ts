import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const widths = [390, 650, 1440];
const schemes = ["light", "dark"] as const;

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}

test("axe finds nothing on any page, in both themes, at three widths", async ({
  newPerson,
  shoot,
}) => {
  // Sixty views, each loaded and searched: minutes on a small machine.
  test.setTimeout(600_000);
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
  const stranger = await newPerson("stranger");

  const pages = [
    { name: "start", person: stranger, path: "/", shown: "Bug tracking without the wait." },
    { name: "auth", person: stranger, path: "/auth", shown: "Login" },
    {
      name: "organizations",
      person: ada,
      path: "/organizations",
      shown: "Moth Works",
      narrow: "This page is not available on mobile devices.",
    },
    { name: "organization", person: ada, path: organization, shown: "Moth Works" },
    { name: "project", person: ada, path: project, shown: "Core" },
    { name: "new-bug", person: ada, path: project, shown: "Core", press: "New bug" },
    { name: "bug", person: ada, path: bug, shown: "The relay sticks" },
    { name: "unknown", person: stranger, path: "/no/such/page", shown: "404 Not Found" },
    { name: "logged-out", person: stranger, path: "/organizations", shown: "Please log in" },
    { name: "sessions", person: ada, path: "/sessions", shown: "Sessions" },
  ];
  const views = pages.flatMap((page) =>
    widths.flatMap((width) => schemes.map((scheme) => ({ page, width, scheme }))),
  );
  for (const {
    page: { name, person, path, shown, narrow, press },
    width,
    scheme,
  } of views) {
    const view = `${name}-${width}-${scheme}`;
    // One page after the other: each is loaded anew into the same window.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(view, async () => {
      const { page } = person;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.goto(path);
      const text = width < 650 ? (narrow ?? shown) : shown;
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
      if (press) {
        await person.press(press);
        await expect(person.dialog(press)).toBeVisible();
      }
      await shoot(page, view);
      expect.soft(await violations(page), view).toEqual([]);
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect.soft(isTooWide, `${view} scrolls sideways`).toBe(false);
    });
  }
});
