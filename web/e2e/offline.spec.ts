import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { isKeptHere } from "./kept-here.ts";
import type { Person } from "./person.ts";
import { setStage, visitBug } from "./stage.ts";

// What keeps the app here is at work too.
test.use({ serviceWorkers: "allow" });

interface WireBug {
  id: string;
  key: string;
  title: string;
  priority: string;
  description?: string;
  rev: number;
}

/** What the server has, asked past the page. */
async function ask<T>({ page, origin }: Person, path: string): Promise<T> {
  const reply = await page.context().request.get(`${origin}/api/v1/${path}`);
  expect(reply.ok(), path).toBe(true);
  return (await reply.json()) as T;
}

async function comment({ page }: Person, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Comment", exact: true }).fill(text);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
}

/** Edits of bugs do not get through. */
async function cutEdits(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/orgs\/[^/]+\/bugs\//, (route) =>
    route.request().method() === "PATCH" ? route.abort("connectionreset") : route.fallback(),
  );
}

const bugs = { "The relay sticks": "A moth sits in relay 70." };

test("what is done without a network is there once it is back, each change once", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await setStage({ owner: ada, bugs });
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByRole("link", { name: "The relay sticks" })).toBeVisible();
  await isKeptHere(page);
  await ada.openBug("The relay sticks");
  await expect(page.getByRole("region", { name: "Activity" })).toBeVisible();
  await page.waitForLoadState("networkidle");

  const worker = await page.context().request.get(`${ada.origin}/sw.js`);
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringContaining("javascript"),
  });

  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await ada.editTitle("Relay 70 sticks");
    await ada.choose("Priority", "High");
    await comment(ada, "It is the **moth**.");
    await expect(ada.status("Offline. 3 changes waiting.")).toBeVisible();
    await ada.expectField("Priority", "High");
    await expect(page.getByRole("article", { name: /^Comment by ada/ })).toContainText(
      "Sending...",
    );
    await page.goBack();
    await ada.press("New bug");
    const dialog = ada.dialog("New bug");
    await dialog.getByLabel("Title").fill("The lamp flickers");
    await dialog.getByRole("button", { name: "Create bug" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("The lamp flickers")).toBeVisible();
    await expect(ada.status("Offline. 4 changes waiting.")).toBeVisible();

    await page.reload();
    await expect(ada.status("Offline. 4 changes waiting.")).toBeVisible();
    await expect(ada.status("Offline: this is not kept on this device.")).not.toHaveCount(0);
    await page.context().setOffline(false);
    await expect(ada.status("Back online. All changes are saved.")).toBeVisible({
      timeout: 40_000,
    });
  });

  await expect(page.getByRole("link", { name: "The lamp flickers" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Relay 70 sticks" })).toBeVisible();
  await expect(ada.status("waiting")).toHaveCount(0);
  const all = await ask<{ items: WireBug[] }>(ada, `orgs/${stage.orgID}/bugs`);
  expect(all.items.map(({ title }) => title).toSorted()).toEqual([
    "Relay 70 sticks",
    "The lamp flickers",
  ]);
  const bug = await ask<WireBug>(ada, `orgs/${stage.orgID}/bugs/CORE-1`);
  expect(bug).toMatchObject({ title: "Relay 70 sticks", priority: "high", rev: 3 });
  const comments = await ask<{ items: { text: string }[] }>(
    ada,
    `orgs/${stage.orgID}/bugs/CORE-1/comments`,
  );
  expect(comments.items.map(({ text }) => text)).toEqual(["It is the **moth**."]);
});

test("a reply that is lost on the way doubles nothing", async ({ newPerson, watch }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await setStage({ owner: ada, bugs });
  await visitBug(stage, 0, ada);
  await isKeptHere(page);
  let lost = 0;
  await page.route(/\/api\/v1\/orgs\/[^/]+\/bugs/, async (route) => {
    if (route.request().method() === "GET" || lost >= 3) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });

  await watch.whileServerIsDown(async () => {
    await ada.editTitle("Relay 70 sticks");
    await expect(ada.status("Back online. All changes are saved.")).toBeVisible();
    lost = 2;
    await comment(ada, "It is the moth.");
    await expect(ada.status("Back online. All changes are saved.").last()).toBeVisible();
    await expect(page.getByRole("article", { name: /^Comment by ada/ })).not.toContainText(
      "Sending...",
    );
  });

  const bug = await ask<WireBug>(ada, `orgs/${stage.orgID}/bugs/CORE-1`);
  expect(bug).toMatchObject({ title: "Relay 70 sticks", rev: 2 });
  const comments = await ask<{ items: unknown[] }>(ada, `orgs/${stage.orgID}/bugs/CORE-1/comments`);
  expect(comments.items).toHaveLength(1);
});

test("what is refused later is taken back and explained, and its text is kept", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { page } = ada;
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  await visitBug(stage, 0, ada, grace);
  await isKeptHere(page);

  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await ada.editTitle("Mine");
    await expect(ada.status("Offline. 1 change waiting.")).toBeVisible();
    await grace.editTitle("Theirs");
    await expect(grace.status("Title saved.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(ada.alert("Somebody else changed this text in the meantime.")).toBeVisible({
      timeout: 40_000,
    });
  });

  await expect(page.getByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();
  await expect(ada.status("1 change was refused.")).toBeVisible();
  await ada.press("Show");
  const dialog = ada.dialog("Changes that wait");
  await expect(dialog.getByRole("region", { name: "Refused by the server" })).toContainText(
    "CORE-1: Title",
  );
  await dialog.getByRole("button", { name: "Dismiss: CORE-1: Title" }).click();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(ada.status("refused")).toHaveCount(0);
  await page.getByRole("button", { name: "Edit title" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Mine");
});

test("of two tabs one sends, both show; a change can be given up", async ({ newPerson, watch }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await setStage({ owner: ada, bugs });
  await visitBug(stage, 0, ada);
  // A tab that begins while the worker takes over is not always taken over itself.
  await isKeptHere(page);
  const other = await page.context().newPage();
  await other.goto(stage.bugs[0] ?? "");
  await expect(other.getByRole("region", { name: "Activity" })).toBeVisible();
  await isKeptHere(other);
  const sent: string[] = [];
  page.context().on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.url());
  });

  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await ada.editTitle("Relay 70 sticks");
    await ada.choose("Priority", "High");
    await expect(other.getByText("Offline. 2 changes waiting.")).toBeVisible();
    await expect(other.getByRole("heading", { level: 1, name: "Relay 70 sticks" })).toBeVisible();
    await other.getByRole("button", { name: "Show", exact: true }).click();
    await other.getByRole("button", { name: "Discard: CORE-1: Priority" }).click();
    await expect(ada.status("Offline. 1 change waiting.")).toBeVisible();
    await ada.expectField("Priority", "No priority");
    sent.length = 0;
    await page.context().setOffline(false);
    await expect(ada.status("waiting")).toHaveCount(0, { timeout: 40_000 });
  });

  await expect(other.getByText("1 change waiting")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Relay 70 sticks" })).toBeVisible();
  const bug = await ask<WireBug>(ada, `orgs/${stage.orgID}/bugs/CORE-1`);
  expect(bug).toMatchObject({ title: "Relay 70 sticks", priority: "none", rev: 2 });
  expect(sent).toHaveLength(1);
});

/** Runs in the page: whether the browser would ask before it leaves. */
function wouldAsk(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test("the browser asks before it leaves a page that alone has a change", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await setStage({ owner: ada, bugs });
  await visitBug(stage, 0, ada);
  await isKeptHere(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => asked.push(dialog.type()));
  await cutEdits(page);

  await watch.whileServerIsDown(async () => {
    await ada.editTitle("Relay 70 sticks");
    await expect(ada.status("1 change waiting to be sent.")).toBeVisible();
    // Once it is kept the next page has it.
    await expect.poll(() => page.evaluate(wouldAsk)).toBe(false);
    await page.reload();
    await expect(ada.status("1 change waiting to be sent.")).toBeVisible();
    expect(asked).toEqual([]);

    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("The disk is full.", "QuotaExceededError");
      };
    });
    await ada.choose("Priority", "High");
    await expect(ada.status("2 changes waiting to be sent.")).toBeVisible();
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await expect(ada.status("1 change waiting to be sent.")).toBeVisible();
    await page.unrouteAll();
    await expect(ada.status("Back online. All changes are saved.")).toBeVisible({
      timeout: 40_000,
    });
  });
  const bug = await ask<WireBug>(ada, `orgs/${stage.orgID}/bugs/CORE-1`);
  expect(bug).toMatchObject({ title: "Relay 70 sticks", priority: "none", rev: 2 });
});

test("logging out asks before changes are lost", async ({ newPerson, watch }) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await setStage({ owner: ada, bugs });
  await visitBug(stage, 0, ada);
  await isKeptHere(page);
  await cutEdits(page);

  await watch.whileServerIsDown(async () => {
    await ada.editTitle("Relay 70 sticks");
    await expect(ada.status("1 change waiting to be sent.")).toBeVisible();
    await page.getByRole("link", { name: "Logout" }).click();
    const dialog = ada.dialog("Log out and lose changes?");
    await expect(dialog).toContainText("1 change has not been sent yet.");
    await dialog.getByRole("button", { name: "Stay logged in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Relay 70 sticks" })).toBeVisible();
    await page.getByRole("link", { name: "Logout" }).click();
    await dialog.getByRole("button", { name: "Log out", exact: true }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });
  await page.unrouteAll();
  await ada.logIn();
  await page.goto(stage.bugs[0] ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "The relay sticks" })).toBeVisible();
  await expect(ada.status("waiting")).toHaveCount(0);
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open("lacewing-changes");
        opened.addEventListener("error", () => reject(opened.error ?? new Error("not opened")));
        opened.addEventListener("success", () => {
          const { result } = opened;
          if (!result.objectStoreNames.contains("changes")) resolve(0);
          else {
            const count = result.transaction("changes").objectStore("changes").count();
            count.addEventListener("success", () => resolve(count.result));
          }
        });
      }),
  );
  expect(kept).toBe(0);
});

for (const width of [390, 1440]) {
  for (const scheme of ["light", "dark"] as const) {
    test.describe(`at ${width} px, ${scheme}`, () => {
      test.use({ contextOptions: { viewport: { width, height: 800 }, colorScheme: scheme } });

      test("the note and the list of what waits are accessible", async ({
        newPerson,
        watch,
        shoot,
      }) => {
        const ada = await newPerson("ada");
        const { page } = ada;
        const stage = await setStage({ owner: ada, bugs });
        await visitBug(stage, 0, ada);
        await isKeptHere(page);
        await page.waitForLoadState("networkidle");
        await watch.whileServerIsDown(async () => {
          await page.context().setOffline(true);
          await ada.editTitle("Relay 70 sticks");
          await expect(ada.status("Offline. 1 change waiting.")).toBeVisible();
          await shoot(page, `offline-${width}-${scheme}`);
          expect(await violations(page)).toEqual([]);
          await ada.press("Show");
          await expect(ada.dialog("Changes that wait")).toBeVisible();
          expect(await violations(page)).toEqual([]);
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          );
          expect(wide).toBe(false);
          await shoot(page, `offline-list-${width}-${scheme}`);
          // Without a network to its end: what it asks for behind this would count as a fault.
          await page.close();
        });
      });
    });
  }
}

test("a vote and watching wait for the network as well, through a reload, and are sent", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { page } = grace;
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  await page.goto(stage.projects[0] ?? "");
  await visitBug(stage, 0, grace);
  await isKeptHere(page);
  await page.waitForLoadState("networkidle");
  const button = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`, "u") });
  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await button("Vote").click();
    await button("Watch").click();
    await expect(button("Voted")).toContainText("1");
    await expect(button("Watching")).toContainText("2");
    await expect(grace.status("Offline. 2 changes waiting.")).toBeVisible();
    await page.reload();
    await expect(grace.status("Offline. 2 changes waiting.")).toBeVisible();
    await page.context().setOffline(false);
    const counts = async () => {
      const path = `orgs/${stage.orgID}/bugs/CORE-1`;
      const bug = await ask<{ watchers: string[]; voters: string[] }>(grace, path);
      return [bug.voters.length, bug.watchers.length];
    };
    await expect.poll(counts, { timeout: 40_000 }).toEqual([1, 2]);
    await expect(grace.status("waiting")).toHaveCount(0);
  });
});
