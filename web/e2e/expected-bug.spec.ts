import { expect, test } from "./fixtures.ts";
import { setStage } from "./stage.ts";

test("the bug that one stays at, and the one behind it, are opened with their texts", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const { projects } = await setStage({
    owner: ada,
    bugs: {
      "The relay sticks": "A moth sits in relay 70.",
      "The tape tears": "At its third meter.",
      "The clock drifts": "By a second a day.",
    },
  });
  await page.goto(projects[0] ?? "");
  await expect(page.getByRole("link", { name: "The clock drifts" })).toBeVisible();
  const told = (key: string) => page.waitForResponse(new RegExp(`/bugs/${key}$`));
  const [clock, tape] = [told("CORE-3"), told("CORE-2")];
  await page.getByRole("link", { name: "The clock drifts" }).hover();
  await clock;
  await page.getByRole("link", { name: "The clock drifts" }).click();
  await expect(page.getByText("By a second a day.")).toBeVisible();
  await tape;
  // Nobody is asked about a bug any more.
  await page.route(/\/bugs\/CORE-\d$/, (route) => route.abort());
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: "The tape tears" })).toBeVisible();
  await expect(page.getByText("At its third meter.")).toBeVisible();
});
