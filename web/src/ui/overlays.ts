import { LazyPart } from "./lazy-part";

/** Everything that floats, fetched when the page has come to rest or when it is asked for. */
export const dialogWindow = new LazyPart(
  async () => (await import("./dialog-window")).DialogWindow,
  "window",
);
export const menuWindow = new LazyPart(
  async () => (await import("./menu-window")).MenuWindow,
  "window",
);
export const tooltipWindow = new LazyPart(
  async () => (await import("./tooltip-window")).TooltipWindow,
);
export const multiSelectControl = new LazyPart(
  async () => (await import("./multi-select-control")).MultiSelectControl,
);
export const pickerWindow = new LazyPart(
  async () => (await import("./picker-window")).PickerWindow,
  "window",
);

/** A failure is left to whoever asks for the part: it is fetched again then. */
export async function loadOverlays(): Promise<void> {
  const parts = [dialogWindow, menuWindow, tooltipWindow, multiSelectControl, pickerWindow];
  await Promise.allSettled(parts.map((part) => part.load()));
}
