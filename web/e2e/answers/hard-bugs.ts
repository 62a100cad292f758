// One after the other, so that chance comes again in the same order.
/* oxlint-disable no-await-in-loop */
import { newID } from "../../src/store/new-id.ts";
import type { ApiUser, Schemas } from "./api-user.ts";
import type { Chance } from "./chance.ts";

const titleWords =
  "Crash crashes (null) null pointer Über 100% foo_bar a*b [core] “quoted” 日本語 std::map back\\slash CORE-3 ﬁle Straße ΣΑΣ ᾳ ᏣᎳᎩ ꮳꮃꭹ ı İstanbul 🦋𝒳 e\u0301tude Ångström ½ ① ｆｕｌｌ ǅ so\u00adft ¡hola… a\u00a0b — the r2d2 2fa Kelvin ﷺ ẞ ŉ 한국 가".split(
    " ",
  );
const labelNames = ["ui", "Crash", "area/parser", "ÜBER", "ﬁle", "none", "a, b", "Straße"];
const kinds = ["blocks", "duplicate_of", "relates_to", "caused_by", "parent"];
const days = ["2020-01-01", "2020-02-29", "2026-11-21", "2099-12-31", "1970-01-01"];
const severities = ["unset", "S1", "S2", "S3", "S4"];
const priorities = ["none", "urgent", "high", "medium", "low"];

/** What bugs can be like that is hard to find and to order, made as browsers make it. */
export async function makeHardBugs(
  chance: Chance,
  orgID: string,
  people: readonly ApiUser[],
  count: number,
): Promise<void> {
  const [ada] = people;
  if (ada === undefined) return;
  const org = `orgs/${orgID}`;
  const projects: Schemas["Project"][] = [];
  for (const name of ["Core", "Web!", "Straße"]) {
    projects.push(
      await ada.send("POST", `${org}/projects`, { name, description: `All about ${name}.` }),
    );
  }
  const [core, web] = projects;
  await ada.send("POST", `${org}/projects/${core?.id}/statuses`, {
    name: "Straße",
    category: "started",
  });
  await ada.send("POST", `${org}/projects/${web?.id}/statuses`, {
    name: "STRASSE",
    category: "triage",
  });
  const told = await ada.send<{ items: Schemas["Project"][] }>("GET", `${org}/projects`);
  const labels: Schemas["Label"][] = [];
  for (const name of labelNames) labels.push(await ada.send("POST", `${org}/labels`, { name }));
  const members = await ada.send<{ items: Schemas["Member"][] }>("GET", `${org}/members`);
  const users = members.items.map(({ memberID }) => memberID);

  const bugs: Schemas["Bug"][] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const words = Array.from({ length: 1 + chance.below(5) }, () => chance.of(titleWords));
    const author = chance.of(people);
    const isRestricted = chance.oneIn(6);
    bugs.push(
      await author.send("POST", `${org}/bugs`, {
        id: newID(),
        projectID: chance.of(told.items).id,
        title: words.join(chance.of([" ", " ", "-", "—"])),
        assignedMembers: chance.some(users, 3),
        severity: chance.of(severities),
        priority: chance.of(priorities),
        labels: chance.some(labels, 4).map(({ id }) => id),
        ...(chance.oneIn(2) && { due: chance.of(days) }),
        ...(chance.oneIn(2) && { estimate: chance.below(20) / 4 }),
        ...(isRestricted && { visibility: "restricted", sharedWith: chance.some(users, 2) }),
      }),
    );
  }
  for (const bug of bugs) await touch(chance, org, ada, people, told.items, bug);
  for (let nth = 0; nth < count; nth += 1) {
    const [from, to] = [chance.of(bugs), chance.of(bugs)];
    // Some may not be: cycles, second parents.
    await ada.try("POST", `${org}/bugs/${from.id}/relations`, {
      id: newID(),
      kind: chance.of(kinds),
      bug: to.id,
    });
  }
  // Many bugs that changed at once.
  const first = bugs.filter(({ projectID }) => projectID === core?.id).slice(0, 30);
  await ada.try("POST", `${org}/bugs/bulk`, {
    batchID: newID(),
    ids: first.map(({ id }) => id),
    change: { priority: "low" },
  });
  for (const bug of chance.some(bugs, 12)) await ada.try("DELETE", `${org}/bugs/${bug.id}`);
  await ada.try("POST", `${org}/bugs/${chance.of(bugs).id}/move`, { projectID: web?.id });
}

/** What happens to a bug in its life, a part of it. */
async function touch(
  chance: Chance,
  org: string,
  ada: ApiUser,
  people: readonly ApiUser[],
  projects: readonly Schemas["Project"][],
  { id, projectID }: Schemas["Bug"],
): Promise<void> {
  const bug = `${org}/bugs/${id}`;
  for (const each of chance.some(people, 3)) await each.try("PUT", `${bug}/vote`);
  for (const each of chance.some(people, 4)) await each.try("PUT", `${bug}/watch`);
  if (chance.oneIn(6)) await ada.try("DELETE", `${bug}/watch`);
  for (let left = chance.below(4) - 1; left > 0; left -= 1) {
    await chance.of(people).try("POST", `${bug}/comments`, { id: newID(), body: "So it is." });
  }
  const statuses = projects.find((project) => project.id === projectID)?.statuses ?? [];
  for (let left = chance.below(3); left > 0; left -= 1) {
    const status = chance.of(statuses);
    const isDone = status.category === "done" || status.category === "dropped";
    const resolution = chance.of(["fixed", "wont_fix", "obsolete"]);
    await ada.try("PATCH", bug, { status: status.id, ...(isDone && { resolution }) });
  }
  const until = new Date(Date.now() + chance.of([-1, 1]) * 86_400_000).toISOString();
  if (chance.oneIn(5)) await ada.try("PATCH", bug, { snooze: chance.of([{}, { until }]) });
  if (chance.oneIn(8)) {
    await ada.try("POST", `${bug}/place`, { before: null, after: null });
  }
}
