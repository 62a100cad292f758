import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button";
import { SelectField } from "./select-field";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

afterEach(cleanup);

test("a field is found by its label and described by its error before its hint", () => {
  const { rerender } = render(
    <TextField label="Name" value="" onChange={() => {}} hint="Short." />,
  );
  const field = screen.getByLabelText("Name");
  const description = () =>
    document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(description()).toBe("Short.");
  expect(field.getAttribute("aria-invalid")).toBeNull();
  rerender(<TextField label="Name" value="" onChange={() => {}} hint="Short." error="Missing." />);
  expect(description()).toBe("Missing.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Missing.");
});

test("a field hands on its text, and without a listener it is read-only", () => {
  const handleChange = vi.fn<(value: string) => void>();
  const { rerender } = render(<TextField label="Name" value="a" onChange={handleChange} />);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "ab" } });
  expect(handleChange).toHaveBeenCalledExactlyOnceWith("ab");
  rerender(<TextField label="Name" value="a" />);
  expect(screen.getByLabelText<HTMLInputElement>("Name").readOnly).toBe(true);
});

test("Ctrl and Enter send the form around a text area, Enter alone does not", () => {
  const handleSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={(event) => handleSubmit(event.nativeEvent)}>
      <TextArea label="Text" value="" onChange={() => {}} />
    </form>,
  );
  fireEvent.keyDown(screen.getByLabelText("Text"), { key: "Enter" });
  expect(handleSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText("Text"), { key: "Enter", ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText("Text"), { key: "Enter", metaKey: true });
  expect(handleSubmit).toHaveBeenCalledTimes(2);
});

test("a select hands on only what stands among its options", () => {
  const handleChange = vi.fn<(value: string) => void>();
  const options = [
    { value: "member", label: "Member" },
    { value: "editor", label: "Editor" },
  ];
  render(<SelectField label="Role" value="member" onChange={handleChange} options={options} />);
  fireEvent.change(screen.getByLabelText("Role"), { target: { value: "editor" } });
  expect(handleChange).toHaveBeenCalledExactlyOnceWith("editor");
});

test("a busy button keeps its place and ignores presses", () => {
  const handleClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={handleClick}>Save</Button>);
  const button = screen.getByRole("button", { name: "Save" });
  fireEvent.click(button);
  rerender(
    <Button busy onClick={handleClick}>
      Save
    </Button>,
  );
  fireEvent.click(button);
  expect(handleClick).toHaveBeenCalledOnce();
  expect(button.getAttribute("aria-busy")).toBe("true");
});
