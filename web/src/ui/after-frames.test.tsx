import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AfterFrames } from "./after-frames";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function frames(count: number): Promise<void> {
  return act(async () => {
    for (let left = count; left > 0; left -= 1) vi.advanceTimersToNextFrame();
    // What comes behind the paint of the last one.
    await vi.advanceTimersByTimeAsync(1);
  });
}

function Later({ isAsked = false }: { isAsked?: boolean }) {
  return (
    <AfterFrames count={2} isAsked={isAsked}>
      Fields
    </AfterFrames>
  );
}

test("what waits for frames comes behind so many", async () => {
  render(<Later />);
  await frames(1);
  expect(screen.queryByText("Fields")).toBeNull();
  await frames(1);
  expect(screen.getByText("Fields")).toBeTruthy();
});

test("what is asked for comes at once, and stays", async () => {
  const { rerender } = render(<Later />);
  rerender(<Later isAsked />);
  expect(screen.getByText("Fields")).toBeTruthy();
  rerender(<Later />);
  expect(screen.getByText("Fields")).toBeTruthy();
});

test("in a hidden tab, which draws no frames, it comes all the same", async () => {
  // As browsers have it: what is asked for is never called.
  vi.stubGlobal("requestAnimationFrame", () => 0);
  render(<Later />);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.getByText("Fields")).toBeTruthy();
});
