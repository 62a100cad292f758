import { newID } from "../src/store/new-id.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage, visitBug } from "./stage.ts";

const palette = ({ page }: Person) => page.getByRole("dialog", { name: "Search and actions" });
const field = (person: Person) =>
  palette(person).getByRole("combobox", { name: "Search and actions" });
const active = (person: Person) => palette(person).getByRole("option", { selected: true });

async function openPalette(person: Person): Promise<void> {
  await person.page.keyboard.press("Control+k");
  await expect(field(person)).toBeFocused();
}

/** Types into the open palette and takes the first thing that is found. */
async function take(person: Person, typed: string, first: string | RegExp): Promise<void> {
  await openPalette(person);
  await person.page.keyboard.type(typed);
  await expect(active(person)).toContainText(first);
  await person.page.keyboard.press("Enter");
  await expect(palette(person)).toBeHidden();
}

const heading = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test("everything is found and done by keyboard alone, over two organizations", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const bob = await newPerson("bob");
  const stage = await setStage({
    owner: ada,
    members: [bob],
    projects: ["Core", "Interface"],
    bugs: { "The relay sticks": "A moth.", "The tape tears": "", "Crème brûlée burns": "" },
  });
  const { id: otherID } = await ada.send<{ id: string }>("orgs", {
    orgName: "Night Shift",
    orgDesc: "Another one.",
  });
  const lamps = await ada.send<{ id: string }>(`orgs/${otherID}/projects`, {
    name: "Lamps",
    description: "All about lamps.",
  });
  await ada.send(`orgs/${otherID}/bugs`, {
    id: newID(),
    projectID: lamps.id,
    title: "The lantern flickers",
    description: "",
  });
  const { page } = ada;
  const { keyboard } = page;

  await test.step("an action of the page: those of the open bug stand first, with their keys", async () => {
    await visitBug(stage, 0, ada);
    await openPalette(ada);
    const [first] = await palette(ada).getByRole("group").all();
    await expect(first ?? page.locator("none")).toHaveAccessibleName("Actions");
    await expect(palette(ada).getByRole("option", { name: /^Set status.*S$/ })).toBeVisible();
    await shoot(page, "palette-bug");
    await keyboard.type("prio");
    await expect(active(ada)).toContainText("Set priority");
    await keyboard.press("Enter");
    await page.getByRole("option", { name: "Urgent" }).waitFor();
    await keyboard.type("Urg");
    await keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Priority: Urgent" })).toBeVisible();
  });

  await test.step("Esc closes it and gives the focus back", async () => {
    const link = page.getByRole("link", { name: "Moth Works" });
    await link.focus();
    await openPalette(ada);
    await keyboard.press("Escape");
    await expect(palette(ada)).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step("a page, a project, a person", async () => {
    await take(ada, "dashb", "Dashboard");
    await expect(page).toHaveURL(/\/dashboard$/);
    await take(ada, "interf", "Interface");
    await expect(heading(ada, "Interface")).toBeVisible();
    await take(ada, "bob", "bob");
    await expect(page).toHaveURL(/\/bugs\?q=assignee/);
    await expect(page.getByRole("combobox", { name: "Query" })).toHaveValue(
      "assignee:@bob is:open",
    );
  });

  await test.step("a bug by its key, by words of its title, without its accents, in the other organization", async () => {
    await take(ada, "core-2", "CORE-2 The tape tears");
    await expect(heading(ada, "The tape tears")).toBeVisible();
    await take(ada, "rel st", "CORE-1 The relay sticks");
    await expect(heading(ada, "The relay sticks")).toBeVisible();
    await take(ada, "creme bru", "Crème brûlée burns");
    await expect(heading(ada, "Crème brûlée burns")).toBeVisible();
    await take(ada, "lantern", "The lantern flickers");
    await expect(heading(ada, "The lantern flickers")).toBeVisible();
    expect(page.url()).toContain(otherID);
  });

  await test.step("what was seen lately comes first, and goes with the session", async () => {
    await keyboard.press("g");
    await keyboard.press("r");
    await expect(palette(ada).getByRole("option")).toHaveText([
      /Crème brûlée burns/,
      /The relay sticks/,
      /The tape tears/,
      /Interface/,
    ]);
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(heading(ada, "The relay sticks")).toBeVisible();
  });

  await test.step("nothing found says so", async () => {
    await openPalette(ada);
    await keyboard.type("xyzzy");
    await expect(palette(ada).getByText("Nothing found for “xyzzy”.").last()).toBeVisible();
    await keyboard.press("Enter");
    await expect(palette(ada)).toBeVisible();
    await keyboard.press("Escape");
  });

  await test.step("from a field as well, which keeps its text; not over a dialog", async () => {
    await page.goto(stage.projects[0] ?? "");
    const query = page.getByRole("combobox", { name: "Query" });
    await query.fill("is:op");
    await openPalette(ada);
    await keyboard.press("Escape");
    await expect(query).toHaveValue("is:op");
    await query.press("Escape");
    await page.getByRole("button", { name: "New bug" }).click();
    await expect(ada.dialog("New bug")).toBeVisible();
    await keyboard.press("Control+k");
    await keyboard.press("Escape");
    await expect(ada.dialog("New bug")).toBeHidden();
    await expect(palette(ada)).toBeHidden();
  });

  await test.step("on a phone a button opens it, over the whole screen", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Search and actions" }).click();
    await expect(field(ada)).toBeFocused();
    expect((await palette(ada).boundingBox())?.width).toBe(390);
    await shoot(page, "palette-390");
    await keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("logging out is in it, and leaves nothing behind", async () => {
    await openPalette(ada);
    await keyboard.type("log out");
    await expect(active(ada)).toContainText("Log out");
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/(?:logout|auth)?$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("lacewing.seen"))).toBeNull();
  });
});

test("any of forty bugs is found in three keystrokes once the palette is open", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const stage = await setStage({
    owner: ada,
    bugs: Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`Moth ${index + 1} sits in a relay`, ""]),
    ),
  });
  const { page } = ada;
  await page.goto(stage.projects[0] ?? "");
  await expect(page.getByRole("link", { name: /Moth 40 sits/ })).toBeVisible();
  for (const number of [7, 12, 33, 40]) {
    // One after the other, each from the page of the one before.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(`CORE-${number}`, async () => {
      await openPalette(ada);
      const keystrokes = [...`${number}`.split(""), "Enter"];
      expect(keystrokes.length).toBeLessThanOrEqual(3);
      for (const key of keystrokes) {
        // oxlint-disable-next-line no-await-in-loop
        await page.keyboard.press(key);
      }
      await expect(heading(ada, `Moth ${number} sits in a relay`)).toBeVisible();
    });
  }

  await test.step("the one seen before with two", async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("r");
    await expect(active(ada)).toContainText("CORE-33");
    await page.keyboard.press("Enter");
    await expect(heading(ada, "Moth 33 sits in a relay")).toBeVisible();
  });
});

test("a bug that is not theirs to see is found by nobody", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const bob = await newPerson("bob");
  const stage = await setStage({ owner: ada, members: [bob], bugs: { "The relay sticks": "" } });
  const { items } = (await (
    await ada.page.context().request.get(`${ada.origin}/api/v1/orgs/${stage.orgID}/projects`)
  ).json()) as { items: { id: string }[] };
  const { key } = await ada.send<{ key: string }>(`orgs/${stage.orgID}/bugs`, {
    id: newID(),
    projectID: items[0]?.id,
    title: "The secret door",
    description: "",
    visibility: "restricted",
  });
  await visitBug(stage, 0, bob);
  await openPalette(bob);
  const { keyboard } = bob.page;
  const answered = bob.page.waitForResponse(/\/bugs\?q=secret/);
  await keyboard.type("secret");
  await answered;
  await expect(palette(bob).getByText("Nothing found for “secret”.").last()).toBeVisible();
  await field(bob).fill(key.toLowerCase());
  await expect(
    palette(bob)
      .getByText(/Nothing found/)
      .last(),
  ).toBeVisible();
});
