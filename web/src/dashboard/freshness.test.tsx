import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteBugsMoved, useFresh } from "./freshness";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Shown({ load }: { load: () => void }) {
  useFresh(load);
  return null;
}

test("what is shown is loaded once, and once more after a burst of changes", () => {
  const load = vi.fn<() => void>();
  const { unmount } = render(<Shown load={load} />);
  expect(load).toHaveBeenCalledTimes(1);
  act(() => {
    for (let n = 0; n < 50; n += 1) noteBugsMoved();
    vi.advanceTimersByTime(2000);
  });
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  act(() => {
    noteBugsMoved();
    vi.advanceTimersByTime(2000);
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test("a steady stream of changes loads about once a second", () => {
  const load = vi.fn<() => void>();
  const { unmount } = render(<Shown load={load} />);
  act(() => {
    for (let n = 0; n < 100; n += 1) {
      noteBugsMoved();
      vi.advanceTimersByTime(100);
    }
  });
  expect(load.mock.calls.length).toBeGreaterThan(8);
  expect(load.mock.calls.length).toBeLessThan(13);
  unmount();
});
