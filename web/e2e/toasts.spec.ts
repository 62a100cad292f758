import type { ConsoleMessage, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";

/** Where each sound begins: a rising fifth from E5, a fall from E flat 4. */
const positiveHz = "659";
const negativeHz = "311";

/**
 * What the page's real audio plays, told by the page itself: asking it from outside would count as a
 * gesture of the person.
 */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    const told = /^heard (.+)$/.exec(message.text())?.[1];
    if (told !== undefined) heard.push(told);
  });
  await page.addInitScript(() => {
    const tell = (what: string) => console.info(`heard ${what}`);
    const Real = globalThis.AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        tell("context");
        this.addEventListener("statechange", () => tell(this.state));
      }
      override createOscillator() {
        const oscillator = super.createOscillator();
        const setValueAtTime = oscillator.frequency.setValueAtTime.bind(oscillator.frequency);
        oscillator.frequency.setValueAtTime = (value, at) => {
          tell(`${Math.floor(value)} Hz`);
          return setValueAtTime(value, at);
        };
        return oscillator;
      }
    };
  });
  return heard;
}

/** Ready to make toasts: a success and a failure by the Copy button of the join code. */
async function inSettings(person: Person, name = "Moth Works"): Promise<void> {
  await person.join();
  await person.createOrganization(name);
  await person.openOrganization(name);
  await person.page.getByRole("tab", { name: "Settings" }).click();
}

async function succeed(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await copyButton(page).click();
}

async function fail(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await copyButton(page).click();
}

function copyButton(page: Page) {
  return page.getByRole("tabpanel").getByRole("button", { name: /^Copy/ }).last();
}

function positive(page: Page) {
  return page.getByRole("status").filter({ hasText: "Copied Join Code To Clipboard!" });
}

function negative(page: Page) {
  return page.getByRole("alert").filter({ hasText: "could not be copied" });
}

async function setHidden(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((shown) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: shown });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** From here on time passes as `clock.runFor` says. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await expect(copyButton(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

test("a toast stands bottom right for 3000 ms and leaves in 300 ms", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await inSettings(ada);
  await stopClock(page);

  await succeed(page);
  await expect(positive(page)).toBeVisible();
  // It slides in: the place is the one where it comes to rest.
  await expect
    .poll(async () => {
      const box = await positive(page).boundingBox();
      return box && [Math.round(1440 - box.x - box.width), Math.round(900 - box.y - box.height)];
    })
    .toEqual([16, 16]);
  await page.mouse.move(10, 10);
  await page.clock.runFor(2999);
  await expect(positive(page)).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(1);
  await expect(positive(page)).toHaveAttribute("data-leaving", "true");
  expect(
    await positive(page).evaluate((toast) => getComputedStyle(toast).transitionDuration),
  ).toMatch(/^0\.3s/);
  await page.clock.runFor(299);
  await expect(positive(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(positive(page)).toHaveCount(0);

  await succeed(page);
  await fail(page);
  await expect(negative(page)).toBeVisible();
  await shoot(page, "toasts-light");
  await page.emulateMedia({ colorScheme: "dark" });
  await shoot(page, "toasts-dark");
  await page.setViewportSize({ width: 400, height: 800 });
  await shoot(page, "toasts-dark-400");
});

test("the time stands still under the pointer, with the focus and in a hidden tab", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await inSettings(ada);
  await stopClock(page);

  await succeed(page);
  await page.clock.runFor(1000);
  await positive(page).hover();
  await page.clock.runFor(60_000);
  await expect(positive(page)).not.toHaveAttribute("data-leaving");
  await page.mouse.move(10, 10);

  await positive(page).getByRole("button", { name: "Dismiss" }).focus();
  await page.clock.runFor(60_000);
  await expect(positive(page)).not.toHaveAttribute("data-leaving");
  await copyButton(page).focus();

  await setHidden(page, "hidden");
  await page.clock.runFor(60_000);
  await expect(positive(page)).not.toHaveAttribute("data-leaving");
  await setHidden(page, "visible");
  await page.clock.runFor(1999);
  await expect(positive(page)).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(1);
  await expect(positive(page)).toHaveAttribute("data-leaving", "true");
});

test("dismissed by keyboard, a toast hands the focus back", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await inSettings(ada);
  await succeed(page);
  await copyButton(page).focus();
  await positive(page).getByRole("button", { name: "Dismiss" }).focus();
  await page.keyboard.press("Enter");
  await expect(positive(page)).toHaveCount(0);
  await expect(copyButton(page)).toBeFocused();
});

test("of two toasts the pointer dismisses the upper one, and holds the other only while it is on it", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  await inSettings(ada);
  await stopClock(page);

  await succeed(page);
  await fail(page);
  await positive(page).getByRole("button", { name: "Dismiss" }).click();
  await page.clock.runFor(300);
  await expect(positive(page)).toHaveCount(0);
  await page.mouse.move(10, 10);
  await page.clock.runFor(3300);
  await expect(negative(page)).toHaveCount(0);

  await succeed(page);
  await fail(page);
  await negative(page).hover();
  await positive(page).getByRole("button", { name: "Dismiss" }).press("Enter");
  await page.clock.runFor(60_000);
  await expect(positive(page)).toHaveCount(0);
  await expect(negative(page)).not.toHaveAttribute("data-leaving");
});

test("a success rises, a failure falls, and a muted page keeps silent", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const heard = await listen(page);
  await inSettings(ada);
  await expect.poll(() => heard).toContain("running");
  heard.length = 0;

  await succeed(page);
  await expect.poll(() => heard).toEqual([`${positiveHz} Hz`, "987 Hz", "1975 Hz"]);
  await expect(positive(page)).toHaveCount(0);
  heard.length = 0;
  await fail(page);
  await expect.poll(() => heard).toEqual([`${negativeHz} Hz`, "233 Hz"]);

  heard.length = 0;
  await negative(page).getByRole("button", { name: "Mute sounds" }).click();
  await succeed(page);
  await expect(positive(page)).toBeVisible();
  await page.reload();
  await succeed(page);
  await expect(positive(page)).toBeVisible();
  await expect(positive(page).getByRole("button", { name: "Turn sounds on" })).toBeVisible();
  expect(heard.filter((what) => what.endsWith("Hz"))).toEqual([]);
});

test("the volume is chosen in the account's menu, heard at once and kept", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const heard = await listen(page);
  await inSettings(ada);
  await expect.poll(() => heard).toContain("running");
  heard.length = 0;
  await page.getByRole("button", { name: "Account: ada" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Volume: Quiet" }).click();
  await expect.poll(() => heard).toContain(`${positiveHz} Hz`);
  await page.reload();
  await page.getByRole("button", { name: "Account: ada" }).click();
  await expect(page.getByRole("menuitemcheckbox", { name: "Volume: Quiet" })).toBeChecked();
});

test("a hidden tab is silent, and reduced motion starts muted but still takes 3000 ms", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const heard = await listen(page);
  await inSettings(ada);
  await expect.poll(() => heard).toContain("running");
  heard.length = 0;
  await setHidden(page, "hidden");
  await succeed(page);
  await expect(positive(page)).toBeVisible();
  expect(heard).toEqual([]);
  await setHidden(page, "visible");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await succeed(page);
  await expect(positive(page).getByRole("button", { name: "Turn sounds on" })).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(3000);
  await expect(positive(page)).toHaveAttribute("data-leaving", "true");
  const look = await positive(page).evaluate((toast) => {
    const { transform, transitionDuration } = getComputedStyle(toast);
    return { transform, transitionDuration };
  });
  expect(look.transform).toBe("none");
  expect(look.transitionDuration).toMatch(/^0\.08s/);
  expect(heard.filter((what) => what.endsWith("Hz"))).toEqual([]);
});

test("before the first gesture there is no audio at all", async ({ newPerson }) => {
  const { page } = await newPerson("ada");
  const heard = await listen(page);
  await page.goto("/auth");
  await expect(page.getByLabel("Email")).toBeVisible();
  expect(heard).toEqual([]);
  await page.getByLabel("Email").click();
  await expect.poll(() => heard).toContain("context");
  expect(heard.filter((what) => what.endsWith("Hz"))).toEqual([]);
});
