import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastQueue } from "./toast-queue";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved = { kind: "positive", text: "Saved." } as const;

function states(queue: ToastQueue): string[] {
  return queue.toasts().map((toast) => (toast.leaving ? "leaving" : "visible"));
}

test("a toast is visible for 3000 ms and leaves for 300 ms", () => {
  const queue = new ToastQueue();
  queue.add(saved);
  vi.advanceTimersByTime(2999);
  expect(states(queue)).toEqual(["visible"]);
  vi.advanceTimersByTime(1);
  expect(states(queue)).toEqual(["leaving"]);
  vi.advanceTimersByTime(299);
  expect(states(queue)).toEqual(["leaving"]);
  vi.advanceTimersByTime(1);
  expect(states(queue)).toEqual([]);
});

test("the time stands still until every reason to pause has gone", () => {
  const queue = new ToastQueue();
  queue.add(saved);
  vi.advanceTimersByTime(2000);
  queue.pause("hover");
  queue.pause("hidden");
  vi.advanceTimersByTime(60_000);
  queue.resume("hover");
  vi.advanceTimersByTime(60_000);
  expect(states(queue)).toEqual(["visible"]);
  queue.resume("hidden");
  vi.advanceTimersByTime(999);
  expect(states(queue)).toEqual(["visible"]);
  vi.advanceTimersByTime(1);
  expect(states(queue)).toEqual(["leaving"]);
});

test("a toast that comes during a pause waits for its end", () => {
  const queue = new ToastQueue();
  queue.pause("hidden");
  queue.add(saved);
  vi.advanceTimersByTime(10_000);
  expect(states(queue)).toEqual(["visible"]);
  queue.resume("hidden");
  vi.advanceTimersByTime(3000);
  expect(states(queue)).toEqual(["leaving"]);
});

test("dismissing shows the exit at once, and only once", () => {
  const queue = new ToastQueue();
  const id = queue.add(saved);
  queue.dismiss(id);
  queue.dismiss(id);
  expect(states(queue)).toEqual(["leaving"]);
  vi.advanceTimersByTime(300);
  expect(states(queue)).toEqual([]);
});

test("a sixth toast makes the first one leave", () => {
  const queue = new ToastQueue();
  for (let count = 0; count < 6; count += 1) queue.add(saved);
  expect(states(queue)).toEqual(["leaving", ...Array<string>(5).fill("visible")]);
});

test("listeners hear of each step", () => {
  const queue = new ToastQueue();
  const listener = vi.fn<() => void>();
  const unsubscribe = queue.subscribe(listener);
  queue.add(saved);
  vi.advanceTimersByTime(3300);
  unsubscribe();
  queue.add(saved);
  expect(listener).toHaveBeenCalledTimes(3);
});
