import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { TopWindow } from "./top-window";

afterEach(cleanup);

function Page({ open, onClosed }: { open: boolean; onClosed: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button">Before</button>
      <TopWindow
        open={open}
        onOpenChange={() => undefined}
        onClosed={onClosed}
        label="Window"
        initialFocus={field}
      >
        <input ref={field} aria-label="Field" />
      </TopWindow>
    </>
  );
}

test("it gives the focus back when it closes, but not where it was opened again meanwhile", async () => {
  const handleClosed = vi.fn<() => void>();
  const page = (open: boolean) => <Page open={open} onClosed={handleClosed} />;
  const { rerender } = render(page(false));
  const before = screen.getByText("Before");
  before.focus();
  rerender(page(true));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Field")));

  // What it does at the end of closing waits until it is open again.
  const late: (() => void)[] = [];
  const { setTimeout: later } = globalThis;
  const spied = vi.spyOn(globalThis, "setTimeout").mockImplementation(((act, ms) => {
    if (ms !== undefined) return later(act, ms);
    return late.push(act as () => void);
  }) as typeof setTimeout);
  rerender(page(false));
  await vi.waitFor(() => expect(late.length).toBeGreaterThan(0));
  rerender(page(true));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Field")));
  for (const act of late) act();
  spied.mockRestore();
  expect(handleClosed).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByLabelText("Field"));

  rerender(page(false));
  await vi.waitFor(() => expect(document.activeElement).toBe(before));
});
