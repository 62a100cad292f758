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
