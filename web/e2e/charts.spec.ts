import type { Page } from "@playwright/test";
import { newID } from "../src/store/new-id.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { type Stage, setStage } from "./stage.ts";

interface Day {
  day: string;
  opened: number;
  closed: number;
  open: number;
  openBySeverity: number[];
}

/** Five bugs of two severities, of which Grace works on two, one of them with Ada; one is closed. */
async function withBugs(ada: Person, grace: Person): Promise<Stage> {
  const stage = await setStage({ owner: ada, members: [grace] });
  const api = `orgs/${stage.orgID}`;
  const [project] = (await ask<{ items: { id: string }[] }>(ada, `${api}/projects`)).items;
  const [{ UID: adaID }, { UID: graceID }] = await Promise.all([
    ask<{ UID: string }>(ada, "me"),
    ask<{ UID: string }>(grace, "me"),
  ]);
  const bugs = [
    { title: "The relay sticks", severity: "S1", assignedMembers: [graceID] },
    { title: "The tape tears", severity: "S1", assignedMembers: [adaID, graceID] },
    { title: "The clock drifts", severity: "S3", assignedMembers: [] },
    { title: "The lamp flickers", assignedMembers: [] },
    { title: "The drum squeaks", assignedMembers: [] },
  ];
  for (const bug of bugs) {
    // One is reported after the other.
    // oxlint-disable-next-line no-await-in-loop
    await ada.send(`${api}/bugs`, { id: newID(), projectID: project?.id, description: "", ...bug });
  }
  await ada.page.goto(`${stage.organization}/bugs/CORE-5`);
  await ada.closeBug("Fixed");
  return stage;
}

async function ask<Reply>({ page, origin }: Person, path: string): Promise<Reply> {
  const reply = await page.context().request.get(`${new URL(`/api/v1/${path}`, origin)}`);
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as Reply;
}

async function seriesOf(person: Person, stage: Stage, days: number, q: string): Promise<Day[]> {
  const zone = await person.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const parameters = new URLSearchParams({ days: `${days}`, project: "CORE", zone, q });
  const path = `orgs/${stage.orgID}/bugs/series?${parameters}`;
  return (await ask<{ items: Day[] }>(person, path)).items;
}

const figure = (page: Page, name: string) => page.getByRole("figure", { name });
const found = (n: number) => (n === 1 ? "1 bug found" : `${n} bugs found`);

/** Each row of a chart of bars leads to as many bugs as it says. */
async function expectBarsLeadToTheirBugs(
  person: Person,
  chart: string,
  count: number,
): Promise<void> {
  const rows = figure(person.page, chart).getByRole("row");
  await expect(rows).toHaveCount(count);
  for (let index = 1; index < count; index += 1) {
    // One page after the other.
    /* oxlint-disable no-await-in-loop */
    const row = rows.nth(index);
    const number = Number(await row.getByRole("cell").innerText());
    await row.getByRole("link").click();
    await expect(person.status(found(number))).toBeVisible();
    await person.page.goBack();
    await expect(person.status("5 bugs · 4 open")).toBeVisible();
    await expect(rows).toHaveCount(count);
    /* oxlint-enable no-await-in-loop */
  }
}

test("charts of a list say what the server says, and each number leads to its bugs", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { page } = ada;
  const stage = await withBugs(ada, grace);
  await page.goto(stage.projects[0] ?? "");
  await ada.press("Charts");
  await expect(page).toHaveURL(/charts=shown/);
  await expect(figure(page, "Open by person").getByRole("link", { name: "Nobody" })).toBeVisible();
  await shoot(page, "charts");

  await test.step("the tables hold the numbers of the server", async () => {
    const days = await seriesOf(ada, stage, 90, "");
    expect(days.at(-1)).toMatchObject({ opened: 5, closed: 1, open: 4 });
    await ada.press("Table: Open over time");
    const cells = figure(page, "Open over time").getByRole("cell");
    await expect(cells).toHaveText(days.map(({ open }) => `${open}`));
    await ada.press("Table: Open over time");
    const severities = figure(page, "Open by severity").getByRole("cell");
    await expect(severities).toHaveText(["2", "0", "1", "0", "1"]);
    const people = figure(page, "Open by person").getByRole("row");
    await expect(people).toHaveText([/Person/, /grace\s*2/, /ada\s*1/, /Nobody\s*2/]);
  });

  await test.step("bars lead to as many bugs as they say", async () => {
    await expectBarsLeadToTheirBugs(ada, "Open by severity", 6);
    await expectBarsLeadToTheirBugs(ada, "Open by person", 4);
    const weeks = figure(page, "Opened and closed per week");
    await weeks.getByRole("link", { name: "5 opened" }).click();
    await expect(ada.status("5 bugs found")).toBeVisible();
    await page.goBack();
    await weeks.getByRole("link", { name: "1 closed" }).click();
    await expect(ada.status("1 bug found")).toBeVisible();
    await page.goBack();
  });

  await test.step("nothing of it breaks the rules of accessibility", async () => {
    await ada.press("Table: Opened and closed per week");
    expect(await violations(page)).toEqual([]);
  });
});

test("charts are read and walked by keyboard alone, and follow what others do", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { page } = ada;
  const { keyboard } = page;
  const stage = await withBugs(ada, grace);
  await page.goto(`${stage.projects[0]}?q=is%3Aopen`);
  await page.getByRole("button", { name: "Charts" }).press("Enter");
  const days = figure(page, "Open over time").getByRole("slider");
  await days.focus();
  await expect(days).toHaveAttribute("aria-valuetext", /: 4 open$/);
  await keyboard.press("ArrowLeft");
  await expect(days).toHaveAttribute("aria-valuetext", /: 0 open$/);
  await keyboard.press("Home");
  await expect(days).toHaveAttribute("aria-valuenow", "0");
  await keyboard.press("End");
  await page.getByLabel("Period").selectOption("30 days");
  await expect(days).toHaveAttribute("aria-valuemax", "29");

  await grace.page.goto(stage.organization.concat("/bugs/CORE-3"));
  await grace.closeBug("Fixed");
  await expect(days).toHaveAttribute("aria-valuetext", /: 3 open$/);

  const weeks = figure(page, "Opened and closed per week");
  await weeks.getByRole("slider").focus();
  await keyboard.press("Tab");
  await expect(weeks.getByRole("link", { name: "3 opened" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(ada.status("3 bugs found")).toBeVisible();
  await expect(weeks.getByRole("link", { name: "3 opened" })).toBeFocused();
  await page.getByRole("button", { name: "Charts" }).press("Enter");
  await expect(page.getByRole("region", { name: "Charts" })).toBeHidden();
  await expect(page).not.toHaveURL(/charts/);
});

test("a project's header has its numbers, each with its bugs behind it", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { page } = ada;
  const stage = await withBugs(ada, grace);
  await page.goto(`${stage.projects[0]}?tab=settings`);
  const numbers = page.getByRole("region", { name: "Numbers" });
  await expect(numbers.getByRole("link")).toHaveText([
    "4 open",
    "5 opened this week",
    "1 closed this week",
    "2 open of S1 and S2",
  ]);
  await expect(numbers.getByRole("img", { name: /0 at first, 4 today, 4 at most/ })).toBeVisible();
  await shoot(page, "numbers");
  for (const [name, total] of [
    ["4 open", 4],
    ["5 opened this week", 5],
    ["1 closed this week", 1],
    ["2 open of S1 and S2", 2],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await numbers.getByRole("link", { name, exact: true }).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(ada.status(found(total))).toBeVisible();
  }
  await grace.page.goto(`${stage.organization}/bugs/CORE-1`);
  await grace.closeBug("Fixed");
  await expect(numbers.getByRole("link", { name: "3 open", exact: true })).toBeVisible();
});

test("a query that the server refuses has no charts, and is told below its box", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await withBugs(ada, grace);
  await ada.page.goto(`${stage.projects[0]}?q=severity%3AS9&charts=shown`);
  await expect(ada.page.getByRole("alert").filter({ hasText: "S9" })).toBeVisible();
  await expect(ada.page.getByRole("region", { name: "Charts" })).toBeHidden();
});
