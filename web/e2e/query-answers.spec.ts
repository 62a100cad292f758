// One after the other, so that chance comes again in the same order.
/* oxlint-disable no-await-in-loop */
import { once } from "node:events";
import { createReadStream, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Asker } from "../src/answers/asking.ts";
import type { BugWorld, WorldPerson } from "../src/answers/bug-world.ts";
import { compile } from "../src/answers/compile.ts";
import { Evaluation } from "../src/answers/evaluation.ts";
import { groupsOf } from "../src/answers/groups.ts";
import type { QueryNote } from "../src/answers/notes.ts";
import { ApiUser, type Schemas } from "./answers/api-user.ts";
import { Chance } from "./answers/chance.ts";
import { makeHardBugs } from "./answers/hard-bugs.ts";
import { groupFields, RandomQueries } from "./answers/random-queries.ts";
import { ReadWorld } from "./answers/read-world.ts";
import { expect, test } from "./fixtures.ts";
import { setStage } from "./stage.ts";

const isLong = process.env["LACEWING_LONG_TESTS"] === "1";
const rounds = isLong ? 6000 : 500;
const seed = Number(process.env["LACEWING_SEED"] ?? Date.now() % 1_000_000);
/** Of the queries that are any, so many in a hundred may be asked of the server. */
const askedPercentMax = 15;
const reports =
  process.env["LACEWING_REAL_REPORTS"] ??
  join(import.meta.dirname, "../../../shared/data/import/bugs.jsonl.gz");
const reportStep = isLong ? 2 : 6;
const zones = ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Auckland"];
const pageMax = 500;

test.use({ settings: { LACEWING_REQUESTS_PER_MINUTE: "1000000" } });
test.setTimeout(isLong ? 3_600_000 : 300_000);

/** Queries that are any, by who answered them. */
interface Counts {
  here: number;
  asked: number;
}

test("the browser finds what the server finds, in the same order", async ({
  newPerson,
  server,
}, testInfo) => {
  console.log(`LACEWING_SEED=${seed}`);
  const chance = new Chance(seed);
  const [ada, grace, linus] = await Promise.all(
    (["ada", "grace", "linus"] as const).map((name) => newPerson(name)),
  );
  if (!ada || !grace || !linus) throw new Error("nobody is there");
  const { orgID } = await setStage({ owner: ada, members: [grace, linus], projects: [] });
  const users = await Promise.all([ada, grace, linus].map((person) => ApiUser.of(person)));
  await grace.page.goto("/dashboard");
  await expect(grace.page.getByRole("heading", { level: 1 })).toBeVisible();
  await makeHardBugs(chance, orgID, users, isLong ? 250 : 90);
  const file = testInfo.outputPath("reports.jsonl");
  if (await takeReports(file)) {
    // It tells that something of real reports is not kept: that is no matter here.
    await once(server.beginCommand("import", "--organization", orgID, file), "exit");
  }

  const [, reader] = users;
  if (reader === undefined) throw new Error("nobody reads");
  const me = await reader.send<{ UID: string }>("GET", "me");
  const world = await readWorld(reader, orgID);
  console.log(`${world.size} bugs`);
  const queries = new RandomQueries(chance, keysOf(world, chance), []);
  const counts: Counts = { here: 0, asked: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const isBroken = chance.oneIn(5);
    const q = isBroken ? queries.broken() : queries.whole();
    const asker = {
      me: me.UID,
      zone: chance.of(zones),
      projectID: chance.oneIn(4) ? chance.of(world.projects)?.id : undefined,
      order: chance.oneIn(6) ? ("rank" as const) : undefined,
    };
    const by = chance.some(groupFields, 8).slice(0, 2);
    const isHere = await compareAnswers({ reader, orgID, world, q, asker });
    if (isHere && by.length > 0) await compareGroups({ reader, orgID, world, q, asker }, by);
    if (!isBroken) counts[isHere ? "here" : "asked"] += 1;
  }
  console.log(JSON.stringify(counts));
  expect(counts.here).toBeGreaterThan(rounds / 2);
  expect(counts.asked / (counts.here + counts.asked)).toBeLessThan(askedPercentMax / 100);
});

interface Asked {
  reader: ApiUser;
  orgID: string;
  world: ReadWorld & BugWorld;
  q: string;
  asker: Omit<Asker, "now">;
}

/** What both answers say, to be compared as one. */
interface Told {
  total: number;
  ids: readonly (string | undefined)[];
  notes: readonly QueryNote[];
}

/** Whether the query was answered here; then the server's answer is the same. */
async function compareAnswers(asked: Asked): Promise<boolean> {
  const { reader, orgID, q, asker } = asked;
  const parameters = new URLSearchParams({ ...parametersOf(asked), limit: `${pageMax}` });
  if (asker.order !== undefined) parameters.set("order", asker.order);
  for (let attempt = 0; ; attempt += 1) {
    const before = answeredHere(asked);
    const reply = await reader.try("GET", `orgs/${orgID}/bugs?${parameters}`);
    if (before === undefined) return false;
    const saying = `LACEWING_SEED=${seed} ${JSON.stringify({ q, ...asker })}`;
    // On a busy machine the server gives up what takes it long.
    if (reply.status === 422) return false;
    expect(reply.status, `${saying} ${reply.text.slice(0, 500)}`).toBe(200);
    const list = JSON.parse(reply.text) as Schemas["BugList"];
    const there: Told = {
      total: list.total,
      ids: list.items.map(({ id }) => id),
      notes: (list.notes ?? []) as QueryNote[],
    };
    const isSame = JSON.stringify(before) === JSON.stringify(there);
    // A minute may have passed between the two: twice it does not.
    if (isSame || attempt > 0) {
      expect(before, saying).toEqual(there);
      return true;
    }
  }
}

function answeredHere({ world, q, asker }: Asked): Told | undefined {
  const compiled = compile(q, world, { ...asker, now: Date.now() * 1000 });
  if (compiled.is === "server") return undefined;
  const { slots } = new Evaluation(compiled.question).run();
  return {
    total: slots.length,
    ids: slots.slice(0, pageMax).map((slot) => world.id.values[slot]),
    notes: compiled.question.notes,
  };
}

async function compareGroups(asked: Asked, by: readonly string[]): Promise<void> {
  const { reader, orgID, world, q, asker } = asked;
  const compiled = compile(q, world, { ...asker, now: Date.now() * 1000 });
  if (compiled.is === "server") return;
  const { slots } = new Evaluation(compiled.question).run();
  const parameters = new URLSearchParams({ ...parametersOf(asked), by: by.join() });
  const reply = await reader.try("GET", `orgs/${orgID}/bugs/groups?${parameters}`);
  if (reply.status === 422) return;
  const there = JSON.parse(reply.text) as Schemas["BugGroups"];
  const saying = `LACEWING_SEED=${seed} ${JSON.stringify({ q, by, ...asker })}`;
  const here = groupsOf(world, slots, by);
  if (here === undefined) expect(there.hasMore, saying).toBe(true);
  else expect(here, saying).toEqual(there.items);
}

function parametersOf({ q, asker }: Asked): Record<string, string> {
  return {
    q,
    zone: asker.zone,
    strict: "false",
    ...(asker.projectID !== undefined && { project: asker.projectID }),
  };
}

/** All that the reader knows, with the names of everybody. */
async function readWorld(reader: ApiUser, orgID: string): Promise<ReadWorld & BugWorld> {
  const { text } = await reader.try("GET", `orgs/${orgID}/snapshot?ids=true`);
  const world = ReadWorld.read(text);
  const named = new Map<string, WorldPerson>();
  for (let from = 0; from < world.people.length; from += 100) {
    const ids = world.people.slice(from, from + 100).map(({ id }) => id);
    const { items } = await reader.send<Schemas["People"]>(
      "GET",
      `orgs/${orgID}/people?ids=${ids.join()}`,
    );
    for (const each of items) named.set(each.id, each);
  }
  world.people = world.people.map((person) => named.get(person.id) ?? person);
  return world;
}

/** Keys of bugs that are there, and a few that are not. */
function keysOf(world: ReadWorld & BugWorld, chance: Chance): string[] {
  const keys = ["CORE-9999", "OLD-1", "CORE-R1"];
  for (let slot = 0; slot < world.size; slot += 1) {
    const number = world.number.values[slot] ?? 0;
    const key = world.projects[world.project.values[slot] ?? 0]?.key;
    const isTied = (["parent", "blocks", "relates_to"] as const).some(
      (kind) => world.related(slot, kind, "to").length > 0,
    );
    if (!isTied && !chance.oneIn(20)) continue;
    keys.push(`${key}-${number < 0 ? "R" : ""}${Math.abs(number)}`);
  }
  return keys;
}

/** Real reports, a part of them; whether there are any. */
async function takeReports(into: string): Promise<boolean> {
  if (!existsSync(reports)) return false;
  const lines = createInterface({ input: createReadStream(reports).pipe(createGunzip()) });
  const taken: string[] = [];
  let at = 0;
  for await (const line of lines) {
    if (at % reportStep === 0) taken.push(line);
    at += 1;
  }
  writeFileSync(into, `${taken.join("\n")}\n`);
  return true;
}
