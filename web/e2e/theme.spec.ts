import { expect, test } from "./fixtures.ts";

test("the chosen theme stands before the first paint, and system follows the system", async ({
  newPerson,
  watch,
}) => {
  const { page } = await newPerson("ada");
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/");
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await background();
  expect(dark).not.toBe(light);

  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => localStorage.setItem("lacewing.theme", "dark"));
  await watch.whileServerIsDown(async () => {
    await page.route("**/assets/**", (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("theme and sounds follow a person to another browser, at once and at the next log-in", async ({
  newPerson,
}) => {
  const here = await newPerson("ada");
  await here.join();
  const there = await newPerson("ada");
  await there.logIn();
  await there.page.goto("/profile");
  await expect(there.page.getByLabel("Theme", { exact: true })).toHaveValue("system");

  await here.page.goto("/profile");
  const wasTold = here.page.waitForResponse(/\/me\/settings$/);
  await here.page.getByLabel("Theme", { exact: true }).selectOption("dark");
  await here.page.getByRole("checkbox", { name: "Sounds" }).uncheck();
  await wasTold;
  await expect(there.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(there.page.getByLabel("Theme", { exact: true })).toHaveValue("dark");
  await expect(there.page.getByRole("checkbox", { name: "Sounds" })).not.toBeChecked();

  const later = await newPerson("ada");
  await later.logIn();
  await expect(later.page.locator("html")).toHaveAttribute("data-theme", "dark");
});
