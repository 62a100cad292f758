import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { letFirst, untilBegun, whenIdle, whenIdleOrPressed } from "./when-idle";

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

test("what the page begins with comes first, whether it comes or fails", async () => {
  const act = vi.fn<() => void>();
  let fail = () => {};
  const shown = new Promise<void>((_, reject) => {
    fail = () => reject(new Error("no network"));
  });
  whenIdle(act);
  letFirst(shown);
  const begun = vi.fn<() => void>();
  void untilBegun().then(begun);
  await vi.advanceTimersByTimeAsync(1000);
  expect(act).not.toHaveBeenCalled();
  fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect([act, begun].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await untilBegun();
});

test("nothing waits for what does not come, and what is called off never begins", async () => {
  const act = vi.fn<() => void>();
  const calledOff = vi.fn<() => void>();
  letFirst(new Promise(() => {}));
  whenIdle(act);
  const callOff = whenIdle(calledOff);
  await vi.advanceTimersByTimeAsync(1000);
  callOff();
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(act).toHaveBeenCalledOnce();
  expect(calledOff).not.toHaveBeenCalled();
});
