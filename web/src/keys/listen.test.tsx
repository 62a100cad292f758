import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { groupsByTitle } from "./groups-by-title";
import { keysOf, setOwnKeys } from "./own-keys";
import { loadKeys, onKeyGroupsChange, shownKeyGroups } from "./shown";
import { setSingleKeys } from "./single-keys";
import type { KeyName } from "./table";
import { useKeyBindings } from "./use-key-bindings";

const ran: string[] = [];

function Part({ title, names }: { title: string; names: readonly KeyName[] }) {
  useKeyBindings({
    title,
    bindings: names.map((name) => ({ name, run: () => ran.push(`${title} ${name}`) })),
  });
  return null;
}

afterEach(() => {
  cleanup();
  setOwnKeys({});
  setSingleKeys(true);
  ran.length = 0;
});

const press = (key: string, more: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });

test("presses that come before what reads them are not lost", async () => {
  render(<Part title="page" names={["newBug", "goDashboard", "palette"]} />);
  press("c");
  press("g");
  press("d");
  expect(press("k", { ctrlKey: true })).toBe(false);
  await loadKeys();
  expect(ran).toEqual(["page newBug", "page goDashboard", "page palette"]);
});

test("the innermost part of the page that binds a shortcut has it, and gives it back", () => {
  const { rerender } = render(
    <>
      <Part title="outer" names={["back", "help"]} />
      <Part title="inner" names={["back"]} />
    </>,
  );
  press("Escape");
  press("?");
  rerender(<Part title="outer" names={["back", "help"]} />);
  press("Escape");
  expect(ran).toEqual(["inner back", "outer help", "outer back"]);
});

test("two keys go one after the other; another key in between begins anew", () => {
  render(<Part title="page" names={["goDashboard", "due", "newBug"]} />);
  press("d");
  press("g");
  press("d");
  press("g");
  press("c");
  press("c");
  expect(ran).toEqual(["page goDashboard", "page newBug"]);
});

test("a press that is a shortcut goes no further", () => {
  render(<Part title="page" names={["newBug"]} />);
  expect(press("c")).toBe(false);
  expect(press("x")).toBe(true);
});

test("while typing, no key is a shortcut but that of the palette; in a dialog not even that", () => {
  render(
    <>
      <Part title="page" names={["newBug", "palette", "undo"]} />
      <input />
      <div role="dialog">
        <input className="inside" />
      </div>
    </>,
  );
  const field = document.querySelector("input") ?? document.body;
  press("c", {}, field);
  press("z", { ctrlKey: true }, field);
  press("k", { ctrlKey: true }, field);
  press("k", { ctrlKey: true }, document.querySelector(".inside") ?? document.body);
  expect(ran).toEqual(["page palette"]);
});

test("a dialog that has not got the focus yet hears the keys, a toast does not", () => {
  render(
    <>
      <Part title="page" names={["back"]} />
      <div role="dialog" data-open="" />
    </>,
  );
  const dialog = document.querySelector("[role=dialog]");
  press("Escape");
  expect(ran).toEqual([]);
  dialog?.setAttribute("aria-modal", "false");
  press("Escape");
  dialog?.setAttribute("aria-modal", "true");
  dialog?.removeAttribute("data-open");
  press("Escape");
  expect(ran).toEqual(["page back", "page back"]);
});

test("single keys that are switched off do nothing, alone or one after the other", () => {
  render(<Part title="page" names={["newBug", "goDashboard", "palette", "peek"]} />);
  setSingleKeys(false);
  press("c");
  press("g");
  press("d");
  press("k", { metaKey: true });
  press(" ");
  expect(ran).toEqual(["page palette", "page peek"]);
});

test("keys of one's own take the place of the first ones", () => {
  render(<Part title="page" names={["newBug", "next"]} />);
  setOwnKeys({ newBug: "N", next: "" });
  press("c");
  press("j");
  press("n");
  expect(ran).toEqual(["page newBug"]);
  expect(keysOf("next")).toEqual([]);
});

test("what was kept by another version and is unknown here is left out", async () => {
  localStorage.setItem("lacewing.keys", '{"newBug":"N","notAny":"X","next":7}');
  vi.resetModules();
  const { ownKeys } = await import("./own-keys");
  expect(ownKeys()).toEqual({ newBug: "N" });
  localStorage.setItem("lacewing.keys", "{");
  vi.resetModules();
  expect((await import("./own-keys")).ownKeys()).toEqual({});
});

test("the help shows groups of one title together, each shortcut once, as long as they are there", () => {
  const heard = vi.fn<() => void>();
  const stop = onKeyGroupsChange(heard);
  const { unmount } = render(
    <>
      <Part title="Everywhere" names={["back", "help"]} />
      <Part title="List" names={["next"]} />
      <Part title="List" names={["back"]} />
    </>,
  );
  const groups = groupsByTitle(shownKeyGroups());
  expect(groups.map(({ title, bindings }) => [title, bindings.map(({ name }) => name)])).toEqual([
    ["List", ["back", "next"]],
    ["Everywhere", ["help"]],
  ]);
  unmount();
  stop();
  expect(shownKeyGroups()).toEqual([]);
  expect(heard).toHaveBeenCalled();
});
