import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { type Stage, setStage, visitBug } from "./stage.ts";

// What keeps the app here is at work too.
test.use({ serviceWorkers: "allow" });

test.describe.configure({ timeout: 240_000 });

/** How many live sockets the server has. */
async function sockets({ page, origin }: Person): Promise<number> {
  const reply = await page.context().request.get(`${origin}/metrics`);
  return Number(/^lacewing_live_sockets (\d+)$/m.exec(await reply.text())?.[1]);
}

/** A tab that tells whether it has the socket, and what it asked the server for. */
interface Tab {
  page: Page;
  open: number;
  asked: string[];
}

function watched(page: Page): Tab {
  const tab: Tab = { page, open: 0, asked: [] };
  page.on("websocket", (socket) => {
    tab.open += 1;
    socket.on("close", () => {
      tab.open -= 1;
    });
  });
  page.on("request", (request) => tab.asked.push(new URL(request.url()).pathname));
  return tab;
}

/** Tabs of one browser, all on the page, the first of them the person's own. */
async function openTabs(person: Person, count: number, path: string): Promise<Tab[]> {
  const pages = [person.page];
  while (pages.length < count) {
    // oxlint-disable-next-line no-await-in-loop
    pages.push(await person.page.context().newPage());
  }
  const tabs = pages.map(watched);
  await Promise.all(pages.map((page) => page.goto(path)));
  return tabs;
}

function leading(tabs: readonly Tab[]): Tab {
  const tab = tabs.find(({ open }) => open > 0);
  if (tab === undefined) throw new Error("no tab leads");
  return tab;
}

function titleIn({ page }: Tab, title: string) {
  return page.getByRole("link", { name: title });
}

/** Many tabs that load at once take their time. */
const loadMsMax = 40_000;

async function expectInAll(tabs: readonly Tab[], title: string): Promise<void> {
  await Promise.all(
    tabs.map((tab) => expect(titleIn(tab, title)).toBeVisible({ timeout: loadMsMax })),
  );
}

/** By then a tab has what it fetches by itself, also where a worker took a request with it: that is never idle. */
const restMsMax = 60_000;

async function untilAtRest({ page }: Tab): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: restMsMax }).catch(() => undefined);
}

/** Grace gives the bug another title: each tab shows it, without having asked the server for bugs. */
async function expectHeard(
  { grace, stage, tabs }: { grace: Person; stage: Stage; tabs: readonly Tab[] },
  title: string,
): Promise<void> {
  for (const tab of tabs) tab.asked.length = 0;
  await retitle(grace, stage, title);
  await expectInAll(tabs, title);
  for (const { asked } of tabs) {
    expect(asked.filter((path) => /\/(?:bugs|snapshot|projects)$|orgs\/[^/]+$/.test(path))).toEqual(
      [],
    );
  }
}

async function retitle(person: Person, stage: Stage, title: string): Promise<void> {
  const path = `${person.origin}/api/v1/orgs/${stage.orgID}/bugs/CORE-1`;
  const reply = await person.page.context().request.patch(path, {
    headers: { origin: person.origin },
    data: { title },
  });
  expect(reply.ok()).toBe(true);
}

async function adaAndGrace(newPerson: (username: string) => Promise<Person>) {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const bugs = { "The relay sticks": "A moth sits in relay 70." };
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  // Whoever is on no page has no socket.
  await grace.page.goto("about:blank");
  return { ada, grace, stage, list: stage.projects[0] ?? "" };
}

test("five tabs have one socket, whichever of them goes", async ({ newPerson }) => {
  const { ada, grace, stage, list } = await adaAndGrace(newPerson);
  let tabs = await openTabs(ada, 5, list);
  const count = () => sockets(grace);
  await expectInAll(tabs, "The relay sticks");
  await expect.poll(count).toBe(1);
  await expect.poll(() => tabs.filter(({ open }) => open > 0)).toHaveLength(1);
  await Promise.all(tabs.map(untilAtRest));

  await test.step("a change of somebody else is in all of them", async () => {
    await expectHeard({ grace, stage, tabs }, "Relay 70 sticks");
  });

  await test.step("a tab that comes late has what it lacks and what comes", async () => {
    const page = await ada.page.context().newPage();
    const late = watched(page);
    await page.goto(list);
    tabs.push(late);
    await expect(titleIn(late, "Relay 70 sticks")).toBeVisible();
    await untilAtRest(late);
    await expectHeard({ grace, stage, tabs }, "Relay 71 sticks");
    expect(await count()).toBe(1);
  });

  await test.step("the leading tab is closed: another one leads, and nothing is lost meanwhile", async () => {
    const left = leading(tabs);
    tabs = tabs.filter((tab) => tab !== left);
    for (const tab of tabs) tab.asked.length = 0;
    await Promise.all([left.page.close(), retitle(grace, stage, "Relay 72 sticks")]);
    await expectInAll(tabs, "Relay 72 sticks");
    await expect.poll(count).toBe(1);
    await expectHeard({ grace, stage, tabs }, "Relay 73 sticks");
  });

  await test.step("the leading tab crashes", async () => {
    const left = leading(tabs);
    tabs = tabs.filter((tab) => tab !== left);
    const crashed = left.page.waitForEvent("crash");
    void left.page.goto("chrome://crash").catch(() => undefined);
    await crashed;
    await retitle(grace, stage, "Relay 74 sticks");
    await expectInAll(tabs, "Relay 74 sticks");
    await expect.poll(count).toBe(1);
    await expectHeard({ grace, stage, tabs }, "Relay 75 sticks");
  });

  await test.step("the leading tab is put to sleep, and wakes as one of the others", async () => {
    const asleep = leading(tabs);
    const awake = tabs.filter((tab) => tab !== asleep);
    const session = await asleep.page.context().newCDPSession(asleep.page);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    await expectHeard({ grace, stage, tabs: awake }, "Relay 76 sticks");
    await expect.poll(count).toBe(1);
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await expectInAll(tabs, "Relay 76 sticks");
    await expectHeard({ grace, stage, tabs }, "Relay 77 sticks");
    expect(await count()).toBe(1);
  });

  await test.step("the leading tab hangs: another one takes the lead from it", async () => {
    const hung = leading(tabs);
    const others = tabs.filter((tab) => tab !== hung);
    const hang = hung.page.evaluate(() => {
      const end = performance.now() + 9000;
      while (performance.now() < end);
    });
    await retitle(grace, stage, "Relay 78 sticks");
    await Promise.all(
      others.map((tab) => expect(titleIn(tab, "Relay 78 sticks")).toBeVisible({ timeout: 6000 })),
    );
    await hang;
    await expectInAll(tabs, "Relay 78 sticks");
    await expect.poll(count).toBe(1);
    await expectHeard({ grace, stage, tabs }, "Relay 79 sticks");
  });
});

test("whoever logs out in one tab is out in all of them, and no socket is left", async ({
  newPerson,
}) => {
  const { ada, grace, list } = await adaAndGrace(newPerson);
  const tabs = await openTabs(ada, 3, list);
  await expectInAll(tabs, "The relay sticks");
  await expect.poll(() => sockets(grace)).toBe(1);
  const last = tabs.find(({ open }) => open === 0);
  await last?.page.goto("/logout");
  await expect.poll(() => sockets(grace)).toBe(0);
  for (const { page } of tabs) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByText("The relay sticks")).toHaveCount(0);
  }
});

test("where a browser has no locks each tab has a socket of its own", async ({ newPerson }) => {
  const { ada, grace, stage, list } = await adaAndGrace(newPerson);
  await ada.page.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  });
  const tabs = await openTabs(ada, 3, list);
  await expectInAll(tabs, "The relay sticks");
  await expect.poll(() => sockets(grace)).toBe(3);
  await Promise.all(tabs.map(untilAtRest));
  await expectHeard({ grace, stage, tabs }, "Relay 70 sticks");
});

test("a person in several tabs is on a bug once, for as long as one of them is", async ({
  newPerson,
}) => {
  const { ada, grace, stage } = await adaAndGrace(newPerson);
  const faces = (page: Page) => page.getByRole("button", { name: /^Also on this bug/ });
  await visitBug(stage, 0, grace, ada);
  await expect(faces(grace.page)).toHaveAccessibleName("Also on this bug: ada");
  const second = watched(await ada.page.context().newPage());
  await second.page.goto(stage.bugs[0] ?? "");
  await test.step("the second tab sees who is there", async () => {
    await expect(faces(second.page)).toHaveAccessibleName("Also on this bug: grace");
    expect(await sockets(grace)).toBe(2);
  });
  await test.step("she writes in the second tab", async () => {
    await second.page
      .getByRole("textbox", { name: "Comment", exact: true })
      .pressSequentially("A m");
    await expect(faces(grace.page)).toHaveAccessibleName(
      "Also on this bug: ada (writing a comment)",
    );
  });
  await test.step("the second tab crashes: she is there, and does not write", async () => {
    const crashed = second.page.waitForEvent("crash");
    void second.page.goto("chrome://crash").catch(() => undefined);
    await crashed;
    await expect(faces(grace.page)).toHaveAccessibleName("Also on this bug: ada");
  });
  await test.step("the first one leaves", async () => {
    await ada.page.goto("/dashboard");
    await expect(faces(grace.page)).toHaveCount(0);
  });
});

/** The bugs that a tab finds for a query, worked out by itself: there is no network. */
async function expectFound(page: Page, query: string, title: string): Promise<void> {
  const box = page.getByRole("combobox", { name: "Query" });
  await box.fill(query);
  await box.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: " found" })).toHaveText("1 bug found");
  await expect(page.getByRole("region", { name: "Bugs", exact: true })).toContainText(title);
}

/** What the browser keeps of organizations' bugs: the texts of each record. */
async function kept(page: Page): Promise<{ replicas: string[]; deltas: string[] }> {
  return await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("no database")));
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "lacewing-replicas"))
      return { replicas: [], deltas: [] };
    const database = await done(indexedDB.open("lacewing-replicas"));
    const read = async (name: string) => {
      const all = await done(database.transaction(name).objectStore(name).getAll());
      return all.map(({ texts }: { texts: ArrayBuffer }) => new TextDecoder().decode(texts));
    };
    const found = { replicas: await read("replicas"), deltas: await read("deltas") };
    database.close();
    return found;
  });
}

test("tabs that begin at once ask for all bugs once, and each holds them", async ({
  newPerson,
  watch,
}) => {
  const { ada, grace, stage } = await adaAndGrace(newPerson);
  await ada.send(`orgs`, { orgName: "Lamp Works", orgDesc: "Another one." });
  const tabs = await openTabs(ada, 5, `${stage.organization}/bugs`);
  const snapshots = () =>
    tabs.flatMap(({ asked }) => asked.filter((path) => path.endsWith("/snapshot"))).length;
  await expectInAll(tabs, "The relay sticks");
  await expect.poll(async () => (await kept(ada.page)).replicas).toHaveLength(1);
  await Promise.all(tabs.map(untilAtRest));
  await retitle(grace, stage, "Relay 70 sticks");
  await expectInAll(tabs, "Relay 70 sticks");

  await test.step("in one tab another organization is looked at: it is kept too", async () => {
    await tabs[4]?.page.getByRole("link", { name: "Organizations", exact: true }).click();
    await tabs[4]?.page.getByRole("link", { name: "Lamp Works" }).click();
    await expect.poll(async () => (await kept(ada.page)).replicas).toHaveLength(2);
  });

  await test.step("all hold the bugs, one has asked for them", async () => {
    expect(snapshots()).toBe(2);
    await watch.whileServerIsDown(async () => {
      await ada.page.context().setOffline(true);
      for (const { page } of tabs.slice(0, 4)) {
        // oxlint-disable-next-line no-await-in-loop
        await expectFound(page, "70", "Relay 70 sticks");
      }
      await ada.page.context().setOffline(false);
      await retitle(grace, stage, "Relay 70 hums");
      await expectInAll(tabs.slice(0, 4), "Relay 70 hums");
    });
    expect(snapshots()).toBe(2);
  });

  await test.step("the tab that writes what is kept is closed: the next one writes", async () => {
    const [, next] = tabs;
    await tabs[0]?.page.close();
    await retitle(grace, stage, "Relay 71 sticks");
    await expect
      .poll(async () => JSON.stringify(await kept(next?.page ?? ada.page)), { timeout: 15_000 })
      .toContain("Relay 71 sticks");
  });
});

test("another organization comes from what is kept too, without a network", async ({
  newPerson,
  watch,
}) => {
  const { ada, grace, stage } = await adaAndGrace(newPerson);
  await ada.send(`orgs`, { orgName: "Lamp Works", orgDesc: "Another one." });
  const { page } = ada;
  const open = (name: string) => page.getByRole("link", { name }).click();
  await page.goto(`${stage.organization}/bugs`);
  await expect.poll(async () => (await kept(page)).replicas).toHaveLength(1);
  await page.goto("/organizations");
  await open("Lamp Works");
  await expect.poll(async () => (await kept(page)).replicas).toHaveLength(2);
  // A page that has not looked at it: what it shows without a network it has from what is kept.
  await page.reload();
  await page.waitForLoadState("networkidle");
  const tab = watched(page);
  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await ada.goToOrganizations();
    await open("Moth Works");
    await page.getByRole("link", { name: "All bugs" }).first().click();
    await expectFound(page, "relay", "The relay sticks");
    await page.context().setOffline(false);
    await retitle(grace, stage, "Relay 70 sticks");
    await expectInAll([tab], "Relay 70 sticks");
  });
  expect(tab.asked.filter((path) => path.endsWith("/snapshot"))).toEqual([]);
});
