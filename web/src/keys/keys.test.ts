import { expect, test } from "vitest";
import { commandOf, isTyping } from "./keys";

const press = (key: string, modifiers: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

test("single keys mean their commands, in both cases", () => {
  expect(commandOf(press("c"), false)).toBe("newBug");
  expect(commandOf(press("J"), false)).toBe("next");
  expect(commandOf(press("k"), false)).toBe("previous");
  expect(commandOf(press("x"), false)).toBeUndefined();
});

test("keys with a modifier belong to the browser", () => {
  for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
    expect(commandOf(press("c", { [modifier]: true }), false)).toBeUndefined();
  }
});

test("after G only its own second keys count", () => {
  expect(commandOf(press("g"), false)).toBe("prefix");
  expect(commandOf(press("d"), true)).toBe("goDashboard");
  expect(commandOf(press("o"), true)).toBe("goOrganizations");
  expect(commandOf(press("c"), true)).toBeUndefined();
  expect(commandOf(press("o"), false)).toBeUndefined();
});

test("keys in fields and dialogs are not commands", () => {
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
  document.querySelector("input")?.setAttribute("type", "checkbox");
  expect(typing("input")).toBe(false);
  expect(isTyping(document)).toBe(false);
  dialog.setAttribute("data-closed", "");
  expect(typing("button")).toBe(false);
});
