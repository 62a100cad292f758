import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";

/** As a page begins: what reads presses is fetched once for each. */
async function newPage() {
  vi.resetModules();
  return { ...(await import("./held")), ...(await import("./shown")) };
}

test("a press that a button takes before the keys can be read is not given to the menu that it opens", async () => {
  const { holdPresses, loadKeys, showKeyGroup } = await newPage();
  document.body.innerHTML = `<button>Account</button><div role="menu"><a href="#profile">Profile</a></div>`;
  const line = document.querySelector("a");
  const button = document.querySelector("button");
  const choose = vi.fn<() => void>();
  line?.addEventListener("click", choose);
  showKeyGroup(1, { title: "Everywhere", bindings: [] });
  if (button) fireEvent.keyDown(button, { key: "Enter" });
  // The browser clicks the button, and its menu is fetched.
  holdPresses(Promise.resolve());
  await loadKeys();
  line?.focus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(choose).not.toHaveBeenCalled();
});

test("what is typed before the key that opens a field is read goes into the field, and is no shortcut", async () => {
  const { loadKeys, showKeyGroup } = await newPage();
  document.body.innerHTML = "<main></main><input>";
  const field = document.querySelector("input");
  const typed: string[] = [];
  // What jsdom lacks.
  document.execCommand = (_command, _ui, text) => typed.push(text ?? "delete") > 0;
  const comment = vi.fn<() => void>();
  showKeyGroup(1, {
    title: "Triage",
    bindings: [
      { name: "judgeDuplicate", run: () => field?.focus() },
      { name: "comment", run: comment },
    ],
  });
  const keys = ["2", "r", "e"];
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  await loadKeys();
  expect(document.activeElement).toBe(field);
  expect(typed).toEqual(["r", "e"]);
  expect(comment).not.toHaveBeenCalled();
});
