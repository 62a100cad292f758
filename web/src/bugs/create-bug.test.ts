import { beforeEach, expect, test, vi } from "vitest";
import { closeChangeQueue, openChangeQueue } from "../change-queue/change-queue";
import { waitingChanges } from "../change-queue/waiting";
import type { Project } from "../store/organization";
import { dropEverything, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { createBug } from "./create-bug";

const project: Project = {
  id: "core",
  orgID: "org-1",
  key: "CORE",
  name: "Core",
  description: "",
  color: "",
  createdAt: "2025-01-02T03:04:05Z",
  statuses: [{ id: "new", name: "New", category: "triage", color: "amber", position: 0 }],
};
const form = {
  id: "bug-7",
  title: " Broken ",
  description: "why",
  assignedMembers: [],
  severity: "unset" as const,
  priority: "none" as const,
  labels: [],
  visibility: "inherit" as const,
  sharedWith: [],
};

function sendingTitles(): string[] {
  return replicaOf("org-1")
    .bugs.sending.rows()
    .map((bug) => bug.title);
}

beforeEach(async () => {
  closeChangeQueue();
  await openChangeQueue("ann");
  dropEverything();
});

test("a new bug shows while it is sent and then as the server numbered it", async () => {
  let whileSent: string[] = [];
  vi.stubGlobal("fetch", async () => {
    whileSent = sendingTitles();
    return new Response(JSON.stringify(wireBug(7, { title: "Broken" })), { status: 201 });
  });
  const reply = await createBug(project, form);
  expect(reply.ok).toBe(true);
  expect(whileSent).toEqual(["Broken"]);
  expect(sendingTitles()).toEqual([]);
  expect(replicaOf("org-1").bugs.getByKey("CORE-7")?.title).toBe("Broken");
});

test("a refused bug is gone from the list, and the reason is told", async () => {
  const refusal = { status: 422, code: "invalid", detail: "Too long." };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(refusal), { status: 422 }));
  const reply = await createBug(project, form);
  expect(reply).toMatchObject({ ok: false, problem: { detail: "Too long." } });
  expect(sendingTitles()).toEqual([]);
  expect(replicaOf("org-1").bugs.get("bug-7")).toBeUndefined();
});

test("without an answer the bug stays in the list and waits", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const reply = await createBug(project, form);
  expect(reply).toMatchObject({ ok: true, isWaiting: true });
  expect(sendingTitles()).toEqual(["Broken"]);
  expect(waitingChanges.get().map(({ name }) => name.text)).toEqual(["New bug: Broken"]);
});
