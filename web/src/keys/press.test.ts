import { expect, test } from "vitest";
import { isInDialog, isTakenBy, isTyping, writtenPress } from "./press";

const press = (key: string, more: object = {}) =>
  writtenPress({
    key,
    code: "",
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });

test("a letter is the same in both cases, and another one with Shift", () => {
  expect(press("s")).toBe("S");
  expect(press("S")).toBe("S");
  expect(press("S", { shiftKey: true })).toBe("Shift+S");
});

test("keys with Ctrl or Cmd are others than those without, and Alt makes no shortcut", () => {
  expect(press(".", { ctrlKey: true })).toBe("Ctrl+.");
  expect(press(".", { metaKey: true })).toBe("Ctrl+.");
  expect(press("k", { metaKey: true })).toBe("Ctrl+K");
  expect(press("s", { altKey: true })).toBeUndefined();
});

test("Shift tells the full stop's two shortcuts apart, whatever sign the keyboard makes of it", () => {
  expect(press(">", { ctrlKey: true, shiftKey: true, code: "Period" })).toBe("Ctrl+Shift+.");
  expect(press("Z", { ctrlKey: true, shiftKey: true, code: "KeyZ" })).toBe("Ctrl+Shift+Z");
});

test("signs count as they are typed, with Shift or without", () => {
  expect(press("+", { shiftKey: true })).toBe("+");
  expect(press("?", { shiftKey: true })).toBe("?");
  expect(press("1")).toBe("1");
});

test("keys without a sign have names, with Shift others", () => {
  expect(press(" ")).toBe("Space");
  expect(press("Escape")).toBe("Esc");
  expect(press("ArrowDown", { shiftKey: true })).toBe("Shift+Down");
  expect(press("Shift", { shiftKey: true })).toBeUndefined();
});

test("a keyboard of another script has the letters in their places", () => {
  expect(press("о", { code: "KeyJ" })).toBe("J");
});

test("keys in fields and dialogs are not shortcuts", () => {
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  dialog.append(document.createElement("button"));
  const link = document.createElement("a");
  link.append(document.createElement("span"));
  document.body.replaceChildren(document.createElement("input"), dialog, link);
  const typing = (selector: string) => isTyping(document.querySelector(selector));
  expect(typing("input")).toBe(true);
  expect(typing("button")).toBe(true);
  expect(typing("a span")).toBe(false);
  expect(isInDialog(document.querySelector("input"))).toBe(false);
  document.querySelector("input")?.setAttribute("type", "checkbox");
  expect(typing("input")).toBe(false);
  expect(isTyping(document)).toBe(false);
  dialog.setAttribute("data-closed", "");
  expect(typing("button")).toBe(false);
});

test("what has the focus keeps the keys that it takes itself", () => {
  document.body.innerHTML =
    "<a href='/'>a</a><button>b</button><div data-keeps-arrows=''><p>c</p></div>";
  const takes = (selector: string, keys: string) =>
    isTakenBy(document.querySelector(selector), keys);
  expect([takes("a", "Enter"), takes("a", "Space")]).toEqual([true, false]);
  expect([takes("button", "Enter"), takes("button", "Space")]).toEqual([true, true]);
  expect([takes("p", "Down"), takes("p", "J"), takes("a", "Down")]).toEqual([true, false, false]);
});
