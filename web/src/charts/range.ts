export const ranges = [30, 90, 365] as const;
export type Range = (typeof ranges)[number];

const storageKey = "lacewing.charts";

/** How many days back charts go: what the person chose last in this browser. */
export function readRange(): Range {
  try {
    const kept = Number(localStorage.getItem(storageKey));
    return ranges.find((range) => range === kept) ?? 90;
  } catch {
    return 90;
  }
}

export function keepRange(range: Range): void {
  try {
    localStorage.setItem(storageKey, `${range}`);
  } catch {
    // Storage is switched off or full: the choice lasts as long as the charts are shown.
  }
}
