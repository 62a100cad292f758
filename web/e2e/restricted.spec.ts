import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { setStage } from "./stage.ts";

interface Answer {
  status: number;
  tag: string | null;
  body: string;
}

/** Asks as the page's own program does, with the person's session. */
async function ask(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return await page.evaluate(
    async ([verb, address, sent]) => {
      const reply = await fetch(address, {
        method: verb,
        ...(sent && { body: sent, headers: { "Content-Type": "application/json" } }),
      });
      return { status: reply.status, tag: reply.headers.get("ETag"), body: await reply.text() };
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
}

/** Asks for what must be granted. */
async function act(page: Page, method: string, path: string, body?: unknown): Promise<string> {
  const answer = await ask(page, method, path, body);
  expect(`${method} ${path} ${answer.status} ${answer.body}`).toMatch(/^\w+ \S+ 20\d /);
  return answer.body;
}

/** A UUID of version 7, as clients make them. */
function newId(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  const rest = crypto.randomUUID().slice(15);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest}`;
}

/** Every address that can be read of an organization, filled with the ids that somebody may try. */
async function addressesOf(
  server: string,
  ids: Record<string, readonly string[]>,
): Promise<string[]> {
  const reply = await fetch(`${server}/api/v1/openapi.json`);
  const { paths } = (await reply.json()) as { paths: Record<string, Record<string, unknown>> };
  const readable = Object.keys(paths).filter((path) => paths[path]?.["get"] !== undefined);
  const filled = readable.flatMap((path) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
    return names.reduce<string[]>(
      (made, name) =>
        made.flatMap((each) => (ids[name] ?? []).map((id) => each.replace(`{${name}}`, id))),
      [path],
    );
  });
  // The speed page counts visits, and a health check tells nothing of bugs.
  return filled.filter((path) => path.includes("/orgs") || path.includes("/me/"));
}

/** All answers, without what differs between two equal questions: the request's id. */
async function worldOf(page: Page, addresses: readonly string[]): Promise<Record<string, string>> {
  const told = await Promise.all(
    addresses.map(async (address) => {
      const { status, tag, body } = await ask(page, "GET", address);
      return [address, `${status} ${tag} ${body.replace(/"requestID":"[^"]*"/, "")}`] as const;
    }),
  );
  return Object.fromEntries(told);
}

test("of a restricted bug nothing reaches whoever may not know it", async ({
  newPerson,
  server,
}) => {
  const ada = await newPerson("ada");
  const bob = await newPerson("bob");
  const grace = await newPerson("grace");
  const { orgID: org } = await setStage({ owner: ada, members: [bob, grace] });
  for (const { page } of [ada, bob, grace]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto("/organizations");
  }
  const base = `/api/v1/orgs/${org}`;
  const projects = JSON.parse(await act(bob.page, "GET", `${base}/projects`)) as {
    items: { id: string; statuses: { id: string; category: string }[] }[];
  };
  const project = projects.items[0];
  const dropped = project?.statuses.find((status) => status.category === "dropped")?.id;
  const ordinary = newId();
  const secret = newId();
  const report = { projectID: project?.id, description: "" };
  await act(bob.page, "POST", `${base}/bugs`, { ...report, id: ordinary, title: "The tape tears" });

  const frames: string[] = [];
  await grace.openOrganization("Moth Works");
  await grace.openProject("Core");
  await expect(grace.page.getByText("The tape tears")).toBeVisible();
  grace.page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
  });
  await grace.page.reload();
  await expect(grace.page.getByText("The tape tears")).toBeVisible();
  await expect.poll(() => frames.some((frame) => frame.includes(`"owner":"${org}"`))).toBe(true);

  const addresses = await addressesOf(server.url, {
    org: [org],
    project: [project?.id ?? "", "CORE"],
    bug: [ordinary, "CORE-1", secret, "CORE-R1", "CORE-2", "CORE-R2"],
    member: [newId()],
    comment: [newId()],
    attachment: [newId()],
    relation: [newId()],
    label: [newId()],
    batch: [newId()],
  });
  expect(addresses).toContain(`${base}/bugs/CORE-R1`);
  const before = await worldOf(grace.page, addresses);
  const heard = frames.length;

  await test.step("Bob reports one and does to it whatever can be done", async () => {
    const bug = `${base}/bugs/${secret}`;
    await act(bob.page, "POST", `${base}/bugs`, {
      ...report,
      id: secret,
      title: "Passwords in the log",
      visibility: "restricted",
    });
    await act(bob.page, "PATCH", bug, { title: "Passwords and keys in the log", severity: "S1" });
    await act(bob.page, "PATCH", bug, { status: dropped, resolution: "wont_fix" });
    await act(bob.page, "PATCH", bug, { status: project?.statuses[1]?.id, snooze: {} });
    await act(bob.page, "POST", `${bug}/comments`, { id: newId(), text: "Passwords, all of them" });
    await act(bob.page, "PUT", `${bug}/watch`);
    await act(bob.page, "PUT", `${bug}/vote`);
    await act(bob.page, "DELETE", bug);
    await act(bob.page, "POST", `${bug}/restore`);
  });

  expect(await worldOf(grace.page, addresses)).toEqual(before);
  expect(frames.slice(heard)).toEqual([]);
  await expect(grace.page.getByText("Passwords")).toHaveCount(0);

  await test.step("whoever it is shared with sees it come, and go again", async () => {
    await bob.openOrganization("Moth Works");
    await bob.openProject("Core");
    await expect(bob.page.getByText("Passwords and keys in the log")).toBeVisible();
    const me = JSON.parse(await act(grace.page, "GET", "/api/v1/me")) as { UID: string };
    await act(bob.page, "PATCH", `${base}/bugs/${secret}`, { sharedWith: [me.UID] });
    await expect(grace.page.getByText("Passwords and keys in the log")).toBeVisible();
    await act(bob.page, "PATCH", `${base}/bugs/${secret}`, { sharedWith: [] });
    await expect(grace.page.getByText("Passwords and keys in the log")).toHaveCount(0);
  });

  await test.step("one that everybody knew leaves the list, and the log says no more of it", async () => {
    await act(bob.page, "PATCH", `${base}/bugs/${ordinary}`, { visibility: "restricted" });
    await expect(grace.page.getByText("The tape tears")).toHaveCount(0);
    const log = await act(grace.page, "GET", `${base}/changes?after=0&limit=100`);
    expect(log).not.toContain("The tape tears");
    expect(log).toContain(ordinary);
  });
});
