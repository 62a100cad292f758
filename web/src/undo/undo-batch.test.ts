import { beforeEach, expect, test, vi } from "vitest";
import { dropEverything, replicaOf } from "../store/replica";
import { toastQueue } from "../toasts/show-toast";
import { undoBatch } from "./undo-batch";

const org = "org-1";

const undone = (more: object = {}) => ({
  batchID: "undo-1",
  undoOf: "batch-1",
  isDone: true,
  changed: 1,
  left: [],
  leftCount: 0,
  ...more,
});

/** Answers the client's requests one after the other; gives what was asked. */
function answer(...replies: [status: number, body: unknown][]) {
  const asked: { url: string; batchID: string }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const body = (await request.json()) as { batchID: string };
    asked.push({ url: new URL(request.url).pathname, batchID: body.batchID });
    const [status, reply] = replies.shift() ?? [500, {}];
    return new Response(JSON.stringify(reply), { status });
  });
  return asked;
}

function lastToast() {
  const toast = toastQueue.toasts().findLast((shown) => !shown.leaving);
  if (toast === undefined) throw new Error("no toast is shown");
  return toast;
}

beforeEach(() => {
  dropEverything();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  for (const { id } of toastQueue.toasts()) toastQueue.dismiss(id);
});

test("an undo is told with a Redo, which undoes the undo", async () => {
  const asked = answer([200, undone()], [200, undone()]);
  await undoBatch(org, "batch-1");
  expect(asked[0]?.url).toBe("/api/v1/orgs/org-1/batches/batch-1/undo");
  expect(lastToast()).toMatchObject({ kind: "positive", text: "Undone." });
  expect(lastToast().action?.label).toBe("Redo");
  lastToast().action?.onSelect();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.url).toBe(`/api/v1/orgs/org-1/batches/${asked[0]?.batchID}/undo`);
});

test("what others changed since is named with who did", async () => {
  replicaOf(org).people.put({ id: "grace", name: "Grace", kind: "user" }, 0);
  const left = [
    {
      kind: "bug",
      id: "b1",
      key: "CORE-1",
      field: "title",
      code: "changed_since",
      detail: "",
      by: "grace",
    },
    { kind: "bug", id: "b2", key: "CORE-2", field: "status", code: "changed_since", detail: "" },
    { kind: "bug", id: "b3", key: "CORE-3", code: "not_allowed", detail: "Ask an Editor." },
  ];
  answer([200, undone({ changed: 1200, left, leftCount: 3 })]);
  await undoBatch(org, "batch-1");
  expect(lastToast().text).toBe(
    "Undone in 1,200 bugs. Changed since, so left as it is: CORE-1 Title, by Grace; CORE-2 Status. " +
      "Not undone: CORE-3 (Ask an Editor.).",
  );
});

test("a long undo is asked for until it is done, under one id", async () => {
  const asked = answer([200, undone({ isDone: false })], [200, undone()]);
  await undoBatch(org, "batch-1");
  expect(asked).toHaveLength(2);
  expect(asked[1]?.batchID).toBe(asked[0]?.batchID);
});

test("without an answer it can be tried again under the same id", async () => {
  const asked = answer(
    [503, { status: 503, code: "service_unavailable", detail: "Try again." }],
    [200, undone()],
  );
  await undoBatch(org, "batch-1");
  expect(lastToast()).toMatchObject({ kind: "negative", text: "Not undone. Try again." });
  lastToast().action?.onSelect();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.batchID).toBe(asked[0]?.batchID);
});

test("an act that changed nothing has nothing to undo", async () => {
  answer([404, { status: 404, code: "not_found", detail: "There is nothing here." }]);
  await undoBatch(org, "batch-1");
  expect(lastToast()).toMatchObject({ kind: "negative", text: "There was nothing left to undo." });
  expect(lastToast().action).toBeUndefined();
});

test("a refusal is told without a promise", async () => {
  answer([403, { status: 403, code: "not_allowed", detail: "You may not." }]);
  await undoBatch(org, "batch-1");
  expect(lastToast()).toMatchObject({ kind: "negative", text: "Not undone. You may not." });
  expect(lastToast().action).toBeUndefined();
});
