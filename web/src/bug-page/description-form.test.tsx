import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dropEverything } from "../store/replica";
import { enBugPage } from "../texts/en-bug-page";
import { dialogWindow } from "../ui/overlays";
import { DescriptionForm } from "./description-form";
import type { TextEdit } from "./use-text-edit";

afterEach(() => {
  cleanup();
  dropEverything();
});

test("Esc pressed again before the question has the focus means the question", async () => {
  await dialogWindow.load();
  const giveUp = vi.fn<() => void>();
  const edit: TextEdit = {
    field: "description",
    place: "bug.b.description",
    isEditing: true,
    isDirty: true,
    hasDraft: false,
    text: "What was typed",
    base: { field: "description", text: "", rev: 1 },
    problem: undefined,
    conflict: undefined,
    meanwhile: undefined,
    start: () => undefined,
    change: () => undefined,
    save: () => undefined,
    saveOver: () => undefined,
    giveUp,
    showMeanwhile: () => undefined,
    postpone: () => undefined,
  };
  render(<DescriptionForm orgID="o" bugID="b" edit={edit} />);
  const field = screen.getByRole("textbox");
  const isAsked = () => screen.queryByText(enBugPage.discard.title) !== null;
  // The dialog takes the focus a moment after it is there.
  fireEvent.keyDown(field, { key: "Escape" });
  expect(isAsked()).toBe(true);
  fireEvent.keyDown(field, { key: "Escape" });
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(giveUp).not.toHaveBeenCalled();
});
