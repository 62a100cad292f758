import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { holdPresses } from "./held";
import { showKeyGroup } from "./shown";

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

test("what is typed before the keys can be read stays in order in the window that it asked for", async () => {
  document.body.innerHTML = `<div role="dialog"><input></div>`;
  const typed: string[] = [];
  // What jsdom lacks.
  document.execCommand = (_command, _ui, text) => typed.push(text ?? "delete") > 0;
  const open = vi.fn<() => void>(() => {
    holdPresses(Promise.resolve());
    // As soon as the page can hear it.
    setTimeout(() => press("w"));
  });
  showKeyGroup(1, { title: "Everywhere", bindings: [{ name: "palette", run: open }] });
  press("k", { ctrlKey: true });
  press("n");
  press("e");
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  document.querySelector("input")?.focus();
  await vi.waitFor(() => expect(typed.join("")).toBe("new"));
});
