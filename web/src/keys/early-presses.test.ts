import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { holdPresses } from "./held";
import { loadKeys, showKeyGroup } from "./shown";

test("a press that a button takes before the keys can be read is not given to the menu that it opens", async () => {
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
