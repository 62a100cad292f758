/** What a single key does on lists and pages. */
export type KeyCommand =
  | "newBug"
  | "next"
  | "previous"
  | "goDashboard"
  | "goOrganizations"
  | "help"
  | "prefix";

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const singles: Readonly<Record<string, KeyCommand>> = {
  c: "newBug",
  j: "next",
  k: "previous",
  g: "prefix",
  "?": "help",
};

const afterPrefix: Readonly<Record<string, KeyCommand>> = {
  d: "goDashboard",
  o: "goOrganizations",
};

/** The command of a key press; `hasPrefix` where G was pressed just before. */
export function commandOf(press: KeyPress, hasPrefix: boolean): KeyCommand | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const key = press.key.toLowerCase();
  return hasPrefix ? afterPrefix[key] : singles[key];
}

/**
 * Keys typed into a field or a list of choices are text, and a dialog keeps its keys to itself; not
 * one that is on its way out. A box to tick takes no letters.
 */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest("[data-closed]") !== null) return false;
  return (
    target.closest(
      "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]",
    ) !== null
  );
}
