import { listOf, type RowTexts, rowTexts, textAt } from "../store/row-texts";
import type { BugWorld } from "./bug-world";
import { fold } from "./fold";

const foldedRows = new WeakMap<RowTexts, RowTexts>();

/** Titles as words are looked for in them. Those that came together are folded once, together. */
export function foldedTitlesOf({ title }: BugWorld): { at: (slot: number) => string } {
  return {
    at: (slot) => {
      const place = title.placeOf(slot);
      return place === undefined ? fold(title.at(slot)) : textAt(foldedOf(place.rows), place.row);
    },
  };
}

function foldedOf(rows: RowTexts): RowTexts {
  const known = foldedRows.get(rows);
  if (known !== undefined) return known;
  const folded = rowTexts(listOf(rows).map(fold));
  foldedRows.set(rows, folded);
  return folded;
}
