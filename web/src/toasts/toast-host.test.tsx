import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast } from "./show-toast";
import { ToastHost } from "./toast-host";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  act(() => {
    vi.advanceTimersByTime(3300);
  });
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a success is a status, a failure an alert", () => {
  render(<ToastHost />);
  act(() => {
    showToast({ kind: "positive", text: "Saved." });
    showToast({ kind: "negative", text: "Not saved." });
  });
  expect(screen.getByRole("status").textContent).toContain("Saved.");
  expect(screen.getByRole("alert").textContent).toContain("Not saved.");
});

test("its action runs once and takes the toast away", () => {
  const undo = vi.fn<() => void>();
  render(<ToastHost />);
  act(() => {
    showToast({ kind: "positive", text: "Closed.", action: { label: "Undo", onSelect: undo } });
  });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(screen.queryByRole("status")).toBeNull();
});

test("the pointer over it keeps it there", () => {
  render(<ToastHost />);
  act(() => {
    showToast({ kind: "positive", text: "Saved." });
  });
  fireEvent.pointerEnter(screen.getByRole("status"));
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(screen.getByRole("status").dataset.leaving).toBeUndefined();
  const host = screen.getByRole("status").parentElement;
  if (host) fireEvent.pointerLeave(host);
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(screen.getByRole("status").dataset.leaving).toBe("true");
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** The oldest of those that are there, by a pointer that stays where it is. */
function dismissByPointer(): void {
  const [dismiss] = screen.getAllByRole("button", { name: "Dismiss" });
  if (dismiss === undefined) throw new Error("no toast is there");
  fireEvent.pointerOver(dismiss);
  fireEvent.click(dismiss);
  pass(300);
}

test("a toast that goes under the pointer lets the others go on, and those that come", () => {
  render(<ToastHost />);
  act(() => {
    showToast({ kind: "positive", text: "First." });
    showToast({ kind: "positive", text: "Second." });
  });
  dismissByPointer();
  expect(screen.getByRole("status").textContent).toContain("Second.");
  pass(3300);
  expect(screen.queryByRole("status")).toBeNull();
  act(() => showToast({ kind: "positive", text: "Third." }));
  dismissByPointer();
  act(() => showToast({ kind: "positive", text: "Fourth." }));
  pass(3300);
  expect(screen.queryByRole("status")).toBeNull();
});

test("the one that comes under the pointer as another goes is kept there", () => {
  render(<ToastHost />);
  act(() => {
    showToast({ kind: "positive", text: "First." });
    showToast({ kind: "positive", text: "Second." });
  });
  dismissByPointer();
  const second = screen.getByRole("status");
  // As browsers tell it: from where the one that went had stood.
  fireEvent.pointerOver(second, { relatedTarget: second.parentElement });
  pass(10_000);
  expect(screen.getByRole("status")).toBe(second);
  if (second.parentElement) fireEvent.pointerLeave(second.parentElement);
});

test("the sounds are switched off in the toast itself", () => {
  render(<ToastHost />);
  act(() => {
    showToast({ kind: "positive", text: "Saved." });
  });
  fireEvent.click(screen.getByRole("button", { name: "Mute sounds" }));
  expect(localStorage.getItem("lacewing.sound")).toBe("off");
  fireEvent.click(screen.getByRole("button", { name: "Turn sounds on" }));
  expect(localStorage.getItem("lacewing.sound")).toBe("on");
});

test("a toast that goes with the focus hands it back and lets the others go on", () => {
  render(
    <>
      <button type="button">Copy</button>
      <ToastHost />
    </>,
  );
  const copy = screen.getByRole("button", { name: "Copy" });
  copy.focus();
  act(() => {
    showToast({ kind: "positive", text: "First." });
    showToast({ kind: "positive", text: "Second." });
  });
  const [dismiss] = screen.getAllByRole("button", { name: "Dismiss" });
  act(() => dismiss?.focus());
  act(() => dismiss?.click());
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(document.activeElement).toBe(copy);
  act(() => {
    vi.advanceTimersByTime(3300);
  });
  expect(screen.queryByRole("status")).toBeNull();
});
