import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeChangeQueue, discardChange, openChangeQueue } from "../change-queue/change-queue";
import * as storage from "../change-queue/kept-changes";
import { waitingChanges } from "../change-queue/waiting";
import type { Bug } from "../store/bug";
import { draftOf } from "../store/drafts";
import { dropEverything, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { currentText, editBug, editing } from "./edit-bug";

function stored(): Bug {
  const bug = replicaOf("org-1").bugs.get("bug-1");
  if (bug === undefined) throw new Error("the test's bug is not in the store");
  return bug;
}

/** Answers the client's requests one after the other; gives what was asked. */
function answer(...replies: [status: number, body: unknown][]) {
  const asked: { ifMatch: string | null; body: unknown; shown: string }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push({
      ifMatch: request.headers.get("If-Match"),
      body: await request.json(),
      shown: stored().title,
    });
    const [status, body] = replies.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

const conflict = (title: string, rev: number) => ({
  status: 412,
  code: "text_conflict",
  detail: "Somebody else changed this text in the meantime.",
  errors: [],
  current: wireBug(1, { title, rev }),
});

beforeEach(async () => {
  closeChangeQueue();
  await openChangeQueue("ann");
  dropEverything();
  replicaOf("org-1").bugs.put(wireBug(1, { title: "Old", description: "", rev: 4 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an edit shows before it is answered and stays after", async () => {
  const asked = answer([200, wireBug(1, { title: "New", rev: 5 })]);
  const base = { field: "title", text: "Old", rev: 4 } as const;
  const reply = await editBug("org-1", stored(), { title: "New" }, base);
  expect(reply.ok).toBe(true);
  expect(asked[0]).toMatchObject({ ifMatch: '"4"', body: { title: "New" }, shown: "New" });
  expect(stored()).toMatchObject({ title: "New", rev: 5 });
});

test("a refused edit is taken back, and the reason is told", async () => {
  answer([403, { status: 403, code: "not_allowed", detail: "You may not." }]);
  const reply = await editBug("org-1", stored(), { title: "New" });
  expect(reply).toMatchObject({ ok: false, problem: { detail: "You may not." } });
  expect(stored().title).toBe("Old");
});

test("without an answer the edit stays and waits", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const reply = await editBug("org-1", stored(), { title: "New" });
  expect(reply).toMatchObject({ ok: true, isWaiting: true });
  expect(stored().title).toBe("New");
  expect(waitingChanges.get().map(({ name }) => name.text)).toEqual(["CORE-1: Title"]);
  const [waiting] = waitingChanges.get();
  discardChange(waiting?.id ?? "");
  expect(stored().title).toBe("Old");
});

test("storage that gives no answer holds an edit up for a moment alone", async () => {
  const asked = answer([200, wireBug(1, { title: "New", rev: 5 })]);
  closeChangeQueue();
  vi.useFakeTimers();
  vi.spyOn(storage, "keptChanges").mockReturnValue(new Promise(() => undefined));
  void openChangeQueue("ann");
  const reply = editBug("org-1", stored(), { title: "New" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored().title).toBe("New");
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
  expect(await reply).toMatchObject({ ok: true });
});

test("what storage says late is sent then", async () => {
  const asked = answer([200, wireBug(1, { title: "Kept", rev: 5 })]);
  closeChangeQueue();
  vi.useFakeTimers();
  const data = { orgID: "org-1", bugID: "bug-1", key: "CORE-1", fields: { title: "Kept" } };
  const kept = { id: "change-1", kind: "edit-bug", subject: "bug-1", order: 1, data };
  const late = new Promise<(typeof kept)[]>((resolve) => {
    setTimeout(() => resolve([kept]), 20_000);
  });
  vi.spyOn(storage, "keptChanges").mockReturnValueOnce(late).mockResolvedValue([kept]);
  void openChangeQueue("ann");
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toMatchObject([{ body: { title: "Kept" } }]);
});

test("a text that is refused late is kept as a draft, with what it was typed over", () => {
  const base = { field: "title", text: "Old", rev: 4 } as const;
  const data = { orgID: "org-1", bugID: "bug-1", key: "CORE-1", fields: { title: "Mine" }, base };
  editing.keepText(data, conflict("Theirs", 6));
  expect(draftOf("bug.bug-1.title")).toBe("Mine");
  expect(JSON.parse(draftOf("bug.bug-1.title.base") ?? "")).toEqual({ text: "Old", rev: 4 });
});

test("what follows from the status is left to the server", async () => {
  const asked = answer([200, wireBug(1, { rev: 5 })]);
  await editBug("org-1", stored(), { status: "open", isOpen: true, resolution: "none" });
  expect(Object.keys(asked[0]?.body ?? {}).toSorted()).toEqual(["batchID", "clientID", "status"]);
});

test("a text that somebody else changed is a conflict with their version", async () => {
  answer([412, conflict("Theirs", 6)]);
  const base = { field: "title", text: "Old", rev: 4 } as const;
  const reply = await editBug("org-1", stored(), { title: "Mine" }, base);
  expect(reply.ok).toBe(false);
  const current = reply.ok ? undefined : currentText(reply.problem, base);
  expect(current).toEqual({ text: "Theirs", rev: 6 });
  expect(stored().title).toBe("Old");
});

test("a text that is still the one the person saw is no conflict", async () => {
  const asked = answer([412, conflict("Old", 6)], [200, wireBug(1, { title: "Mine", rev: 7 })]);
  const base = { field: "title", text: "Old", rev: 4 } as const;
  const reply = await editBug("org-1", stored(), { title: "Mine" }, base);
  expect(reply.ok).toBe(true);
  expect(asked.map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"6"']);
});
