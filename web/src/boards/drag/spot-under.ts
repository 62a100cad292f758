import { cellOf, type Layout } from "../model/cells";
import { type Spot, spotAtGap } from "../model/spots";
import { cardPx } from "../model/window";

export interface Point {
  x: number;
  y: number;
}

/** Where a card would come to stand if it were let go here. Cells and their lists are known by their marks. */
export function spotUnder({ x, y }: Point, layout: Layout, id: string): Spot | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const cell = element.closest<HTMLElement>("[data-cell]");
    const list = cell?.querySelector("[data-cards]");
    if (!cell || !list) continue;
    const { lane = "", column = "" } = cell.dataset;
    const gap = Math.round((y - list.getBoundingClientRect().top) / cardPx);
    const count = cellOf(layout, lane, column).length;
    return spotAtGap(layout, lane, column, Math.min(count, Math.max(0, gap)), id);
  }
  return undefined;
}
