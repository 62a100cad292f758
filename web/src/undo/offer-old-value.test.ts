import { beforeEach, expect, test, vi } from "vitest";
import { api, outcome } from "../api/client";
import { toastQueue } from "../toasts/show-toast";
import { offerOldValue } from "./offer-old-value";
import { redoLast, undoLast } from "./undo-last";

const path = { org: "org-1" };
/** What the server holds, and what this page knows of it. */
let name = "";
let known: string | undefined;
let refusal: [status: number, detail: string] | undefined;
let asked: string[] = [];

async function serve(request: Request): Promise<Response> {
  const address = new URL(request.url).pathname;
  asked.push(`${request.method} ${address}`);
  if (request.method !== "PATCH") return new Response("{}");
  if (refusal !== undefined) {
    const [status, detail] = refusal;
    return new Response(JSON.stringify({ status, code: "x", detail }), { status });
  }
  const { orgName } = (await request.json()) as { orgName: string };
  name = orgName;
  known = orgName;
  return new Response("{}");
}

const set = (orgName: string) =>
  outcome(api.PATCH("/api/v1/orgs/{org}", { params: { path }, body: { orgName } }));

/** Sets the name as a page does it. */
async function rename(after: string): Promise<void> {
  const before = name;
  await set(after);
  offerOldValue("Name changed.", { what: "name", before, after, now: () => known, set });
}

const lastToast = () => toastQueue.toasts().findLast((toast) => !toast.leaving);

/** Presses the button of the last toast, and waits for what it says. */
async function press(label: string): Promise<string | undefined> {
  const toast = lastToast();
  expect(toast?.action?.label).toBe(label);
  toast?.action?.onSelect();
  await vi.waitFor(() => expect(lastToast()?.id).not.toBe(toast?.id));
  return lastToast()?.text;
}

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", serve);
  refusal = undefined;
  await set("Acme");
  asked = [];
  for (const { id } of toastQueue.toasts()) toastQueue.dismiss(id);
});

test("Undo gives the old value back, Redo the new one", async () => {
  await rename("Acme Ltd");
  expect(lastToast()?.text).toBe("Name changed.");
  expect(await press("Undo")).toBe("Taken back: name.");
  expect(name).toBe("Acme");
  expect(await press("Redo")).toBe("Done again: name.");
  expect(name).toBe("Acme Ltd");
});

test("a value that somebody set since is left as it is", async () => {
  await rename("Acme Ltd");
  name = "Acme Inc";
  known = "Acme Inc";
  expect(await press("Undo")).toBe("Changed since, so left as it is: name.");
  expect(lastToast()?.kind).toBe("negative");
  expect(name).toBe("Acme Inc");
});

test("a refusal says why; one that may pass is offered again", async () => {
  await rename("Acme Ltd");
  refusal = [412, "Somebody else changed this text in the meantime."];
  expect(await press("Undo")).toBe("Not undone. Somebody else changed this text in the meantime.");
  expect(lastToast()?.action).toBeUndefined();

  refusal = undefined;
  await rename("Acme Inc");
  refusal = [503, "Try later."];
  expect(await press("Undo")).toBe("Not undone. Try later.");
  refusal = undefined;
  expect(await press("Try again")).toBe("Taken back: name.");
  expect(name).toBe("Acme Ltd");
});

test("a value that is as it was has nothing to take back", async () => {
  await rename("Acme");
  expect(lastToast()).toMatchObject({ kind: "positive", text: "Name changed." });
  expect(lastToast()?.action).toBeUndefined();
});

test("Ctrl+Z takes values back one after the other, and sets them again", async () => {
  await rename("Acme Ltd");
  await rename("Acme Inc");
  await undoLast();
  expect(name).toBe("Acme Ltd");
  await undoLast();
  expect(name).toBe("Acme");
  expect(lastToast()?.text).toBe("Taken back: name.");
  await redoLast();
  expect(name).toBe("Acme Ltd");
  expect(asked.filter((each) => each.startsWith("GET"))).toEqual([]);
});

test("Ctrl+Z asks the server where something else was changed since, or the value is out of sight", async () => {
  await rename("Acme Ltd");
  await outcome(api.POST("/api/v1/orgs/{org}/join-code", { params: { path } }));
  await undoLast();
  expect(name).toBe("Acme Ltd");
  expect(asked.at(-1)).toBe("GET /api/v1/me/undo");

  await rename("Acme Inc");
  known = undefined;
  await undoLast();
  expect(name).toBe("Acme Inc");
  expect(asked.at(-1)).toBe("GET /api/v1/me/undo");
});
