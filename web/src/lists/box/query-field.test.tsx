import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problemOf } from "../../api/problem";
import { loadKeys } from "../../keys/shown";
import { QueryField } from "./query-field";

const applied = vi.fn<(query: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  applied.mockClear();
  vi.stubGlobal("fetch", async () => Response.json({ items: [{ value: "In review", count: 12 }] }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function show(value = "", detail?: { pointer: string; detail: string }, notes: string[] = []) {
  const problem =
    detail &&
    problemOf(400, {
      status: 400,
      code: "query_syntax",
      detail: detail.detail,
      errors: [{ code: "query_syntax", ...detail }],
    });
  render(
    <QueryField orgID="org-1" value={value} problem={problem} notes={notes} onApply={applied} />,
  );
  return screen.getByRole<HTMLInputElement>("combobox", { name: "Query" });
}

function type(box: HTMLInputElement, text: string) {
  fireEvent.change(box, { target: { value: text } });
}

const options = () =>
  screen
    .queryAllByRole("option")
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim());

test("fields are offered while they are typed, and taken by keyboard", () => {
  const box = show();
  type(box, "prio");
  expect(options()).toEqual(["priority when it shall be worked on"]);
  fireEvent.keyDown(box, { key: "ArrowDown" });
  expect(box.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option").id);
  fireEvent.keyDown(box, { key: "Enter" });
  expect(box.value).toBe("priority:");
  expect(applied).not.toHaveBeenCalled();
});

test("values are offered with how many bugs have them", async () => {
  const box = show();
  type(box, "status:");
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(options()[0]).toBe("In review 12");
  fireEvent.click(screen.getAllByRole("option")[0] ?? box);
  expect(box.value).toBe('status:"In review" ');
});

test("Enter asks what is typed, Esc closes the completion and then gives up", () => {
  const box = show("is:open");
  type(box, "is:open is");
  fireEvent.keyDown(box, { key: "Escape" });
  expect(options()).toEqual([]);
  expect(box.value).toBe("is:open is");
  fireEvent.keyDown(box, { key: "Escape" });
  expect(box.value).toBe("is:open");
  type(box, "is:closed ");
  fireEvent.keyDown(box, { key: "Enter" });
  expect(applied).toHaveBeenCalledWith("is:closed");
});

test("what was typed stays when the field is left", () => {
  const box = show("is:open");
  type(box, "is:open crash");
  fireEvent.blur(box);
  expect(box.value).toBe("is:open crash");
  expect(options()).toEqual([]);
});

test("a refusal stands below the box and under its place, until the query is another one", () => {
  const box = show("is:open severity:S9", {
    pointer: "?q#char=8,19",
    detail: "severity has no value S9.",
  });
  expect(screen.getByRole("alert").textContent).toBe("severity has no value S9.");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  const marked = document.querySelectorAll(".decoration-wavy");
  expect([...marked].map(({ textContent }) => textContent).join("")).toBe("severity:S9");
  type(box, "is:open");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the box says what is searched as text because there is no such field", () => {
  type(show(), "colour:red is:open");
  expect(screen.getByRole("status").textContent).toBe(
    "There is no such field: colour:red is searched as text.",
  );
});

test("what the server says about an asked query stands below it", () => {
  show("colour:red", undefined, ['There is no field "colour".']);
  expect(screen.getByRole("status").textContent).toBe('There is no field "colour".');
});

test("slash leads to the box from anywhere else", async () => {
  const box = show();
  await loadKeys();
  fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(box);
});
