import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdsPresses } from "../keys/held";
import { pickerWindow } from "./overlays";
import { Picker, type PickerOption } from "./picker";

afterEach(cleanup);
beforeEach(() => pickerWindow.load());

const ada: PickerOption = { value: "1", label: "ada" };
const grace: PickerOption = { value: "2", label: "grace" };

let chosen: string[][] = [];
beforeEach(() => {
  chosen = [];
});

function Assignees({ options }: { options: readonly PickerOption[] }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Picker
      label="Assign"
      options={options}
      values={[]}
      isMultiple
      onChange={(values) => chosen.push(values)}
      trigger={<button type="button">Nobody</button>}
      open={isOpen}
      onOpenChange={setOpen}
    />
  );
}

const field = () => screen.findByRole("combobox", { name: "Assign" });

async function typeIn(text: string): Promise<void> {
  fireEvent.input(await field(), { target: { value: text }, inputType: "insertText" });
}

test("Enter takes the first of what was typed", async () => {
  render(<Assignees options={[ada, grace]} />);
  await typeIn("gra");
  fireEvent.keyDown(await field(), { key: "Enter" });
  await expect.poll(() => chosen).toEqual([["2"]]);
});

test("Enter takes the first of what came after it was typed", async () => {
  const { rerender } = render(<Assignees options={[]} />);
  await typeIn("gra");
  rerender(<Assignees options={[ada, grace]} />);
  await screen.findByRole("option", { name: "grace" });
  fireEvent.keyDown(await field(), { key: "Enter" });
  await expect.poll(() => chosen).toEqual([["2"]]);
});

test("Enter takes the first of what went and came again", async () => {
  const { rerender } = render(<Assignees options={[ada, grace]} />);
  await typeIn("gra");
  rerender(<Assignees options={[]} />);
  await expect.poll(() => screen.queryByRole("option")).toBeNull();
  rerender(<Assignees options={[ada, grace]} />);
  await screen.findByRole("option", { name: "grace" });
  fireEvent.keyDown(await field(), { key: "Enter" });
  await expect.poll(() => chosen).toEqual([["2"]]);
});

test("what was typed waits for who it means: Enter does not close a list that is empty", async () => {
  const { rerender } = render(<Assignees options={[]} />);
  await expect.poll(async () => document.activeElement === (await field())).toBe(true);
  await typeIn("gra");
  await expect.poll(() => holdsPresses()).toBe(false);
  fireEvent.keyDown(await field(), { key: "Enter" });
  rerender(<Assignees options={[ada, grace]} />);
  await screen.findByRole("option", { name: "grace" });
  expect((await field()).getAttribute("value")).toBe("gra");
  fireEvent.keyDown(await field(), { key: "Enter" });
  await expect.poll(() => chosen).toEqual([["2"]]);
});
