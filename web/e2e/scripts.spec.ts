import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { newID } from "../src/store/new-id.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { scripts, trap } from "./scripts.ts";
import { type Stage, setStage } from "./stage.ts";

/** Texts on one bug. */
const perBug = 20;

/** A script that runs is an error on the console, and the watch of all pages fails by those. */
async function setTrap({ page }: Person): Promise<void> {
  await page.addInitScript((name) => {
    const told = (number: unknown) => console.error(`a script ran: ${String(number)}`);
    Object.defineProperty(globalThis, name, { value: told });
    globalThis.alert = told;
  }, trap);
  page.on("dialog", (dialog) => {
    // The browser's own, where a page is left before an answer came.
    if (dialog.type() === "beforeunload") return;
    throw new Error(`a script opened a dialog: ${dialog.message()}`);
  });
}

/** What no text of a person may become. */
async function expectNoDoors(page: Page): Promise<void> {
  const doors = await page.evaluate((name) => {
    const addresses = new Set(["href", "src", "action", "formaction", "data", "xlink:href"]);
    const isDoor = (each: Attr) =>
      /^(?:on|srcdoc$)/u.test(each.name) ||
      (addresses.has(each.name) && /^\s*(?:javascript|vbscript|data:text)/iu.test(each.value));
    const foreign = /^(?:IFRAME|OBJECT|EMBED|BASE|MARQUEE|MATH|FRAME|APPLET)$/iu;
    return [...document.querySelectorAll("*")]
      .filter(
        ({ tagName, textContent, attributes }) =>
          foreign.test(tagName) ||
          (/^SCRIPT$/iu.test(tagName) && textContent.includes(name)) ||
          [...attributes].some((each) => isDoor(each)),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, trap);
  expect(doors, page.url()).toEqual([]);
}

async function inTurn<T>(all: readonly T[], act: (one: T, at: number) => Promise<unknown>) {
  for (const [at, one] of all.entries()) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await act(one, at);
  }
}

/** Sends with another verb than POST. */
async function change({ page, origin }: Person, path: string, data: object): Promise<void> {
  const address = `${origin}/api/v1/${path}`;
  const reply = await page.context().request.patch(address, { data, headers: { origin } });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
}

/** Every text into every kind of field that is kept, each cut to what the field takes. */
async function fill(ada: Person, { orgID }: Stage, projectID: string): Promise<string[]> {
  const org = `orgs/${orgID}`;
  const keys: string[] = [];
  const carriers: string[] = [];
  await inTurn(scripts, async (script, at) => {
    const isCarrier = at % perBug === 0;
    const here = scripts.slice(at, at + perBug);
    const { key } = await ada.send<{ key: string }>(`${org}/bugs`, {
      id: newID(),
      projectID,
      title: script.slice(0, 256),
      ...(isCarrier && {
        description: here.join("\n\n"),
        environment: here.map((text, number) => ({ name: `n${number}`, value: text })),
      }),
    });
    keys.push(key);
    if (isCarrier) carriers.push(key);
    const on = carriers.at(-1);
    await ada.send(`${org}/bugs/${on}/comments`, { id: newID(), text: script });
    const name = `${at} ${script.replaceAll("/", "|")}`;
    await ada.send(`${org}/labels`, { name: name.slice(0, 50), description: script.slice(0, 200) });
  });
  return carriers;
}

async function addFile({ page, origin }: Person, path: string, name: string): Promise<void> {
  const address = `${origin}/api/v1/${path}/attachments?name=${encodeURIComponent(name)}`;
  const headers = { origin, "content-type": "text/html" };
  const reply = await page.context().request.post(address, { data: `<p>${name}</p>`, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
}

test("more than 500 scripts, in every text that people keep, run on no page", async ({
  newPerson,
}) => {
  test.setTimeout(300_000);
  expect(scripts.length).toBeGreaterThanOrEqual(500);
  const ada = await newPerson("ada");
  const { page } = ada;
  await setTrap(ada);
  const stage = await setStage({ owner: ada });
  const org = `orgs/${stage.orgID}`;
  const { items } = (await (
    await page.context().request.get(`${ada.origin}/api/v1/${org}/projects`)
  ).json()) as { items: { id: string }[] };
  const projectID = items[0]?.id ?? "";
  const carriers = await fill(ada, stage, projectID);

  await inTurn(carriers, async (key, at) => {
    const here = scripts.slice(at * perBug, (at + 1) * perBug);
    const [first = "", second = "", third = ""] = here;
    await addFile(ada, `${org}/bugs/${key}`, first.slice(0, 120));
    await change(ada, org, { orgName: first.slice(0, 100), orgDesc: second });
    await change(ada, `${org}/projects/${projectID}`, {
      name: second.slice(0, 50),
      description: third.slice(0, 50),
    });
    await change(ada, "me", { name: third.slice(0, 100) });
    await ada.send(`${org}/views`, { name: first.slice(0, 60), query: second });
    await page.goto(`${stage.organization}/bugs/${key}`);
    await expect(page.getByRole("article", { name: /^Comment by/u })).toHaveCount(here.length);
    await expectNoDoors(page);
  });

  const project = stage.projects[0] ?? "";
  const pages = [
    "/dashboard",
    "/organizations",
    "/profile",
    "/subscribe",
    stage.organization,
    `${stage.organization}?tab=members`,
    `${stage.organization}?tab=settings`,
    `${stage.organization}/triage`,
    `${project}?tab=settings`,
    `${project}?tab=board&q=is%3Aopen`,
    `${project}?charts=shown`,
    `${stage.organization}/bugs?q=${encodeURIComponent(scripts[0] ?? "")}`,
  ];
  await inTurn(pages, async (path) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expectNoDoors(page);
  });

  await test.step("a list, from its first bug to its last", async () => {
    await page.goto(`${stage.organization}/bugs`);
    await expect(page.getByText(`${scripts.length} bugs`).first()).toBeVisible();
    await page.keyboard.press("j");
    await inTurn([...scripts.keys()].slice(0, 30), async () => {
      await page.mouse.wheel(0, 900);
      await expectNoDoors(page);
    });
  });
});

test("paths that name another host are refused or stay on this one", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  await ada.join();
  const { page, origin } = ada;
  const refused = [
    "//evil.test/..",
    "/%2f%2fevil.test",
    "/%5c%5cevil.test",
    "/auth?next=%09//evil",
  ];
  await inTurn(refused, async (path) => {
    const answer = await page.context().request.get(`${origin}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(400);
  });
  const taken = [
    "/dashboard#//evil.test",
    "/dashboard?next=//evil.test",
    "/auth?next=//evil.test",
    "/auth?next=https:evil.test",
    "/auth?next=/%5Cevil.test",
    "/auth#https://evil.test",
    "/logout?next=//evil.test",
  ];
  await inTurn(taken, async (path) => {
    await page.goto(`${origin}${path}`);
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).origin, path).toBe(origin);
  });
});

test("no page of another site shows ours inside of it", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  await ada.join();
  const site = createServer((_, response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<iframe src="${ada.origin}/dashboard"></iframe>`);
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  // A page that nobody watches: what it asks for is to be refused.
  const browser = ada.page.context().browser();
  const context = await browser?.newContext({
    storageState: await ada.page.context().storageState(),
  });
  const page = await context?.newPage();
  await page?.goto(`http://127.0.0.1:${port}/`);
  await page?.waitForLoadState("networkidle");
  const inside = page?.frames().at(1);
  expect(await inside?.locator("body").innerText()).not.toContain("Bugs Created");
  expect(inside?.url()).toMatch(/^chrome-error:/u);
  await context?.close();
  site.close();
});

test("after the log-out the back button shows nothing that was private", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs: { "The relay sticks": "A moth." } });
  const { page } = ada;
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByRole("link", { name: "The relay sticks" })).toBeVisible();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  await page.goBack();
  await expect(page.getByText("Please log in to view this page.")).toBeVisible();
  await expect(page.getByText("The relay sticks")).toHaveCount(0);
});

test("a log-out that one goes back from at once happens all the same", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs: { "The relay sticks": "A moth." } });
  const { page } = ada;
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByRole("link", { name: "The relay sticks" })).toBeVisible();
  // As soon as the page says that it logs out, before what that waits for.
  await page.getByRole("link", { name: "Logout" }).evaluate(async (link) => {
    (link as HTMLElement).click();
    const isLeaving = () => document.querySelector("output")?.textContent === "Logging out…";
    while (!isLeaving() && location.pathname !== "/auth") {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (location.pathname !== "/auth") history.back();
  });
  await expect(page).toHaveURL(/\/auth$/u);
  await expect(page.getByText("The relay sticks")).toHaveCount(0);
  expect((await page.request.get(`${ada.origin}/api/v1/me`)).status()).toBe(401);
});
