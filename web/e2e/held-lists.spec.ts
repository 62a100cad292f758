import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { type Stage, setStage } from "./stage.ts";

// What keeps the app here is at work too.
test.use({ serviceWorkers: "allow" });

const titles = [
  "The relay sticks",
  "The tape tears",
  "The clock drifts",
  "The lamp flickers",
  "A relay hums",
  "Étude für Straße",
  "The fan rattles",
  "The door jams",
];

const queries = [
  "is:open sort:title",
  "relay",
  "severity:S1..S2 sort:-severity",
  "-severity:unset OR etude",
  "assignee:@me",
  "assignee:none sort:created",
  "priority:>=high sort:priority,title",
  "watcher:@me votes:0 comments:0",
  "created:today sort:-title",
  "strasse",
  "is:blocked OR blocks:any",
];

const rows = ({ page }: Person) =>
  page.getByRole("region", { name: "Bugs", exact: true }).getByRole("listitem");
const found = ({ page }: Person) => page.getByRole("status").filter({ hasText: " found" });
const isList = (address: URL) => /\/orgs\/[^/]+\/bugs$/.test(address.pathname);

async function ask(person: Person, text: string): Promise<void> {
  const query = person.page.getByRole("combobox", { name: "Query" });
  await query.fill(text);
  await query.press("Enter");
}

/** Keys of the bugs that the server finds, in its order. */
async function keysOnServer(person: Person, { orgID }: Stage, q: string): Promise<string[]> {
  const address = new URL(`/api/v1/orgs/${orgID}/bugs`, person.origin);
  address.search = `${new URLSearchParams({ q, zone: "UTC", limit: "100" })}`;
  const reply = await person.page.context().request.get(`${address}`);
  const { items } = (await reply.json()) as { items: { key: string }[] };
  return items.map(({ key }) => key);
}

async function expectAnswer(person: Person, stage: Stage, q: string): Promise<void> {
  const keys = await keysOnServer(person, stage, q);
  await expect(found(person)).toHaveText(
    keys.length === 1 ? "1 bug found" : `${keys.length} bugs found`,
  );
  await expect(rows(person)).toHaveCount(keys.length);
  await expect(rows(person)).toContainText(keys);
}

async function change(person: Person, { orgID }: Stage, key: string, body: object): Promise<void> {
  const address = new URL(`/api/v1/orgs/${orgID}/bugs/${key}`, person.origin);
  const reply = await person.page.context().request.patch(`${address}`, {
    data: body,
    headers: { Origin: person.origin },
  });
  expect(reply.ok()).toBe(true);
}

/** Keeps what is sent to these addresses until it is let go by what is returned. */
async function hold({ page }: Person, address: RegExp | typeof isList): Promise<() => void> {
  let letGo = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await isAllowed;
    await route.continue();
  });
  return () => letGo();
}

/** Until the page asks the server for no list any more; from then on it could not. */
async function withoutServer({ page }: Person): Promise<void> {
  let asked = 0;
  page.on("request", (request) => {
    if (isList(new URL(request.url()))) asked += 1;
  });
  await expect
    .poll(async () => {
      asked = 0;
      await page.getByRole("combobox", { name: "Query" }).fill(`is:closed never${Date.now()}`);
      await page.keyboard.press("Enter");
      await expect(page.getByText("0 bugs found")).toBeVisible();
      return asked;
    })
    .toBe(0);
  await page.route(isList, (route) => route.abort());
}

test("once all bugs are here, lists answer as the server does, and without it", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const bugs = Object.fromEntries(titles.map((title) => [title, "It fails."]));
  const stage = await setStage({ owner: ada, members: [grace], bugs });
  const me = (await (await ada.page.context().request.get(`${ada.origin}/api/v1/me`)).json()) as {
    UID: string;
  };
  await change(ada, stage, "CORE-1", { severity: "S1", priority: "high" });
  await change(ada, stage, "CORE-2", { severity: "S2", assignedMembers: [me.UID] });
  await change(ada, stage, "CORE-3", { priority: "urgent" });
  await grace.page.goto(`${stage.organization}/bugs?q=is:open`);
  await expect(rows(grace)).toHaveCount(titles.length);
  await withoutServer(grace);

  await test.step("each query finds the same bugs in the same order", async () => {
    for (const q of queries) {
      // oxlint-disable-next-line no-await-in-loop
      await ask(grace, q);
      // oxlint-disable-next-line no-await-in-loop
      await expectAnswer(grace, stage, q);
    }
  });

  await test.step("what somebody else changes moves bugs in and out of it", async () => {
    const q = "severity:S1 sort:title";
    await ask(grace, q);
    await expectAnswer(grace, stage, q);
    await change(ada, stage, "CORE-5", { severity: "S1" });
    await expect(rows(grace)).toHaveCount(2);
    await expectAnswer(grace, stage, q);
    await change(ada, stage, "CORE-1", { severity: "S3" });
    await expect(rows(grace)).toHaveCount(1);
    await expectAnswer(grace, stage, q);
    await change(ada, stage, "CORE-5", { title: "Zebra", severity: "S2" });
    await expect(rows(grace)).toHaveCount(0);
  });

  await test.step("one that is come back to is as it is now, though it was not shown meanwhile", async () => {
    const { page } = grace;
    const q = "priority:high";
    await ask(grace, q);
    await expectAnswer(grace, stage, q);
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.locator("main h1")).toContainText(titles[0] ?? "");
    await change(ada, stage, "CORE-1", { priority: "low" });
    await expect(page.locator('dl [aria-label="Priority: Low"]')).toBeVisible();
    await page.goBack();
    await expect(found(grace)).toHaveText("0 bugs found");
  });

  await test.step("one's own edit moves its bug before the server has answered", async () => {
    await ask(grace, "priority:none sort:title");
    const before = await rows(grace).count();
    const letGo = await hold(grace, /\/bugs\/(bulk|CORE-|[0-9a-f-]{36}$)/);
    await grace.page.keyboard.press("Escape");
    await grace.page.keyboard.press("j");
    await grace.page.keyboard.press("p");
    await grace.page.getByRole("option", { name: "Urgent" }).click();
    await expect(rows(grace)).toHaveCount(before - 1);
    letGo();
    await expect
      .poll(async () => (await keysOnServer(ada, stage, "priority:urgent")).length)
      .toBe(2);
    await expectAnswer(grace, stage, "priority:none sort:title");
  });
});

test("a page that begins without a network shows the lists it showed before", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const bugs = Object.fromEntries(titles.map((title) => [title, "It fails."]));
  const stage = await setStage({ owner: ada, bugs });
  await change(ada, stage, "CORE-3", { severity: "S1" });
  const { page } = ada;
  await page.goto(`${stage.organization}/bugs?q=is:open`);
  await expect(rows(ada)).toHaveCount(titles.length);
  const isKept = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const { controller } = navigator.serviceWorker;
      const isShellKept = active?.state === "activated" && controller !== null;
      return isShellKept && localStorage.getItem("lacewing.replicas") !== null;
    });
  await expect.poll(isKept).toBe(true);

  await watch.whileServerIsDown(async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(rows(ada)).toHaveCount(titles.length);
    await ask(ada, "severity:S1");
    await expect(found(ada)).toHaveText("1 bug found");
    await expect(rows(ada)).toContainText(["The clock drifts"]);
    await ask(ada, "relay sort:title");
    await expect(rows(ada)).toContainText(["A relay hums", "The relay sticks"]);
    await page.context().setOffline(false);
    await change(ada, stage, "CORE-8", { title: "The relay smokes" });
    await expect(rows(ada)).toHaveCount(3);
  });
});

test("a list that is loaded anew stands where it was left, as soon as its rows are there", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const many = Array.from({ length: 60 }, (_, at) => [`The relay ${at} sticks`, "It fails."]);
  const stage = await setStage({ owner: ada, bugs: Object.fromEntries(many) });
  const { page } = ada;
  // What is kept here would have the rows come with their page.
  await page.route(/\/snapshot(?:\?|$)/, (route) => route.abort());
  await page.goto(`${stage.organization}/bugs?q=sort:created`);
  await expect(found(ada)).toHaveText("60 bugs found");
  const last = page.getByRole("link", { name: "The relay 59 sticks" });
  await page.mouse.move(700, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  const letGo = await hold(ada, isList);
  await page.reload();
  await expect(page.getByRole("button", { name: "Charts" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  letGo();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
});

test("a page of bugs asks for them at once, and once", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const bugs = Object.fromEntries(titles.map((title) => [title, "It fails."]));
  const stage = await setStage({ owner: ada, bugs });
  const { page } = ada;
  let asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, what] = /\/orgs\/([^/]+|[^/]+\/(?:projects|bugs))$/.exec(pathname) ?? [];
    // Views beside the page have their bugs counted, which asks for one.
    if (what === undefined || searchParams.get("limit") === "1") return;
    asked.push(`${what.split("/").at(-1)} ${searchParams.get("project") ?? ""}`);
  });
  const addresses = [
    `${stage.organization}/bugs`,
    `${stage.organization}/bugs?q=relay&layout=board`,
    `${stage.projects[0]}`,
    `${stage.projects[0]}?q=sort:title`,
    `${stage.projects[0]}?tab=board`,
  ];
  for (const address of addresses) {
    asked = [];
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(address);
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForLoadState("networkidle");
    const project = address.includes("/projects/") ? "CORE" : "";
    expect(asked.toSorted()).toEqual(
      [`bugs ${project}`, "projects ", `${stage.orgID} `].toSorted(),
    );
  }
});

test("what changes between the answers that a page begins with is not missed", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const stage = await setStage({ owner: ada, bugs: { "The relay sticks": "It fails." } });
  const { page } = ada;
  // Both say from which version on changes are heard.
  const letGo = await hold(ada, /\/orgs(?:\/[^/]+)?$/);
  // Once all bugs are held each is as it is, whatever its list said.
  await page.route(/\/snapshot(?:\?|$)/, (route) => route.abort());
  const answered = page.waitForResponse((reply) => isList(new URL(reply.url())));
  await page.goto(`${stage.organization}/bugs?q=relay`);
  await answered;
  await change(ada, stage, "CORE-1", { title: "The relay hums" });
  letGo();
  await expect(rows(ada)).toContainText(["The relay hums"]);
});
