import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { type Stage, setStage, visitBug } from "./stage.ts";

type NewPerson = (username: string) => Promise<Person>;

/** Ada, Grace and Bob, members of Ada's organization with one bug. */
async function threePeople(newPerson: NewPerson) {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const bob = await newPerson("bob");
  const bugs = { "The relay sticks": "A moth sits in relay 70." };
  const stage = await setStage({ owner: ada, members: [grace, bob], bugs });
  return { ada, grace, bob, stage };
}

/** The button with the faces of everybody else. */
function faces({ page }: Person) {
  return page.getByRole("button", { name: /^Also on this bug/ });
}

async function expectOthers(person: Person, names: string): Promise<void> {
  await expect(faces(person)).toHaveAccessibleName(`Also on this bug: ${names}`);
}

function commentField({ page }: Person) {
  return page.getByRole("textbox", { name: "Comment", exact: true });
}

async function setHidden(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((shown) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: shown });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** What the person's page says of where they are, from its next connection on. */
function ownWords(page: Page): string[] {
  const said: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const act = /"type":"presence".*"act":"(\w+)"/.exec(String(payload))?.[1];
      if (act !== undefined) said.push(act);
    });
  });
  return said;
}

/** Whatever the server told the person's page of others, from its next connection on. */
function heardOf(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes('"type":"presence"')) heard.push(String(payload));
    });
  });
  return heard;
}

async function openPanel(person: Person, stage: Stage): Promise<void> {
  await person.page.goto(`${stage.projects[0]}?bug=CORE-1`);
  await expect(
    person.page.getByRole("region", { name: "Bug", exact: true }).getByRole("heading", {
      level: 1,
      name: "The relay sticks",
    }),
  ).toBeVisible();
}

test("people on one bug see each other come, write, stop and leave", async ({ newPerson }) => {
  const { ada, grace, bob, stage } = await threePeople(newPerson);
  const said = ownWords(grace.page);

  await test.step("alone, nothing is shown", async () => {
    await visitBug(stage, 0, ada);
    await expect(faces(ada)).toHaveCount(0);
  });

  await test.step("who comes is seen, on the page and in the panel beside a list", async () => {
    await visitBug(stage, 0, grace);
    await expectOthers(ada, "grace");
    await expectOthers(grace, "ada");
    await openPanel(bob, stage);
    await expectOthers(ada, "grace, bob");
    await expectOthers(bob, "ada, grace");
    await expect(
      ada.page.getByRole("status").filter({ hasText: "bob is on this bug too." }),
    ).toHaveCount(1, { timeout: 10_000 });
  });

  await test.step("a comment in the making is told, its text is not, and it ends by itself", async () => {
    const note = ada.page.getByText("grace is writing a comment…");
    await commentField(grace).pressSequentially("I saw it, too", { delay: 50 });
    await expect(note).toBeVisible();
    await expectOthers(ada, "grace (writing a comment), bob");
    await expect(note).toBeHidden({ timeout: 10_000 });
    expect(said.filter((act) => act === "comments").length).toBeLessThanOrEqual(2);
    await expect(commentField(grace)).toHaveValue("I saw it, too");
  });

  await test.step("what was sent is not written any more", async () => {
    await commentField(grace).press("End");
    await commentField(grace).pressSequentially("!");
    await expect(ada.page.getByText("grace is writing a comment…")).toBeVisible();
    await grace.press("Comment");
    await expect(ada.page.getByText("I saw it, too!")).toBeVisible();
    await expect(ada.page.getByText("grace is writing a comment…")).toBeHidden({ timeout: 3000 });
  });

  await test.step("the description is told apart", async () => {
    await grace.page.getByRole("button", { name: "Edit description" }).click();
    const field = grace.page.getByRole("textbox", { name: "Description" });
    await field.press("End");
    await field.pressSequentially(" Still.");
    const description = ada.page.getByRole("region", { name: "Description" });
    await expect(description.getByText("grace is editing the description…")).toBeVisible();
    await grace.page.getByRole("button", { name: "Save" }).click();
    await expect(description.getByText("A moth sits in relay 70. Still.")).toBeVisible();
    await expect(description.getByText("grace is editing")).toBeHidden({ timeout: 3000 });
  });

  await test.step("several tabs are one person", async () => {
    const second = await grace.page.context().newPage();
    await second.goto(stage.bugs[0] ?? "");
    await expect(second.getByRole("button", { name: /^Also on this bug/ })).toBeVisible();
    await expectOthers(ada, "grace, bob");
    await second.close();
    await expectOthers(ada, "grace, bob");
  });

  await test.step("a hidden tab is nowhere until it is seen again", async () => {
    await setHidden(grace.page, "hidden");
    await expectOthers(ada, "bob");
    await setHidden(grace.page, "visible");
    await expectOthers(ada, "bob, grace");
  });

  await test.step("who goes elsewhere, closes the panel or the tab is gone", async () => {
    await grace.page.getByRole("link", { name: "Moth Works" }).first().click();
    await expectOthers(ada, "bob");
    await bob.page.getByRole("button", { name: "Close panel" }).click();
    await expect(faces(ada)).toHaveCount(0);
    await visitBug(stage, 0, bob);
    await expectOthers(ada, "bob");
    await bob.page.close();
    await expect(faces(ada)).toHaveCount(0);
  });
});

test("after a loss of the connection everybody is there again", async ({
  newPerson,
  server,
  watch,
}) => {
  const { ada, grace, stage } = await threePeople(newPerson);
  await visitBug(stage, 0, ada, grace);
  await expectOthers(ada, "grace");
  await watch.whileServerIsDown(async () => {
    await server.restart();
    await expectOthers(ada, "grace");
    await expectOthers(grace, "ada");
  });
});

test("who may not know a bug neither sees who is on it nor is seen", async ({ newPerson }) => {
  const { ada, grace, bob, stage } = await threePeople(newPerson);
  const heard = heardOf(bob.page);
  await visitBug(stage, 0, ada, grace, bob);
  await expectOthers(ada, "grace, bob");

  await test.step("a bug that becomes restricted is left by all but its readers", async () => {
    const api = `${ada.origin}/api/v1/orgs/${stage.orgID}`;
    const graceID = await grace.page.evaluate(async () => {
      const reply = await fetch("/api/v1/me");
      return ((await reply.json()) as { UID: string }).UID;
    });
    const { request } = ada.page.context();
    const reply = await request.patch(`${api}/bugs/CORE-1`, {
      data: { visibility: "restricted", sharedWith: [graceID] },
      headers: { origin: ada.origin },
    });
    expect(reply.status()).toBe(200);
    await expectOthers(ada, "grace");
    const before = heard.length;
    // Her page shows the bug anew, as one of few.
    await expect(async () => {
      await commentField(grace).pressSequentially("Between us", { timeout: 3000 });
      await expect(ada.page.getByText("grace is writing a comment…")).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    expect(heard.slice(before)).toEqual([]);
  });

  await test.step("who is removed from the organization is gone within seconds", async () => {
    const { request } = ada.page.context();
    const api = `${ada.origin}/api/v1/orgs/${stage.orgID}`;
    const { items } = (await (await request.get(`${api}/members`)).json()) as {
      items: { id: string; memberName: string }[];
    };
    const member = items.find(({ memberName }) => memberName === "grace");
    await request.delete(`${api}/members/${member?.id}`, { headers: { origin: ada.origin } });
    await expect(faces(ada)).toHaveCount(0, { timeout: 5000 });
  });
});

test("an outsider of a public organization hears nothing of who is where", async ({
  newPerson,
}) => {
  const { ada, grace, stage } = await threePeople(newPerson);
  const eve = await newPerson("eve");
  await eve.joinQuietly();
  const { request } = ada.page.context();
  const opened = await request.patch(`${ada.origin}/api/v1/orgs/${stage.orgID}`, {
    data: { isPrivate: false },
    headers: { origin: ada.origin },
  });
  expect(opened.status()).toBe(200);
  const heard = heardOf(eve.page);
  const said = ownWords(eve.page);
  await visitBug(stage, 0, ada, grace, eve);
  await expectOthers(ada, "grace");
  await commentField(grace).pressSequentially("Only among members");
  await expect(ada.page.getByText("grace is writing a comment…")).toBeVisible();
  await expectOthers(ada, "grace (writing a comment)");
  expect(heard).toEqual([]);
  expect(said).toEqual([]);
  await expect(faces(eve)).toHaveCount(0);
});

test("the faces are found by keyboard, and axe finds nothing in them", async ({
  newPerson,
  shoot,
}) => {
  const { ada, grace, bob, stage } = await threePeople(newPerson);
  await visitBug(stage, 0, ada, grace);
  await openPanel(bob, stage);
  await expectOthers(ada, "grace, bob");
  const { page } = ada;
  await faces(ada).focus();
  await expect(page.getByRole("tooltip", { name: "Also on this bug: grace, bob" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(faces(ada)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(faces(ada)).toHaveAttribute("aria-expanded", "false");
  const writing = [
    { colorScheme: "light", field: commentField(grace), note: "grace is writing a comment…" },
    {
      colorScheme: "dark",
      field: grace.page.getByRole("textbox", { name: "Description" }),
      note: "grace is editing the description…",
    },
  ] as const;
  await grace.page.getByRole("button", { name: "Edit description" }).click();
  for (const { colorScheme, field, note } of writing) {
    // A window that becomes narrow shows the panel's bug on its page, and goes on with it.
    for (const width of [1440, 650, 390]) {
      for (const person of [ada, bob]) {
        // oxlint-disable no-await-in-loop
        await person.page.emulateMedia({ colorScheme });
        await person.page.setViewportSize({ width, height: 900 });
        await field.pressSequentially("and ");
        await expect(person.page.getByText(note)).toBeVisible();
        await shoot(person.page, `${person.username}-${colorScheme}-${width}`);
        expect(await violations(person.page)).toEqual([]);
        const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
        expect(await person.page.evaluate(isTooWide)).toBe(false);
        // oxlint-enable no-await-in-loop
      }
    }
  }
});
