import { newID } from "../src/store/new-id.ts";
import { expect, test } from "./fixtures.ts";
import { isKeptHere, keptBy } from "./kept-here.ts";
import { setStage } from "./stage.ts";

// What keeps the app here is at work too.
test.use({ serviceWorkers: "allow" });

test("without a network one finds what is kept: organizations, members, views, bugs that were read", async ({
  newPerson,
  watch,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const { page } = ada;
  const read = { "The relay sticks": "A moth sits in relay 70." };
  const unread = { "The lamp flickers": "It does so at dusk." };
  const stage = await setStage({ owner: ada, members: [grace], bugs: { ...read, ...unread } });
  await grace.send(`orgs/${stage.orgID}/bugs/CORE-1/comments`, { id: newID(), text: "Seen." });
  const relation = { id: newID(), kind: "blocks", bug: "CORE-2" };
  await ada.send(`orgs/${stage.orgID}/bugs/CORE-1/relations`, relation);
  const view = { name: "What sticks", query: "sticks", isShared: true };
  await ada.send(`orgs/${stage.orgID}/views`, view);
  const me = await page.context().request.get(`${ada.origin}/api/v1/me`);
  const { UID } = (await me.json()) as { UID: string };
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByRole("link", { name: "What sticks" })).toBeVisible();
  await ada.openBug("The relay sticks");
  await expect(page.getByText("Seen.")).toBeVisible();
  await isKeptHere(page);
  const kept = async () => {
    const head = (await keptBy(ada, UID))?.head;
    return {
      views: head?.views && [...head.views.shared, ...head.views.own].map(({ name }) => name),
      members: head?.members?.map(({ memberName }) => memberName),
      texts: head?.read?.map(({ long }) => long?.texts.description),
      comments: head?.read?.map(({ comments }) => comments?.items.map(({ text }) => text)),
    };
  };
  // Written some seconds after what it says has come, once more where more came.
  await expect.poll(kept, { timeout: 30_000 }).toEqual({
    views: expect.arrayContaining(["What sticks"]),
    members: ["ada", "grace"],
    texts: ["A moth sits in relay 70."],
    comments: [["Seen."]],
  });
  // No bug changes with it: it is kept all the same.
  await ada.send(`orgs/${stage.orgID}/views`, { name: "What flickers", query: "flickers" });
  const views = async () => (await kept()).views;
  await expect.poll(views, { timeout: 30_000 }).toContain("What flickers");
  await page.waitForLoadState("networkidle");

  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    const isMarkDrawn = () =>
      page.evaluate(() =>
        [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Moth Works Bugs: 2" })).toBeVisible();
    await expect.poll(isMarkDrawn).toBe(true);
    await expect(page.getByText("Loading counts...")).toHaveCount(0);
    await shoot(page, "offline-dashboard");
    await page.goto("/organizations");
    await page.getByRole("link", { name: "Moth Works" }).click();
    await page.getByRole("tab", { name: "Members" }).click();
    await expect(page.getByText("grace", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "What sticks" })).toBeVisible();
    await expect(ada.status("Offline: this is not kept")).toHaveCount(0);
    await page.getByRole("link", { name: "What sticks" }).click();
    await expect(page.getByText("1 bug found")).toBeVisible();
    await page.reload();
    await expect(page.getByText("1 bug found")).toBeVisible();
    await page.getByRole("link", { name: "The relay sticks" }).click();
    await expect(page.getByText("A moth sits in relay 70.")).toBeVisible();
    await expect(page.getByText("Seen.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Blocks" })).toContainText("The lamp flickers");
    await page.goto(stage.bugs[1] ?? "");
    await expect(page.getByRole("region", { name: "Blocked by" })).toContainText(
      "The relay sticks",
    );
    // Texts, files and comments are not here: that is said once, and is no alarm.
    await expect(page.getByRole("region", { name: "Attachments" })).toBeVisible();
    await expect(ada.status("Offline: this is not kept on this device.")).toHaveCount(1);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await shoot(page, "offline-bug");
    await page.context().setOffline(false);
    await expect(page.getByText("It does so at dusk.")).toBeVisible({ timeout: 40_000 });
    await expect(ada.status("Offline: this is not kept")).toHaveCount(0);
  });
});

test("who logged out and in again, with another tab open, begins without a network too", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const stage = await setStage({ owner: ada, bugs: { "The relay sticks": "" } });
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByRole("link", { name: "The relay sticks" })).toBeVisible();
  await isKeptHere(page);
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const files = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return kept.reduce((sum, count) => sum + count, 0);
    });
  await expect.poll(files).toBeGreaterThan(10);
  const all = await files();

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  await expect.poll(files).toBe(0);
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password").fill(ada.password);
  await ada.press("Login");
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect.poll(files).toBe(all);

  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(ada.status("Connection lost.")).toHaveCount(0);
  });
});
