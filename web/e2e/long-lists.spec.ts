import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { setStage } from "./stage.ts";

const count = 130;

test("a project's list and board go on behind their first page before the browser holds all bugs", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const { projects } = await setStage({
    owner: ada,
    bugs: Object.fromEntries(numbers.map((number) => [`Moth ${number} of many`, ""])),
  });
  // Asked for ahead by its key, then by its id: the server is asked for every page.
  await page.context().route("**/snapshot?**", (route) => route.abort());
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  async function scrollTo(title: string, where: Locator): Promise<void> {
    await expect(async () => {
      await where.hover();
      await page.mouse.wheel(0, 5000);
      await expect(where.getByRole("link", { name: title })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }

  await test.step("the list", async () => {
    await page.goto(`${projects[0]}?q=is:open`);
    await expect(page.getByRole("status").filter({ hasText: `${count} ` })).toBeVisible();
    await scrollTo("Moth 1 of many", page.getByRole("region", { name: "Bugs", exact: true }));
  });

  await test.step("the board", async () => {
    await page.goto(`${projects[0]}?tab=board&by=priority&q=is:open`);
    await scrollTo(
      `Moth ${count} of many`,
      page.getByRole("region", { name: "Column No priority" }),
    );
  });

  expect(refused).toEqual([]);
});
