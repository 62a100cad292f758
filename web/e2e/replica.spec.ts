import type { Replica } from "../src/snapshot/kept/replica.ts";
import { relationOrder } from "../src/store/bug-chunk.ts";
import { BugFill } from "../src/store/bug-fill.ts";
import { listedSlots } from "../src/store/chunk-of.ts";
import { newID } from "../src/store/new-id.ts";
import { OrganizationReplica } from "../src/store/organization.ts";
import { expect, test } from "./fixtures.ts";
import { keptBy, replicasName } from "./kept-here.ts";
import type { Person } from "./person.ts";
import { setStage } from "./stage.ts";

/** What a bug is, and what hangs on it, in words. */
type Told = Record<string, unknown>;

function toldBy(replica: Replica | undefined): Record<string, Told> {
  if (replica === undefined) return {};
  const filled = new OrganizationReplica();
  const filling = new BugFill(filled.bugs, { ...replica.bugs, content: 0 });
  while (filling.step());
  filled.bugs.finishFill(filling);
  const { columns, held } = filled.bugs;
  const slots = Array.from(listedSlots(columns));
  return Object.fromEntries(
    slots.map((slot) => {
      const { id, key, title, status, severity, visibility, rev, rank, ...bug } = columns.row(slot);
      const relations = held.links.of(slot).map(({ kind, from, to }) => {
        const other = columns.idAt(from === slot ? to : from);
        return `${relationOrder[kind]} ${other}`;
      });
      return [
        id,
        {
          key,
          title,
          status,
          severity,
          visibility,
          rev,
          rank,
          watchers: bug.watchers,
          voters: bug.voters,
          labels: bug.labels,
          assignedMembers: bug.assignedMembers,
          comments: columns.columns.comments.get(slot),
          attachments: columns.columns.attachments.get(slot),
          relations: relations.toSorted(),
        },
      ];
    }),
  );
}

async function call<Reply>(person: Person, method: string, path: string, data?: object) {
  const reply = await person.page.context().request.fetch(`${person.origin}/api/v1/${path}`, {
    method,
    headers: { origin: person.origin },
    ...(data && { data }),
  });
  if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json().catch(() => undefined)) as Reply;
}

const storedKinds: Readonly<Record<string, string>> = {
  blocked_by: "blocks",
  duplicated_by: "duplicate_of",
  causes: "caused_by",
  child: "parent",
};

/** The same as the server tells whoever asks for bug by bug. */
async function toldToBy(person: Person, org: string): Promise<Record<string, Told>> {
  const { items } = await call<{ items: { id: string }[] }>(person, "GET", `${org}/bugs?limit=100`);
  const told = items.map(async ({ id }) => {
    const at = `${org}/bugs/${id}`;
    const bug = await call<Told>(person, "GET", at);
    const list = (what: string) =>
      call<{ items: { kind: string; bug: { id: string } }[] }>(person, "GET", `${at}/${what}`);
    const relations = (await list("relations")).items.map(
      (each) => `${storedKinds[each.kind] ?? each.kind} ${each.bug.id}`,
    );
    const { key, title, status, severity, visibility, rev, rank } = bug;
    return [
      id,
      {
        key,
        title,
        status,
        severity,
        visibility,
        rev,
        rank,
        watchers: bug["watchers"],
        voters: bug["voters"],
        labels: bug["labels"],
        assignedMembers: bug["assignedMembers"],
        comments: (await list("comments?limit=100")).items.length,
        attachments: (await list("attachments")).items.length,
        relations: relations.toSorted(),
      },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

/** All bugs, not one of them. */
const isSnapshot = /\/snapshot(?:\?|$)/;

test("the browser keeps all bugs, as the server knows them, until its person goes", async ({
  newPerson,
  watch,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  const titles = Array.from({ length: 8 }, (_, at) => [`Moth ${at + 1}`, "Found in a relay."]);
  const stage = await setStage({ owner: ada, members: [grace], bugs: Object.fromEntries(titles) });
  const org = `orgs/${stage.orgID}`;
  const { UID } = await call<{ UID: string }>(grace, "GET", "me");
  const { items } = await call<{ items: { id: string }[] }>(ada, "GET", `${org}/bugs?limit=100`);
  const ids = items.map(({ id }) => id).toReversed();
  const bug = (number: number) => `${org}/bugs/${ids[number - 1]}`;
  const change = (number: number, data: object) => call(ada, "PATCH", bug(number), data);
  const isAllKept = async () => {
    const [kept, told] = [toldBy(await keptBy(grace, UID)), await toldToBy(grace, org)];
    expect(kept).toEqual(told);
  };

  await test.step("Grace looks at the bugs: soon her browser keeps them", async () => {
    await grace.page.goto(`${stage.organization}/bugs`);
    await expect(grace.page.getByText("Moth 8")).toBeVisible();
    await expect(isAllKept).toPass();
  });

  await test.step("what Ada does in every corner is kept as well", async () => {
    const comment = async (number: number) => {
      const id = newID();
      await call(ada, "POST", `${bug(number)}/comments`, { id, text: "A moth." });
      return id;
    };
    const relate = async (number: number, kind: string, other: number) => {
      const id = newID();
      const data = { id, kind, bug: ids[other - 1] };
      await call(ada, "POST", `${bug(number)}/relations`, data);
      return id;
    };
    await change(1, { title: "Moth 1, pinned", severity: "S1", assignedMembers: [UID] });
    await comment(1);
    const left = await comment(1);
    await comment(2);
    await call(ada, "DELETE", `${org}/comments/${left}`);
    await relate(1, "blocks", 2);
    await relate(4, "relates_to", 3);
    const ended = await relate(3, "blocked_by", 5);
    await call(ada, "DELETE", `${org}/relations/${ended}`);
    await call(ada, "PUT", `${bug(2)}/vote`, {});
    await call(grace, "PUT", `${bug(3)}/watch`, {});
    await comment(6);
    await relate(6, "blocks", 7);
    await call(ada, "DELETE", bug(6));
    await call(ada, "POST", `${bug(6)}/restore`, {});
    await call(ada, "DELETE", bug(7));
    await change(4, { visibility: "restricted" });
    await change(5, { visibility: "restricted", sharedWith: [UID] });
    await comment(5);
    await expect(isAllKept).toPass();
    const kept = toldBy(await keptBy(grace, UID));
    expect(Object.keys(kept)).not.toContain(ids[3]);
    expect(kept[ids[4] ?? ""]).toMatchObject({ visibility: "restricted", comments: 1 });
    expect(kept[ids[5] ?? ""]).toMatchObject({ comments: 1 });
  });

  await test.step("without a server the next visit still has them", async () => {
    const before = toldBy(await keptBy(grace, UID));
    await watch.whileServerIsDown(async () => {
      await grace.page.route("**/api/**", (route) => route.abort());
      await grace.page.reload();
      await expect(grace.page.locator("#root")).not.toBeEmpty();
      expect(toldBy(await keptBy(grace, UID))).toEqual(before);
      await grace.page.goto("about:blank");
      await grace.page.unroute("**/api/**");
    });
  });

  await test.step("what happened while she was away comes with the next visit, asked for or not", async () => {
    await change(5, { sharedWith: [] });
    await change(2, { title: "Moth 2, let go" });
    await call(ada, "POST", `${bug(3)}/comments`, { id: newID(), text: "Another." });
    const snapshots: string[] = [];
    grace.page.on("request", (request) => {
      if (isSnapshot.test(request.url())) snapshots.push(request.url());
    });
    await grace.page.goto(`${stage.organization}/bugs`);
    await expect(grace.page.getByText("Moth 2, let go")).toBeVisible();
    await expect(isAllKept).toPass();
    expect(Object.keys(toldBy(await keptBy(grace, UID)))).not.toContain(ids[4]);
    expect(snapshots).toEqual([]);
  });

  await test.step("what is damaged is asked for anew", async () => {
    await grace.page.evaluate(async (name) => {
      const opened = indexedDB.open(name);
      await new Promise((resolve) => opened.addEventListener("success", resolve));
      const store = opened.result.transaction("replicas", "readwrite").objectStore("replicas");
      const keys = store.getAllKeys();
      await new Promise((resolve) => keys.addEventListener("success", resolve));
      const key = keys.result[0] ?? "";
      const got = store.get(key);
      await new Promise((resolve) => got.addEventListener("success", resolve));
      store.put({ ...got.result, checksum: 1 }, key);
      await new Promise((resolve) => store.transaction.addEventListener("complete", resolve));
      opened.result.close();
    }, replicasName);
    expect(await keptBy(grace, UID)).toBeUndefined();
    const asked = grace.page.waitForRequest(isSnapshot);
    await grace.page.reload();
    await asked;
    await expect(grace.page.getByText("Moth 2, let go")).toBeVisible();
    await expect(isAllKept).toPass();
  });

  await test.step("nothing of it stays behind after a log-out", async () => {
    await grace.page.goto("/logout");
    await expect(grace.page).not.toHaveURL(/logout/);
    await expect(async () => {
      const left = await grace.page.evaluate(() => indexedDB.databases());
      expect(left.map(({ name }) => name)).not.toContain(replicasName);
    }).toPass();
    expect(await grace.page.evaluate(() => localStorage.getItem("lacewing.replicas"))).toBeNull();
  });
});
