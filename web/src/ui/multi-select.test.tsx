import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { MultiSelect } from "./multi-select";
import { multiSelectControl } from "./overlays";

afterEach(cleanup);

function Labels({ first }: { first?: string[] }) {
  const [values, setValues] = useState(first ?? []);
  return (
    <MultiSelect
      label="Labels"
      values={values}
      onChange={setValues}
      options={[
        { value: "1", label: "crash" },
        { value: "2", label: "docs" },
      ]}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Labels", { exact: true });

/** The test that needs it on its way comes first: once it is here it stays. */
test("what is typed while the field is on its way stands in it, with its matches", async () => {
  render(<Labels />);
  field().focus();
  fireEvent.change(field(), { target: { value: "cra" } });
  expect(multiSelectControl.part()).toBeUndefined();
  expect((await screen.findByRole("option", { name: "crash" })).textContent).toContain("crash");
  expect(screen.queryByRole("option", { name: "docs" })).toBeNull();
  expect(field().value).toBe("cra");
  expect(document.activeElement).toBe(field());
});

test("the focus becomes the field's, without its list", async () => {
  await multiSelectControl.load();
  render(<Labels />);
  const before = field();
  before.focus();
  await expect.poll(() => before.isConnected).toBe(false);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute("aria-expanded")).toBe("false");
});

test("a click opens the list, and a press that is not over changes nothing below it", async () => {
  await multiSelectControl.load();
  render(<Labels />);
  const before = field();
  fireEvent.pointerDown(before);
  before.focus();
  await expect.poll(() => document.activeElement).toBe(before);
  expect(before.isConnected).toBe(true);
  fireEvent.click(before);
  expect(await screen.findByRole("option", { name: "docs" })).toBeTruthy();
  fireEvent.click(screen.getByRole("option", { name: "docs" }));
  expect(await screen.findByLabelText("docs", { exact: true })).toBeTruthy();
});

test("what is chosen is taken away before the field is used, and goes on in it", async () => {
  await multiSelectControl.load();
  render(<Labels first={["1", "2"]} />);
  fireEvent.click(screen.getByRole("button", { name: "Remove crash" }));
  expect(screen.queryByText("crash")).toBeNull();
  expect(screen.getByText("docs")).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(field());
  expect(field().getAttribute("aria-expanded")).toBe("false");
});
