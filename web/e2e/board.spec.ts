import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { type Stage, setStage } from "./stage.ts";

const bugs = {
  "The relay sticks": "",
  "The tape tears": "",
  "The clock drifts": "",
  "The lamp flickers": "",
};

/** All statuses are columns: reported bugs stand in the first. */
const boardOf = (stage: Stage, more = "") =>
  `${stage.projects[0]}?tab=board&q=is%3Aopen&hidden=dropped${more}`;

async function openBoard(person: Person, address: string): Promise<void> {
  await person.page.goto(address);
  await expect(card(person, 1)).toBeVisible();
}

const column = ({ page }: Person, name: string) =>
  page.getByRole("region", { name: `Column ${name}`, exact: true });
const card = ({ page }: Person, number: number) =>
  page.getByRole("link", { name: new RegExp(`CORE-${number}\\b`) });
const said = ({ page }: Person, text: string | RegExp) =>
  expect(page.locator("[aria-live=assertive]").filter({ hasText: text })).toHaveCount(1);

/** Keys of a column's cards as they stand, from above. */
async function expectCards(person: Person, name: string, ...numbers: number[]): Promise<void> {
  const cards = column(person, name).getByRole("link");
  await expect(cards).toHaveCount(numbers.length);
  await expect(cards).toContainText(numbers.map((number) => `CORE-${number}`));
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const middle = { x: Number.NaN, y: Number.NaN };
  // A board that is drawn anew has for a moment neither card nor column.
  await expect(async () => {
    await locator.scrollIntoViewIfNeeded({ timeout: 1000 });
    const box = await locator.boundingBox();
    expect(box).not.toBeNull();
    middle.x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    middle.y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  }).toPass();
  return middle;
}

/** Lifts a card, moves it by those keys, and drops it. */
async function carry(person: Person, number: number, ...keys: string[]): Promise<void> {
  await card(person, number).focus();
  for (const key of ["Space", ...keys, "Space"]) {
    // One key after the other.
    // oxlint-disable-next-line no-await-in-loop
    await person.page.keyboard.press(key);
  }
  await said(person, `Dropped CORE-${number}`);
}

/** Drags a card by mouse onto another one's upper or lower half, or into a column. */
async function drag(person: Person, number: number, to: Locator, half = 0): Promise<void> {
  const { mouse } = person.page;
  const from = await middleOf(card(person, number));
  const end = await middleOf(to);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + 5, from.y + 5, { steps: 2 });
  await said(person, `Picked up CORE-${number}`);
  await mouse.move(end.x, end.y + half, { steps: 8 });
  // The browser tells of a drag over something from its second move there on.
  await mouse.move(end.x + 1, end.y + half);
  await expect(person.page.locator("[data-gap]")).toBeVisible();
  await mouse.up();
  await said(person, `Dropped CORE-${number}`);
}

test("cards are dragged by mouse, and the board is as it was left after a reload", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs });
  await openBoard(ada, boardOf(stage));
  await expectCards(ada, "New", 1, 2, 3, 4);

  await test.step("within its column a card is put between two others", async () => {
    await drag(ada, 4, card(ada, 2), -30);
    await expectCards(ada, "New", 1, 4, 2, 3);
  });

  await test.step("in another column its status changes with it, and Undo takes both back", async () => {
    await drag(ada, 2, column(ada, "In progress"));
    await expectCards(ada, "In progress", 2);
    await drag(ada, 1, card(ada, 2), 30);
    await expectCards(ada, "In progress", 2, 1);
    await shoot(ada.page, "board");
    await ada.page.getByRole("button", { name: "Undo" }).last().click();
    await expectCards(ada, "New", 1, 4, 3);
    await expectCards(ada, "In progress", 2);
    await ada.page.reload();
    await expectCards(ada, "New", 1, 4, 3);
    await expectCards(ada, "In progress", 2);
  });

  await test.step("what is done is fixed, and what is dropped asks for its reason first", async () => {
    const all = "q=is%3Aopen%20OR%20is%3Aclosed&hidden=open&by=category";
    await openBoard(ada, `${stage.projects[0]}?tab=board&${all}`);
    await drag(ada, 2, column(ada, "Done"));
    await expectCards(ada, "Done", 2);
    await drag(ada, 3, column(ada, "Dropped"));
    const dialog = ada.dialog("Close bug");
    await dialog.getByLabel("Resolution").selectOption("Obsolete");
    await dialog.getByRole("button", { name: "Close bug" }).click();
    await expect(dialog).toBeHidden();
    await expectCards(ada, "Dropped", 3);
    await ada.page.reload();
    await expectCards(ada, "Done", 2);
    await expectCards(ada, "Dropped", 3);
  });
});

test("a card is moved by keyboard alone, and each step is said", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs });
  const { keyboard } = ada.page;
  await openBoard(ada, boardOf(stage));

  await test.step("arrows lead from card to card", async () => {
    await keyboard.press("j");
    await expect(card(ada, 1)).toBeFocused();
    await keyboard.press("ArrowDown");
    await expect(card(ada, 2)).toBeFocused();
  });

  await test.step("Space lifts, arrows move, Space drops, and the focus stays with the card", async () => {
    await keyboard.press("Space");
    await said(ada, "Picked up CORE-2. Column New, position 2 of 4.");
    await keyboard.press("ArrowDown");
    await said(ada, "Column New, position 3 of 4.");
    await keyboard.press("ArrowRight");
    await said(ada, "position 1 of 1.");
    await keyboard.press("Space");
    await said(ada, "Dropped CORE-2.");
    await expectCards(ada, "New", 1, 3, 4);
    await expect(card(ada, 2)).toBeFocused();
  });

  await test.step("Escape puts it back", async () => {
    await keyboard.press("Space");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Escape");
    await said(ada, "CORE-2 is back where it was.");
    await expectCards(ada, "New", 1, 3, 4);
    await expect(card(ada, 2)).toBeFocused();
  });

  await test.step("into what is dropped it comes with a reason, or not at all", async () => {
    await ada.page.goto(`${stage.projects[0]}?tab=board&by=category&hidden=-&q=is%3Aopen`);
    await card(ada, 3).focus();
    await keyboard.press("Space");
    for (let step = 0; step < 4; step += 1) {
      // One key after the other.
      // oxlint-disable-next-line no-await-in-loop
      await keyboard.press("ArrowRight");
    }
    await keyboard.press("Space");
    const dialog = ada.dialog("Close bug");
    await expect(dialog.getByLabel("Resolution")).toBeVisible();
    await keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(column(ada, "Triage").getByRole("link", { name: /CORE-3/ })).toBeVisible();
  });
});

test.describe("by touch", () => {
  test.use({ contextOptions: { hasTouch: true } });

  test("a finger that rests on a card lifts it; one that moves at once scrolls", async ({
    newPerson,
  }) => {
    const ada = await newPerson("ada");
    const stage = await setStage({ owner: ada, bugs });
    await openBoard(ada, boardOf(stage));
    const finger = await fingerOn(ada.page);

    await finger.down(await middleOf(card(ada, 1)));
    await said(ada, "Picked up CORE-1. Column New, position 1 of 4.");
    await finger.moveTo(await middleOf(column(ada, "In progress")));
    await expect(ada.page.locator("[data-gap]")).toBeVisible();
    await finger.up();
    await said(ada, "Dropped CORE-1.");
    await expectCards(ada, "In progress", 1);
    await expectCards(ada, "New", 2, 3, 4);

    await card(ada, 2).tap();
    await expect(ada.page.getByRole("heading", { level: 1, name: "The tape tears" })).toBeVisible();
  });
});

/** Touches as the browser gets them from a screen. */
async function fingerOn(page: Page) {
  const screen = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: (typeof at)[]) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    async down(point: typeof at) {
      at = point;
      await send("touchStart", [point]);
    },
    async moveTo(point: typeof at) {
      for (const share of [0.25, 0.5, 0.75, 1]) {
        const x = at.x + (point.x - at.x) * share;
        const y = at.y + (point.y - at.y) * share;
        // A finger goes a way.
        // oxlint-disable-next-line no-await-in-loop
        await send("touchMove", [{ x, y }]);
      }
      at = point;
    },
    async up() {
      await send("touchEnd", []);
    },
  };
}

test("two people who drag cards at once end with the same order", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  await Promise.all([openBoard(ada, boardOf(stage)), openBoard(grace, boardOf(stage))]);

  async function move(person: Person, number: number, ...keys: string[]): Promise<void> {
    await carry(person, number, ...keys);
    await expect(person.status(`CORE-${number} moved`).last()).toBeVisible();
  }
  const orderOf = (person: Person) => column(person, "New").getByRole("link").allInnerTexts();

  // Into one gap, from both ends, and the same card to two places.
  await Promise.all([move(ada, 1, "ArrowDown", "ArrowDown"), move(grace, 4, "ArrowUp")]);
  await Promise.all([move(ada, 2, "End"), move(grace, 2, "Home", "ArrowDown")]);
  await Promise.all([move(ada, 3, "ArrowRight"), move(grace, 4, "ArrowRight")]);

  await expect(column(ada, "New").getByRole("link")).toHaveCount(2);
  await expect(column(grace, "New").getByRole("link")).toHaveCount(2);
  // What the server kept is what a page shows that is loaded now.
  await ada.page.reload();
  await expect(column(ada, "New").getByRole("link")).toHaveCount(2);
  const kept = await orderOf(ada);
  await expect.poll(() => orderOf(grace)).toEqual(kept);
});

test("a board is set up, its address opens the same one, and cards are edited and made on it", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs });
  const { page } = ada;
  await openBoard(ada, boardOf(stage));

  await test.step("fields are edited on the card", async () => {
    await card(ada, 1).focus();
    await page.keyboard.press("e");
    const form = page.getByRole("form", { name: "Quick edit of CORE-1" });
    await form.getByLabel("Title").fill("Relay 70 sticks");
    await form.getByLabel("Severity").selectOption("S1 Critical");
    await form.getByLabel("Priority").selectOption("Urgent");
    await form.getByLabel("Assignee").selectOption("ada");
    await shoot(page, "edit");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(card(ada, 1)).toContainText("Relay 70 sticks");
    await expect(card(ada, 1)).toContainText("S1");
    await expect(card(ada, 1)).toBeFocused();
  });

  await test.step("a bug is reported in a column", async () => {
    await column(ada, "In progress").getByRole("button", { name: "New bug in" }).click();
    const form = page.getByRole("form", { name: "New bug in In progress" });
    await form.getByLabel("Title").fill("The fan rattles");
    await page.keyboard.press("Enter");
    await expectCards(ada, "In progress", 5);
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
  });

  await test.step("a limit turns to a warning in words", async () => {
    await page.getByRole("button", { name: "Board settings" }).click();
    const dialog = ada.dialog("Board settings");
    await dialog.getByLabel("Limit of New").fill("3");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(column(ada, "New").getByText("4 of 3, over the limit")).toBeVisible();
    await shoot(page, "limit");
  });

  await test.step("lanes are another field", async () => {
    await page.getByRole("button", { name: "Board settings" }).click();
    const dialog = ada.dialog("Board settings");
    await dialog.getByLabel("Lanes").selectOption("Priority");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("heading", { name: "Urgent: 1 bug" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "No priority: 4 bugs" })).toBeVisible();
    await shoot(page, "lanes");
    await card(ada, 2).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+ArrowUp");
    await said(ada, "lane Urgent");
    await page.keyboard.press("Space");
    await expect(page.getByRole("heading", { name: "Urgent: 2 bugs" })).toBeVisible();
  });

  await test.step("its address opens the same board", async () => {
    await expect(page).toHaveURL(/limits=/);
    await expect(page).toHaveURL(/lanes=priority/);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Urgent: 2 bugs" })).toBeVisible();
    await expect(page.getByText("4 of 3, over the limit")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step("the bugs of all projects are a board too", async () => {
    await page.goto(`${stage.organization}/bugs?q=is%3Aopen&hidden=-`);
    await page.getByRole("button", { name: "Board", exact: true }).click();
    await expect(page).toHaveURL(/layout=board/);
    await expect(column(ada, "In progress")).toBeVisible();
    await page.getByRole("button", { name: "List", exact: true }).click();
    await expect(page.getByRole("combobox", { name: "Group by" })).toBeVisible();
  });
});

test("a card that is moved without a network stays there, waits, and is moved once it is back", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await setStage({ owner: ada, bugs });
  await openBoard(ada, boardOf(stage));
  await page.waitForLoadState("networkidle");
  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await carry(ada, 1, "ArrowRight");
    await carry(ada, 2, "ArrowRight", "ArrowRight");
    await expectCards(ada, "Confirmed", 1);
    await expectCards(ada, "In progress", 2);
    await expect(ada.status("Offline. 2 changes waiting.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(ada.status("waiting")).toHaveCount(0, { timeout: 40_000 });
  });
  await page.reload();
  await expectCards(ada, "New", 3, 4);
  await expectCards(ada, "Confirmed", 1);
  await expectCards(ada, "In progress", 2);
});
