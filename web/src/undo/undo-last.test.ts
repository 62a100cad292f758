import { beforeEach, expect, test, vi } from "vitest";
import { send } from "../api/in-flight";
import { dropEverything } from "../store/replica";
import { toastQueue } from "../toasts/show-toast";
import { onTakenBack, redoLast, undoLast } from "./undo-last";

const act = (batchID: string, things: object[]) => ({
  orgID: "org-1",
  batchID,
  at: "2025-01-02T03:04:05Z",
  things,
});
const status = { kind: "bug", id: "b", action: "changed", key: "CORE-12", fields: ["status"] };
const done = (more: object = {}) => ({
  batchID: "undo-1",
  undoOf: "batch-1",
  isDone: true,
  changed: 1,
  left: [],
  leftCount: 0,
  ...more,
});

/** Answers by address; gives what was asked, in order. */
function answer(replies: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return new Response(JSON.stringify(replies[pathname] ?? {}));
  });
  return asked;
}

const lastText = () => toastQueue.toasts().findLast((toast) => !toast.leaving)?.text;
const undoOf = (batchID: string) => `/api/v1/orgs/org-1/batches/${batchID}/undo`;

beforeEach(() => {
  dropEverything();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  for (const { id } of toastQueue.toasts()) toastQueue.dismiss(id);
});

test("the last act is taken back and named, and done again in its turn", async () => {
  const asked = answer({
    "/api/v1/me/undo": { undo: act("batch-1", [status]), redo: act("batch-2", [status]) },
    [undoOf("batch-1")]: done(),
    [undoOf("batch-2")]: done(),
  });
  const heard: string[] = [];
  const leave = onTakenBack(({ batchID }) => heard.push(batchID));
  await Promise.all([undoLast(), redoLast()]);
  leave();
  expect(heard).toEqual(["batch-1"]);
  // The second asks only when the first is done.
  expect(asked).toEqual([
    "/api/v1/me/undo",
    undoOf("batch-1"),
    "/api/v1/me/undo",
    undoOf("batch-2"),
  ]);
  expect(toastQueue.toasts().map(({ text }) => text)).toEqual([
    "Taken back: CORE-12 status.",
    "Done again: CORE-12 status.",
  ]);
});

test.each([
  [[status, { ...status, id: "c", key: "CORE-13" }], 60, "Taken back in 60 bugs."],
  [[{ kind: "label", id: "l", action: "changed", name: "ui", fields: ["name"] }], 1, "label ui."],
  [[{ kind: "comment", id: "c", action: "created", key: "CORE-1", fields: [] }], 1, "on CORE-1."],
  [[{ ...status, fields: ["resolution", "severity", "status", "rev"] }], 1, "status and severity."],
])("%j with %d changed is told", async (things, changed, told) => {
  answer({
    "/api/v1/me/undo": { undo: act("batch-1", things) },
    [undoOf("batch-1")]: done({ changed }),
  });
  await undoLast();
  expect(lastText()).toContain(told);
});

test("where nothing is left it says so", async () => {
  answer({ "/api/v1/me/undo": {} });
  await undoLast();
  expect(lastText()).toContain("nothing in the last 24 hours");
});

test("a change that is on its way is waited for", async () => {
  const asked: string[] = [];
  let finish = (): void => undefined;
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request.method);
    if (request.method === "PATCH") await new Promise<void>((resolve) => (finish = resolve));
    return new Response("{}");
  });
  const patch = send(new Request("http://localhost/bug", { method: "PATCH" }));
  const undo = undoLast();
  await Promise.resolve();
  expect(asked).toEqual(["PATCH"]);
  finish();
  await Promise.all([patch, undo]);
  expect(asked).toEqual(["PATCH", "GET"]);
});
