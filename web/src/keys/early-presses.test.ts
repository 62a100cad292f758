import { fireEvent } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { KeyBinding } from "./shown";

/** As a page begins: what reads presses is fetched once for each. */
async function newPage() {
  vi.resetModules();
  const { showKeyGroup, loadKeys } = await import("./shown");
  const { holdPresses } = await import("./held");
  const bind = (bindings: readonly KeyBinding[]) =>
    onTestFinished(showKeyGroup(1, { title: "Everywhere", bindings }));
  return { bind, loadKeys, holdPresses };
}

test("a press that a button takes before the keys can be read is not given to the menu that it opens", async () => {
  const { holdPresses, loadKeys, bind } = await newPage();
  document.body.innerHTML = `<button>Account</button><div role="menu"><a href="#profile">Profile</a></div>`;
  const line = document.querySelector("a");
  const button = document.querySelector("button");
  const choose = vi.fn<() => void>();
  line?.addEventListener("click", choose);
  bind([]);
  if (button) fireEvent.keyDown(button, { key: "Enter" });
  // The browser clicks the button, and its menu is fetched.
  holdPresses(Promise.resolve());
  await loadKeys();
  line?.focus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(choose).not.toHaveBeenCalled();
});

test("what is typed before the key that opens a field is read goes into the field, and is no shortcut", async () => {
  const { loadKeys, bind } = await newPage();
  document.body.innerHTML = "<main></main><input>";
  const field = document.querySelector("input");
  const typed: string[] = [];
  // What jsdom lacks.
  document.execCommand = (_command, _ui, text) => typed.push(text ?? "delete") > 0;
  const comment = vi.fn<() => void>();
  bind([
    { name: "judgeDuplicate", run: () => field?.focus() },
    { name: "comment", run: comment },
  ]);
  const keys = ["2", "r", "e"];
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  await loadKeys();
  expect(document.activeElement).toBe(field);
  expect(typed).toEqual(["r", "e"]);
  expect(comment).not.toHaveBeenCalled();
});

test("what a field took before the keys can be read is not typed again into the next field", async () => {
  const { loadKeys, bind } = await newPage();
  document.body.innerHTML = "<input><textarea></textarea>";
  const typed: string[] = [];
  document.execCommand = (_command, _ui, text) => typed.push(text ?? "delete") > 0;
  const next = document.querySelector("textarea");
  bind([{ name: "decline", run: () => next?.focus() }]);
  const field = document.querySelector("input");
  fireEvent.keyDown(document.body, { key: "3" });
  if (field) fireEvent.keyDown(field, { key: "a" });
  await loadKeys();
  expect(document.activeElement).toBe(next);
  expect(typed).toEqual([]);
});

test("a field that the person went to meanwhile gets no press from before", async () => {
  const { loadKeys, bind } = await newPage();
  document.body.innerHTML = "<input>";
  const typed: string[] = [];
  document.execCommand = (_command, _ui, text) => typed.push(text ?? "delete") > 0;
  const decline = vi.fn<() => void>();
  bind([{ name: "decline", run: decline }]);
  fireEvent.keyDown(document.body, { key: "3" });
  document.querySelector("input")?.focus();
  await loadKeys();
  expect(decline).toHaveBeenCalledTimes(1);
  expect(typed).toEqual([]);
});

test("Enter goes to what the presses before it put the focus on, not to what had it when it came", async () => {
  const { loadKeys, bind } = await newPage();
  document.body.innerHTML = `<a href="#first">First</a><a href="#second">Second</a>`;
  const [first, second] = document.querySelectorAll("a");
  const chosen: string[] = [];
  for (const link of [first, second]) {
    link?.addEventListener("click", () => chosen.push(link.textContent));
  }
  bind([{ name: "next", run: () => second?.focus() }]);
  first?.focus();
  const enter = () =>
    document.activeElement && fireEvent.keyDown(document.activeElement, { key: "Enter" });
  // Nothing is waiting: the browser's own.
  expect(enter()).toBe(true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "j" });
  expect(enter()).toBe(false);
  await loadKeys();
  expect(chosen).toEqual(["Second"]);
});

test("Enter waits for presses before it and is a shortcut where it means one by then", async () => {
  const { loadKeys, bind } = await newPage();
  document.body.innerHTML = `<a href="#first">First</a>`;
  const link = document.querySelector("a");
  const open = vi.fn<() => void>();
  bind([
    { name: "next", run: () => link?.blur() },
    { name: "open", run: open },
  ]);
  link?.focus();
  for (const key of ["j", "Enter"]) if (link) fireEvent.keyDown(link, { key });
  await loadKeys();
  expect(open).toHaveBeenCalledTimes(1);
});
