import { setTimeout as delay } from "node:timers/promises";
import { newID } from "../../src/store/new-id.ts";
import { Chance } from "../answers/chance.ts";
import { actOnce, type Made, type Stage } from "./acts.ts";
import { Browser, Page } from "./browser.ts";
import type { Scripts } from "./bundle.ts";
import { differences } from "./compare.ts";
import { CutLine, clear } from "./cut-line.ts";
import { logEnd, logFaults } from "./log.ts";
import type { Ground } from "./people.ts";

const actsEach = 8;
const bugsAtFirst = 8;
const drainMsMax = 60_000;
const showMsMax = 5000;
/** Within it pages that rest write what they hold. */
const keptMs = 400;
/** A clock may be days off, and set right or wrong while the browser is closed. */
const skewMsMax = 3 * 24 * 3600 * 1000;

interface Client {
  at: number;
  browser: Browser;
  page: Page;
  chance: Chance;
}

export interface Figures {
  changes: number;
  reloads: number;
  refused: number;
  ms: number;
}

/** Twenty people work on one organization over bad lines, then all lines are good: what is wrong then. */
export async function trial(
  seed: number,
  ground: Ground,
  scripts: Scripts,
): Promise<{ faults: string[]; figures: Figures }> {
  const began = performance.now();
  const figures = { changes: 0, reloads: 0, refused: 0, ms: 0 };
  const chance = new Chance(seed);
  const from = logEnd(ground);
  const orgID = await setUp(ground, chance);
  const uids = ground.members.map(({ uid }) => uid);
  const stage: Stage = { orgID, uids, ledger: new Map() };
  const clients: Client[] = [];
  for (const [at, { cookie }] of ground.members.entries()) {
    const own = new Chance(chance.below(2 ** 31));
    // oxlint-disable-next-line no-await-in-loop
    const line = await CutLine.open(ground.port, new Chance(own.below(2 ** 31)));
    const browser = new Browser({ origin: ground.server.url, cookie, line, scripts });
    browser.skewMs = own.below(2 * skewMsMax) - skewMsMax;
    clients.push({ at, browser, page: begin(new Page(browser), stage), chance: own });
  }
  const faults: string[] = [];
  try {
    await Promise.all(clients.map((client) => live(client, stage, figures)));
    for (const { browser, page } of clients) {
      browser.line.weather = clear;
      page.setOnline(true);
    }
    faults.push(...(await drained(clients, ground, stage, scripts)));
    if (faults.length === 0) {
      await delay(keptMs);
      await Promise.all(clients.map((client) => reload(client, stage)));
      const kept = await drained(clients, ground, stage, scripts);
      faults.push(...kept.map((fault) => `from what was kept: ${fault}`));
    }
    faults.push(...logFaults(ground, from, stage));
    for (const { at, page } of clients) {
      for (const fault of page.faults) faults.push(`client ${at} threw ${String(fault)}`);
    }
  } finally {
    for (const { page, browser } of clients) {
      page.close();
      browser.line.close();
    }
    await owner(ground).send("DELETE", `orgs/${orgID}`);
  }
  figures.changes = stage.ledger.size;
  figures.refused = [...stage.ledger.values()].filter(({ end }) => end === "refused").length;
  figures.ms = Math.round(performance.now() - began);
  return { faults, figures };
}

const owner = (ground: Ground) => {
  const [first] = ground.members;
  if (first === undefined) throw new Error("there is nobody");
  return first;
};

async function setUp(ground: Ground, chance: Chance): Promise<string> {
  const first = owner(ground);
  const { id, joinCode } = await first.send<{ id: string; joinCode: string }>("POST", "orgs", {
    orgName: "Moth Works",
    orgDesc: "We build what we need.",
  });
  await Promise.all(
    ground.members.slice(1).map((member) => member.send("POST", "orgs/join", { joinCode })),
  );
  const project = await first.send<{ id: string }>("POST", `orgs/${id}/projects`, {
    name: "Core",
    description: "All about it.",
  });
  for (const [name, color] of [
    ["red", "red"],
    ["area/core", "blue"],
    ["area/web", "green"],
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await first.send("POST", `orgs/${id}/labels`, { name, color });
  }
  await Promise.all(
    Array.from({ length: bugsAtFirst }, (_, at) =>
      chance.of(ground.members).send("POST", `orgs/${id}/bugs`, {
        id: newID(),
        projectID: project.id,
        title: `First ${at}`,
        description: `Text ${at}`,
      }),
    ),
  );
  return id;
}

function begin(page: Page, { orgID, ledger }: Stage): Page {
  page.product.onRefused((refused) => {
    for (const { id, reason } of refused) {
      const made = ledger.get(id);
      if (made === undefined || made.end === "discarded") continue;
      made.end = "refused";
      made.reason = reason;
    }
  });
  page.product.open(orgID);
  return page;
}

/** Acts, and what happens to lines and pages meanwhile. */
async function live(client: Client, stage: Stage, figures: Figures): Promise<void> {
  const { browser, chance } = client;
  await shows(client, stage.orgID, showMsMax);
  for (let act = 0; act < actsEach; act += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await delay(chance.below(60));
    change(client, chance);
    if (chance.oneIn(6)) {
      figures.reloads += 1;
      // oxlint-disable-next-line no-await-in-loop
      await reload(client, stage);
      // oxlint-disable-next-line no-await-in-loop
      await shows(client, stage.orgID, chance.below(200));
    }
    // oxlint-disable-next-line no-await-in-loop
    await actOnce(client.at, client.page, stage, chance);
  }
  browser.line.weather = clear;
}

/** Waits until there is a bug to be seen, at most so long. */
async function shows(client: Client, orgID: string, msMax: number): Promise<void> {
  const deadline = performance.now() + msMax;
  while (client.page.product.bugs(orgID).length === 0 && performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop
    await delay(5);
  }
}

function change({ browser, page }: Client, chance: Chance): void {
  const dice = chance.below(10);
  if (dice === 0) {
    browser.line.weather = { ...clear, isDown: true };
    browser.line.cut();
    if (chance.oneIn(2)) page.setOnline(false);
  } else if (dice === 1) {
    browser.line.cut();
  } else if (dice < 6) {
    browser.line.weather = {
      isDown: false,
      cutOneIn: chance.below(5),
      loseOneIn: chance.below(6),
      lateMs: chance.oneIn(3) ? chance.below(120) : 0,
    };
    if (!browser.isOnline) page.setOnline(true);
  }
}

/** The page is closed wherever it is, and opened again with what the browser kept. */
async function reload(client: Client, stage: Stage): Promise<void> {
  const { browser, chance, page } = client;
  page.close();
  // What was asked of the database is done or not.
  await delay(chance.below(10));
  const kept = await keptIDs(browser);
  for (const [id, made] of stage.ledger) {
    if (made.page !== page || made.end !== "open") continue;
    if (kept.has(id)) made.isKept = true;
    else made.end = "left";
  }
  if (chance.oneIn(2)) browser.skewMs = chance.below(2 * skewMsMax) - skewMsMax;
  // Browsers give up what they keep when a disk is full; all bugs are fetched anew then.
  if (chance.oneIn(4)) browser.indexedDB.deleteDatabase("lacewing-replicas");
  client.page = begin(page.reload(), stage);
  for (const id of kept) {
    const made = stage.ledger.get(id);
    if (made !== undefined) made.page = client.page;
  }
}

/** The changes that the browser's database holds. */
function keptIDs({ indexedDB }: Browser): Promise<Set<string>> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open("lacewing-changes");
    opened.addEventListener("error", () => reject(new Error("not opened")));
    opened.addEventListener("success", () => {
      const database = opened.result;
      if (!database.objectStoreNames.contains("changes")) {
        database.close();
        indexedDB.deleteDatabase("lacewing-changes");
        resolve(new Set());
        return;
      }
      const keys = database.transaction("changes").objectStore("changes").getAllKeys();
      keys.addEventListener("success", () => {
        database.close();
        resolve(new Set(keys.result.map(String)));
      });
    });
  });
}

/** Waits until nothing waits and every client shows what the server has; else what still differs. */
async function drained(
  clients: readonly Client[],
  ground: Ground,
  stage: Stage,
  scripts: Scripts,
): Promise<string[]> {
  const { orgID } = stage;
  const first = clients[0];
  if (first === undefined) throw new Error("there is nobody");
  const deadline = performance.now() + drainMsMax;
  let faults: string[] = [];
  let newcomer: Client | undefined;
  try {
    do {
      // oxlint-disable-next-line no-await-in-loop
      await delay(30);
      faults = clients.flatMap((client) => unsettled(client, stage));
      if (faults.length > 0) continue;
      if (newcomer === undefined) {
        const { cookie } = ground.members[0] ?? { cookie: "" };
        const { line } = first.browser;
        const browser = new Browser({ origin: ground.server.url, cookie, line, scripts });
        newcomer = { ...first, at: clients.length, browser, page: new Page(browser) };
        newcomer.page.product.open(orgID);
      }
      if (newcomer.page.product.held(orgID).is !== "held") {
        faults = ["the newcomer holds nothing"];
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop
      faults = await differences([...clients, newcomer], ground, orgID);
    } while (faults.length > 0 && performance.now() < deadline);
  } finally {
    newcomer?.page.close();
  }
  return faults;
}

function unsettled({ at, page, browser }: Client, { orgID, ledger }: Stage): string[] {
  const { product } = page;
  const open = [...ledger].filter(
    ([, { client, end, isKept }]) => client === at && end === "open" && !isKept,
  );
  const { is } = product.held(orgID);
  const said = [
    open.length > 0 && `no answer to ${open.map(([id, { what }]) => `${id} ${what}`).join()}`,
    product.waitingIDs().length > 0 && `still waiting: ${product.waitingIDs().join()}`,
    !product.isLive() && "is not live",
    is !== "held" && `holds not all bugs: ${is}`,
    product.unnumbered(orgID) > 0 && "shows new bugs as being sent",
    !browser.isOnline && "is offline",
  ];
  return said.flatMap((each) => (each === false ? [] : [`client ${at}: ${each}`]));
}

export type { Client, Made };
