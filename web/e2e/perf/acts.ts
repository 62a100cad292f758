import type { Cost, MeasuredPage } from "./measured-page.ts";

/** Where a signed-in person works. */
export interface Ground {
  /** Addresses of the server and of the organization in the API. */
  origin: string;
  api: string;
  /** Address of the organization's page. */
  organization: string;
  /** Key of its largest project. */
  project: string;
}

export interface Act {
  name: string;
  /** Brings the page to where the act is done. */
  prepare: (measured: MeasuredPage, ground: Ground) => Promise<void>;
  run: (measured: MeasuredPage, round: number) => Promise<Cost>;
}

async function openList({ page }: MeasuredPage, { organization }: Ground): Promise<void> {
  await page.goto(`${organization}/bugs?q=is:open`);
  await page.getByRole("status").filter({ hasText: "found" }).waitFor();
  await page
    .getByRole("region", { name: "Bugs", exact: true })
    .getByRole("listitem")
    .first()
    .waitFor();
}

/** Written out once more where the page itself looks: what runs there closes over nothing. */
const assignees = 'dl [aria-label^="Assignees: "]';

const letters = ["c", "r", "a", "s", "h"];
const queries = [
  "severity:S1",
  "is:open",
  "is:closed sort:-votes",
  "priority:urgent..high",
  "assignee:none sort:title",
];

/** What people do all day, each in the page where they do it. */
export const acts: readonly Act[] = [
  {
    // What measuring costs, and the browser: it is in the figures of all acts that follow.
    name: "a press that nothing is bound to",
    async prepare(measured, ground) {
      await openList(measured, ground);
      await measured.page.evaluate(() =>
        addEventListener("keydown", ({ timeStamp }) => {
          document.documentElement.dataset["pressed"] = `${timeStamp}`;
        }),
      );
    },
    async run(measured) {
      const before = await measured.page.evaluate(
        () => document.documentElement.dataset["pressed"] ?? "",
      );
      return measured.cost(
        () => measured.page.keyboard.press("F9"),
        (was) => (document.documentElement.dataset["pressed"] ?? "") !== was,
        before,
      );
    },
  },
  {
    name: "letter in the query box",
    async prepare(measured, ground) {
      await openList(measured, ground);
      await measured.page.getByRole("combobox", { name: "Query" }).focus();
      await measured.page.keyboard.press("End");
      await measured.page.keyboard.type(" ");
    },
    async run(measured, round) {
      const typed = letters[round % letters.length] ?? "c";
      const before = await measured.page.getByRole("combobox", { name: "Query" }).inputValue();
      return measured.cost(
        () => measured.page.keyboard.press(typed),
        (wanted) =>
          document.querySelector<HTMLInputElement>('[role="combobox"][aria-label="Query"]')
            ?.value === wanted,
        `${before}${typed}`,
      );
    },
  },
  {
    name: "letter in the palette",
    async prepare(measured, ground) {
      await openList(measured, ground);
      await measured.page.keyboard.press("Control+k");
      await measured.page.getByRole("dialog").getByRole("combobox").waitFor();
    },
    async run(measured, round) {
      const { page } = measured;
      const typed = letters[round % letters.length] ?? "c";
      const field = page.getByRole("dialog").getByRole("combobox");
      // A word a time: what every bug answers, and what few do.
      if (round % letters.length === 0) await field.fill("");
      const before = await field.inputValue();
      return measured.cost(
        () => page.keyboard.press(typed),
        (wanted) =>
          document.querySelector<HTMLInputElement>('[role="dialog"] [role="combobox"]')?.value ===
          wanted,
        `${before}${typed}`,
      );
    },
  },
  {
    name: "query asked, to its bugs",
    prepare: openList,
    async run(measured, round) {
      const { page } = measured;
      const query = page.getByRole("combobox", { name: "Query" });
      await query.fill(queries[round % queries.length] ?? "");
      const before = await page.getByRole("status").filter({ hasText: "found" }).innerText();
      return measured.cost(
        () => page.keyboard.press("Enter"),
        (was) =>
          [...document.querySelectorAll('[role="status"], output')].some(
            ({ textContent }) => / found/.test(textContent ?? "") && textContent !== was,
          ),
        before,
      );
    },
  },
  {
    name: "a bug assigned by its key",
    async prepare(measured, ground) {
      await openList(measured, ground);
      await measured.page.keyboard.press("j");
      await measured.page.keyboard.press("Enter");
      await measured.page
        .getByRole("region", { name: "Activity" })
        .getByRole("listitem")
        .first()
        .waitFor();
    },
    async run(measured) {
      const before = await measured.page.evaluate(
        (wanted) => document.querySelector(wanted)?.getAttribute("aria-label") ?? "",
        assignees,
      );
      if (before === "") throw new Error("Nobody sees who is assigned.");
      return measured.cost(
        () => measured.page.keyboard.press("i"),
        (was) =>
          document.querySelector('dl [aria-label^="Assignees: "]')?.getAttribute("aria-label") !==
          was,
        before,
      );
    },
  },
  {
    name: "a bug opened",
    prepare: openList,
    async run(measured) {
      const { page } = measured;
      await page.keyboard.press("j");
      const list = await page.getByRole("heading", { level: 1 }).innerText();
      const cost = await measured.cost(
        () => page.keyboard.press("Enter"),
        // The address changes while the list still stands.
        (was) => (document.querySelector("main h1")?.textContent ?? was) !== was,
        list,
      );
      await page.goBack();
      await page.getByRole("status").filter({ hasText: "found" }).waitFor();
      return cost;
    },
  },
  {
    name: "a card dropped by keys",
    async prepare({ page }, { organization, project }) {
      await page.goto(`${organization}/projects/${project}?tab=board&q=is:open`);
      await page
        .getByRole("region", { name: /^Column / })
        .first()
        .getByRole("link")
        .first()
        .waitFor();
    },
    async run(measured, round) {
      const { page } = measured;
      const from = page.getByRole("region", { name: /^Column / }).nth(round % 2);
      const card = from.getByRole("link").first();
      const key = /[A-Z]+-R?\d+/.exec(await card.innerText())?.[0] ?? "";
      const said = (text: string) =>
        page
          .locator("[aria-live=assertive]")
          .filter({ hasText: text })
          .waitFor({ state: "attached" });
      await card.focus();
      await page.keyboard.press("Space");
      await said(`Picked up ${key}`);
      await page.keyboard.press(round % 2 === 0 ? "ArrowRight" : "ArrowLeft");
      return measured.cost(
        () => page.keyboard.press("Space"),
        (dropped) =>
          [...document.querySelectorAll("[aria-live=assertive]")].some(({ textContent }) =>
            textContent.includes(dropped),
          ),
        `Dropped ${key}`,
      );
    },
  },
];
