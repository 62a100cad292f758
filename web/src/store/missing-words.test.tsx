import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MultiSelectControl } from "../ui/multi-select-control";
import { PickerWindow } from "../ui/picker-window";
import type { LoadState } from "./load-state";
import { missingWords } from "./missing-words";

afterEach(cleanup);

const refused = { status: 0, code: "unreachable", detail: "No answer came.", errors: [] };
const states: [LoadState, string][] = [
  [{ is: "none" }, "Loading..."],
  [{ is: "loading" }, "Loading..."],
  [{ is: "failed", problem: refused }, "No answer came."],
  [{ is: "stale" }, "No matches"],
  [{ is: "ready" }, "No matches"],
];

test.each(states)("a list without options says why: %o", async (state, words) => {
  render(
    <PickerWindow
      label="Assign"
      options={[]}
      missing={missingWords(state)}
      values={[]}
      onChange={() => {}}
      trigger={<button type="button">Assign</button>}
      open
      onOpenChange={() => {}}
    />,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});

test("nothing is made anew while what has that name may be on its way", async () => {
  const create = { label: (typed: string) => `Create ${typed}`, run: () => undefined };
  const field = (state: LoadState) => (
    <MultiSelectControl
      label="Labels"
      values={[]}
      onChange={() => {}}
      options={[]}
      missing={missingWords(state)}
      create={create}
      use={{ typed: "", hasFocus: false, opens: false }}
    />
  );
  const { rerender } = render(field({ is: "loading" }));
  const input = screen.getByLabelText("Labels");
  input.focus();
  fireEvent.change(input, { target: { value: "crash" } });
  fireEvent.keyDown(input, { key: "ArrowDown" });
  expect(await screen.findByText("Loading...")).toBeTruthy();
  expect(screen.queryByText("Create crash")).toBeNull();
  rerender(field({ is: "ready" }));
  expect(await screen.findByText("Create crash")).toBeTruthy();
});
