import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import type { Outcome } from "../api/client";
import type { ChangeKind } from "./change-kind";
import { closeChangeQueue, openChangeQueue, sendChange } from "./change-queue";
import { keptChanges } from "./kept-changes";

let answers: ((reply: Outcome<string>) => void)[] = [];

/** A kind whose answers come when the test says so. */
const naming: ChangeKind<string, string> = {
  name: "naming",
  show: () => undefined,
  send: () => new Promise((resolve) => answers.push(resolve)),
  settle: () => undefined,
  hide: () => undefined,
  keepText: () => undefined,
  named: (data) => ({ text: data }),
};

const make = (id: string, subject = "bug") =>
  void sendChange(naming, { id, subject, data: `named ${id}` });

/** Whether the browser would ask before it leaves the page. */
function asksToLeave(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

function beSeen(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

const idsKept = async () => (await keptChanges("ada")).map(({ id }) => id);

async function open(): Promise<void> {
  answers = [];
  await openChangeQueue("ada");
}

afterEach(() => {
  vi.useRealTimers();
  closeChangeQueue();
  indexedDB.deleteDatabase("lacewing-changes");
});

test("a page is left without a word while nothing of it is lost", async () => {
  await open();
  expect(asksToLeave()).toBe(false);
  make("a");
  expect(asksToLeave()).toBe(false);
  answers[0]?.({ ok: true, value: "done" });
  await vi.waitFor(() => expect(asksToLeave()).toBe(false));
});

test("whoever leaves is asked while a change stands behind another of the same bug", async () => {
  await open();
  make("a");
  make("b");
  expect(asksToLeave()).toBe(true);
  answers[0]?.({ ok: true, value: "done" });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(asksToLeave()).toBe(false);
});

test("whoever leaves is asked while an answer is overdue, until the change is kept", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await open();
  make("a");
  vi.advanceTimersByTime(1000);
  expect(asksToLeave()).toBe(true);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(asksToLeave()).toBe(false));
  expect(await idsKept()).toEqual(["a"]);
});

test("whoever leaves is asked where what waits cannot be kept", async () => {
  await open();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  make("a");
  answers[0]?.({ ok: false, problem: { status: 503, code: "", detail: "", errors: [] } });
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  await idsKept();
  expect(asksToLeave()).toBe(true);
});

test("what would be lost is kept as soon as nobody sees the page", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await open();
  make("slow", "one more bug");
  vi.advanceTimersByTime(1000);
  make("quick", "another bug");
  make("a");
  make("b");
  beSeen("hidden");
  expect(await idsKept()).toEqual(["slow", "a", "b"]);
});
