import { expect, test, vi } from "vitest";
import { isPressOf, keyGroups, onKeyGroupsChange, showKeyGroup } from "./bindings";

const press = (key: string, more: object = {}) => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test("a letter is the same in both cases, and another one with Shift", () => {
  expect(isPressOf(press("s"), "S")).toBe(true);
  expect(isPressOf(press("S"), "S")).toBe(true);
  expect(isPressOf(press("S", { shiftKey: true }), "S")).toBe(false);
  expect(isPressOf(press("S", { shiftKey: true }), "Shift+S")).toBe(true);
  expect(isPressOf(press("s"), "Shift+S")).toBe(false);
});

test("keys with Ctrl or Cmd are others than those without", () => {
  expect(isPressOf(press("."), "Ctrl+.")).toBe(false);
  expect(isPressOf(press(".", { ctrlKey: true }), "Ctrl+.")).toBe(true);
  expect(isPressOf(press(".", { metaKey: true }), "Ctrl+.")).toBe(true);
  expect(isPressOf(press("s", { ctrlKey: true }), "S")).toBe(false);
  expect(isPressOf(press("s", { altKey: true }), "S")).toBe(false);
});

test("Shift tells the full stop's two commands apart, whatever sign the keyboard makes of it", () => {
  const shifted = press(">", { ctrlKey: true, shiftKey: true, code: "Period" });
  expect(isPressOf(shifted, "Ctrl+Shift+.")).toBe(true);
  expect(isPressOf(shifted, "Ctrl+.")).toBe(false);
});

test("signs count as they are typed, with Shift or without", () => {
  expect(isPressOf(press("+", { shiftKey: true }), "+")).toBe(true);
  expect(isPressOf(press("+"), "+")).toBe(true);
  expect(isPressOf(press("-"), "+")).toBe(false);
});

test("a group stands in the help for as long as its page does", () => {
  const listener = vi.fn<() => void>();
  const stop = onKeyGroupsChange(listener);
  const hide = showKeyGroup({ title: "Bug", bindings: [] });
  expect(keyGroups().map(({ title }) => title)).toEqual(["Bug"]);
  hide();
  stop();
  expect(keyGroups()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
