import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdPresses } from "./held";

const typed: string[] = [];
const outside = vi.fn<(event: KeyboardEvent) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  typed.length = 0;
  outside.mockReset();
  document.body.innerHTML = `<div role="dialog"><input></div>`;
  document.addEventListener("keydown", outside);
  // What jsdom lacks.
  document.execCommand = (_command, _ui, text) => typed.push(text ?? "delete") > 0;
});
afterEach(() => {
  document.removeEventListener("keydown", outside);
  vi.useRealTimers();
});

/** Code that comes, or fails, when the test says so. */
function code() {
  let arrive = () => {};
  let fail = (_error: Error) => {};
  const loading = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { loading, arrive, fail };
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
const field = () => document.querySelector("input");

test("what is typed while a window is on its way goes into it, in order, and is no shortcut", async () => {
  const { loading, arrive } = code();
  holdPresses(loading);
  expect(press("n")).toBe(false);
  press("e");
  press("Backspace");
  expect(press("r", { ctrlKey: true })).toBe(true);
  expect(outside).toHaveBeenCalledTimes(1);
  arrive();
  field()?.focus();
  press("w");
  await vi.runAllTimersAsync();
  expect(typed).toEqual(["n", "e", "delete", "w"]);
  press("c");
  expect(outside.mock.lastCall?.[0]).toHaveProperty("key", "c");
});

test("Tab and Ctrl+Enter keep their place among what is typed for a dialog", async () => {
  document.body.innerHTML = `<div role="dialog"><input><button disabled></button><textarea></textarea></div>`;
  // What jsdom lacks.
  const areSeen = vi.fn<() => boolean>(() => true);
  Object.defineProperty(Element.prototype, "checkVisibility", {
    value: areSeen,
    configurable: true,
  });
  const typedInto: string[] = [];
  document.execCommand = (_command, _ui, text) =>
    typedInto.push(`${document.activeElement?.localName} ${text}`) > 0;
  const sent = vi.fn<(focused: string | undefined) => void>();
  document.querySelector("[role=dialog]")?.addEventListener("keydown", (event) => {
    const { key, ctrlKey } = event as KeyboardEvent;
    if (key === "Enter" && ctrlKey) sent(document.activeElement?.localName);
  });
  holdPresses(Promise.resolve());
  press("n");
  press("Tab");
  press("e");
  press("Tab", { shiftKey: true });
  press("w");
  expect(press("Enter", { ctrlKey: true })).toBe(false);
  field()?.focus();
  // Whatever is pressed next comes behind all of it: browsers put timers off while somebody types.
  await Promise.resolve();
  expect(typedInto).toEqual(["input n", "textarea e", "input w"]);
  expect(sent.mock.calls).toEqual([["input"]]);
  expect(press("x")).toBe(true);
});

test("Enter is given to what has the focus, and Esc throws away what was typed", async () => {
  holdPresses(Promise.resolve());
  press("x");
  press("Escape");
  press("Enter");
  const heard = vi.fn<(event: KeyboardEvent) => void>();
  field()?.addEventListener("keydown", heard);
  field()?.focus();
  await vi.runAllTimersAsync();
  expect(typed).toEqual([]);
  expect(heard.mock.calls.map(([{ key }]) => key)).toEqual(["Enter"]);
});

test("a window that cannot be fetched takes its presses with it", async () => {
  const { loading, fail } = code();
  holdPresses(loading);
  press("x");
  fail(new Error("offline"));
  await vi.runAllTimersAsync();
  expect(typed).toEqual([]);
  expect(outside).not.toHaveBeenCalled();
  press("c");
  expect(outside).toHaveBeenCalledTimes(1);
});

test("a window that never takes the focus gives the presses back to the page", async () => {
  holdPresses(Promise.resolve());
  press("j");
  expect(outside).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1100);
  expect(outside.mock.lastCall?.[0]).toHaveProperty("key", "j");
});

test("a window that is not wanted any more gives them back at once", async () => {
  const { loading } = code();
  const end = holdPresses(loading);
  press("j");
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(outside.mock.lastCall?.[0]).toHaveProperty("key", "j");
});
