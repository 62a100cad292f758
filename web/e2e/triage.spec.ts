import { newID } from "../src/store/new-id.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { type Stage, setStage } from "./stage.ts";

/** So many bugs, titled by their order. */
function bugsNamed(count: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [`Fault number ${number}`, "It fails."]));
}

const triageOf = (stage: Stage) => `${stage.organization}/triage`;
const front = ({ page }: Person, key: string) =>
  page.getByRole("region", { name: key, exact: true });
const queue = ({ page }: Person) => page.getByRole("list", { name: "Bugs to judge" });
const left = ({ page }: Person) => page.getByRole("status").filter({ hasText: / left/ });

async function openTriage(person: Person, stage: Stage, key: string): Promise<void> {
  await person.page.goto(triageOf(stage));
  await expectFront(person, key);
}

/** The bug is in front and its keys work. */
async function expectFront(person: Person, key: string): Promise<void> {
  await expect(front(person, key).getByRole("group", { name: "Judge this bug" })).toBeVisible();
}

/** Nothing more is asked of the server about the bug in front. */
async function expectWhole(person: Person, key: string): Promise<void> {
  await expect(front(person, key).getByText("It fails.")).toBeVisible();
}

async function expectQueue(person: Person, ...keys: string[]): Promise<void> {
  await expect(queue(person).getByRole("listitem")).toContainText(keys);
  await expect(queue(person).getByRole("listitem")).toHaveCount(keys.length);
}

interface Judged {
  key: string;
  status: string;
  severity: string;
  resolution: string;
  isOpen: boolean;
}

async function bugOf(person: Person, stage: Stage, key: string): Promise<Judged> {
  const address = new URL(`/api/v1/orgs/${stage.orgID}/bugs/${key}`, person.origin);
  const reply = await person.page.context().request.get(`${address}`);
  return (await reply.json()) as Judged;
}

test("twenty bugs are judged by keyboard alone", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  const { keyboard } = ada.page;
  const stage = await setStage({ owner: ada, bugs: bugsNamed(20) });
  await openTriage(ada, stage, "CORE-1");
  await expect(left(ada)).toHaveText("20 left");
  await shoot(ada.page, "triage");
  let keystrokes = 0;
  async function press(...keys: string[]) {
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop
      await keyboard.press(key);
    }
    keystrokes += keys.length;
  }

  // No wait in between: keys come faster than the network.
  for (let round = 0; round < 4; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await press("1", "3", "1", "1", "3", "1", "h", "4");
    if (round === 0) {
      // oxlint-disable-next-line no-await-in-loop
      await expectFront(ada, "CORE-5");
    }
    // oxlint-disable-next-line no-await-in-loop
    await press("1", "Enter");
  }
  await expect(ada.page.getByText("You judged 20 bugs in this sitting.")).toBeVisible();
  await expect(left(ada)).toHaveText("0 left · 20 judged");
  expect(keystrokes).toBe(40);
  await shoot(ada.page, "triage-done");

  const { status: accepted, ...first } = await bugOf(ada, stage, "CORE-1");
  expect(first).toMatchObject({ severity: "S3", isOpen: true });
  expect(await bugOf(ada, stage, "CORE-2")).toMatchObject({ severity: "S1", status: accepted });
  expect(await bugOf(ada, stage, "CORE-8")).toMatchObject({
    resolution: "wont_fix",
    isOpen: false,
  });
  // The last ones may be on their way still.
  await expect.poll(() => bugOf(ada, stage, "CORE-19")).toHaveProperty("snooze");
  await expect
    .poll(() => bugOf(ada, stage, "CORE-20"))
    .toMatchObject({ severity: "unset", status: accepted });

  await test.step("Z takes the last one back, and brings it to the front", async () => {
    await keyboard.press("Control+z");
    await expect(ada.status("Taken back: CORE-20 status.")).toBeVisible();
    await expectFront(ada, "CORE-20");
    // The address follows a moment later.
    await expect(ada.page).toHaveURL(/bug=CORE-20/);
    await ada.page.goto(stage.organization);
    await ada.page.goBack();
    await expectFront(ada, "CORE-20");
    await keyboard.press("z");
    await expect(ada.status("Taken back: CORE-19 snooze.")).toBeVisible();
    await expectFront(ada, "CORE-19");
    await expectQueue(ada, "CORE-19", "CORE-20");
  });
});

test("a duplicate is found by typing, and every act has a button", async ({ newPerson, shoot }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const bugs = { "The relay sticks": "Every morning.", "A relay hangs": "At nine.", Third: "" };
  const stage = await setStage({ owner: ada, bugs });
  await openTriage(ada, stage, "CORE-1");

  await page.keyboard.press("j");
  await expectFront(ada, "CORE-2");
  await page.keyboard.press("2");
  await page.keyboard.type("relay sti");
  await expect(page.getByRole("option", { name: /CORE-1/ })).toBeVisible();
  await shoot(page, "triage-duplicate");
  await page.keyboard.press("Enter");
  await expectFront(ada, "CORE-3");
  await expect(ada.status("CORE-2 marked as a duplicate.")).toBeVisible();
  await expectQueue(ada, "CORE-1", "CORE-3");
  expect(await bugOf(ada, stage, "CORE-2")).toMatchObject({ resolution: "duplicate" });

  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("group", { name: "Why is it declined?" }).getByText("By design").click();
  await expectFront(ada, "CORE-1");
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Accept" })).toBeFocused();
  await page.keyboard.press("Enter");
  await shoot(page, "triage-accept");
  await page.getByRole("button", { name: "In progress" }).click();
  await page.getByRole("button", { name: "S2 Serious" }).click();
  await expect(page.getByText("You judged 3 bugs in this sitting.")).toBeVisible();
  await expect(page.getByRole("link", { name: "All bugs" }).last()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(ada.status("Taken back: CORE-1 status and severity.")).toBeVisible();
  await expectFront(ada, "CORE-1");
});

test("two who judge at once are told, and neither writes over the other", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await setStage({ owner: ada, members: [grace], bugs: bugsNamed(4) });
  const line = await lineOf(grace);
  await openTriage(ada, stage, "CORE-1");
  await openTriage(grace, stage, "CORE-1");

  await test.step("what is in front of somebody else says who judged it", async () => {
    await ada.page.keyboard.press("1");
    await ada.page.keyboard.press("2");
    await expectFront(ada, "CORE-2");
    await expect(front(grace, "CORE-1")).toContainText("ada accepted this with severity S2");
    await expect(left(grace)).toHaveText("3 left");
    await expectQueue(grace, "CORE-2", "CORE-3", "CORE-4");
    await shoot(grace.page, "triage-judged");
    // No key judges it again.
    await grace.page.keyboard.press("3");
    await expect(grace.page.getByRole("group", { name: "Why is it declined?" })).toBeHidden();
    await grace.page.keyboard.press("j");
    await expectFront(grace, "CORE-2");
  });

  await test.step("an act that was sent before one hears of the other is not applied, and told", async () => {
    await expectWhole(grace, "CORE-2");
    // All bugs are here: what happens now is heard by the line alone.
    const isKept = () => localStorage.getItem("lacewing.replicas") !== null;
    await expect.poll(() => grace.page.evaluate(isKept)).toBe(true);
    await line.hold();
    await ada.page.keyboard.press("1");
    await ada.page.keyboard.press("4");
    await expect(ada.status("CORE-2 accepted: S4.")).toBeVisible();
    await grace.page.keyboard.press("3");
    await grace.page.keyboard.press("4");
    await expectFront(grace, "CORE-3");
    const late = grace.page.getByRole("status").filter({ hasText: "What you chose was not" });
    await expect(late).toContainText("CORE-2 ada accepted this with severity S4");
    await shoot(grace.page, "triage-late");
    await line.release();
    await expect(left(grace)).toHaveText("2 left");
    const now = await bugOf(ada, stage, "CORE-2");
    expect(now).toMatchObject({ isOpen: true, resolution: "none", severity: "S4" });
    await late.getByRole("button", { name: "Dismiss" }).click();
    await expect(late).toBeHidden();
  });

  await test.step("the same is told of an act that was answered so late that it counted as waiting", async () => {
    await expectWhole(grace, "CORE-3");
    await line.hold();
    await ada.page.keyboard.press("1");
    await ada.page.keyboard.press("2");
    await expect(ada.status("CORE-3 accepted: S2.")).toBeVisible();
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await grace.page.route("**/api/v1/orgs/*/bugs/*", async (route) => {
      if (route.request().method() === "PATCH") await sent;
      await route.continue();
    });
    await grace.page.keyboard.press("3");
    await grace.page.keyboard.press("4");
    await expectFront(grace, "CORE-4");
    await expect(grace.status("1 change waiting to be sent.")).toBeVisible();
    send();
    const late = grace.page.getByRole("status").filter({ hasText: "What you chose was not" });
    await expect(late).toContainText("CORE-3 ada accepted this with severity S2");
    await line.release();
  });
});

/** What the server tells a page by itself can be held back, and comes later. */
async function lineOf({ page }: Person) {
  await page.addInitScript(holdFrames);
  const say = (word: "hold" | "release") =>
    page.evaluate((name) => void dispatchEvent(new Event(name)), `frames-${word}`);
  return { hold: () => say("hold"), release: () => say("release") };
}

/** Runs in the page: what its socket's thread hears waits between the two words. */
function holdFrames(): void {
  let isHeld = false;
  let held: (() => void)[] = [];
  addEventListener("frames-hold", () => {
    isHeld = true;
  });
  addEventListener("frames-release", () => {
    isHeld = false;
    for (const tell of held) tell();
    held = [];
  });
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", (event: MessageEvent<{ is?: string } | undefined>) => {
        const { data } = event;
        if (!isHeld || data?.is !== "heard") return;
        event.stopImmediatePropagation();
        held.push(() => this.dispatchEvent(new MessageEvent("message", { data })));
      });
    }
  };
}

test("a snoozed bug comes back when something happens, or when its time is over", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const stage = await setStage({ owner: ada, members: [grace], bugs: bugsNamed(3) });
  await openTriage(ada, stage, "CORE-1");
  await ada.page.keyboard.press("h");
  await ada.page.keyboard.press("4");
  await expectFront(ada, "CORE-2");
  await ada.page.keyboard.press("h");
  await ada.page.keyboard.press("1");
  await expectFront(ada, "CORE-3");
  await expectQueue(ada, "CORE-3");
  // The list is ahead of the server, for which something happens only to what it knows as snoozed.
  for (const key of ["CORE-1", "CORE-2"]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => bugOf(ada, stage, key)).toHaveProperty("snooze");
  }

  await grace.send(`orgs/${stage.orgID}/bugs/CORE-1/comments`, { id: newID(), text: "Again." });
  await expectQueue(ada, "CORE-1", "CORE-3");

  const day = 24 * 60 * 60 * 1000;
  const { snooze } = (await bugOf(ada, stage, "CORE-2")) as unknown as {
    snooze: { until: string };
  };
  expect(new Date(snooze.until).getTime() - Date.now()).toBeLessThan(1.5 * day);
  const until = new Date(Date.now() + 1500).toISOString();
  await patch(ada, stage, "CORE-2", { snooze: { until } });
  await expect(async () => {
    await ada.page.reload();
    await expectQueue(ada, "CORE-1", "CORE-2", "CORE-3");
  }).toPass();
});

async function patch(person: Person, stage: Stage, key: string, change: object): Promise<void> {
  const address = new URL(`/api/v1/orgs/${stage.orgID}/bugs/${key}`, person.origin);
  const reply = await person.page.context().request.patch(`${address}`, {
    data: change,
    headers: { origin: person.origin },
  });
  expect(reply.ok()).toBe(true);
}
