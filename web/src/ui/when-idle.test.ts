import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdleOrPressed } from "./when-idle";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
});
afterEach(() => vi.useRealTimers());

test("a press does not wait until the page has come to rest, and it is done once", () => {
  const act = vi.fn<() => void>();
  whenIdleOrPressed(act);
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
  expect(act).toHaveBeenCalledOnce();
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
});

test("without a press it is done once the page has come to rest", () => {
  const act = vi.fn<() => void>();
  whenIdleOrPressed(act);
  vi.advanceTimersByTime(5000);
  dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
  expect(act).toHaveBeenCalledOnce();
});
