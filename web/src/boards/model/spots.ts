import { cellOf, type Layout } from "./cells";

/** A place on the board: `index` counts in the cell without the card that is lifted. */
export interface Spot {
  readonly lane: string;
  readonly column: string;
  readonly index: number;
}

type Cell = Pick<Spot, "lane" | "column">;

export function isSameCell(a: Cell, b: Cell): boolean {
  return a.lane === b.lane && a.column === b.column;
}

export function isSameSpot(a: Spot, b: Spot): boolean {
  return isSameCell(a, b) && a.index === b.index;
}

/** Where a bug stands. */
export function spotOf(layout: Layout, id: string): Spot | undefined {
  for (const { value: lane } of layout.lanes) {
    for (const { value: column } of layout.columns) {
      const index = cellOf(layout, lane, column).indexOf(id);
      if (index >= 0) return { lane, column, index };
    }
  }
  return undefined;
}

/** How many others are in the cell. */
export function othersIn(layout: Layout, { lane, column }: Spot, id: string): number {
  const cell = cellOf(layout, lane, column);
  return cell.includes(id) ? cell.length - 1 : cell.length;
}

/** Between which two bugs a card comes to stand, there or behind the last one. */
export function neighboursAt(
  layout: Layout,
  spot: Spot,
  id: string,
): { after: string | undefined; before: string | undefined } {
  const cell = cellOf(layout, spot.lane, spot.column);
  const own = cell.indexOf(id);
  const index = Math.min(spot.index, othersIn(layout, spot, id));
  const other = (at: number) => cell[own >= 0 && at >= own ? at + 1 : at];
  return { after: index > 0 ? other(index - 1) : undefined, before: other(index) };
}

/** From a gap between all cards of the cell, the lifted one included, to a spot. */
export function spotAtGap(
  layout: Layout,
  lane: string,
  column: string,
  gap: number,
  id: string,
): Spot {
  const own = cellOf(layout, lane, column).indexOf(id);
  return { lane, column, index: own >= 0 && gap > own ? gap - 1 : gap };
}

/** And back: before which card the lifted one would be put; nothing where it stands already. */
export function gapOf(layout: Layout, spot: Spot, id: string): number | undefined {
  const own = cellOf(layout, spot.lane, spot.column).indexOf(id);
  if (own === spot.index) return undefined;
  return own >= 0 && spot.index > own ? spot.index + 1 : spot.index;
}

export type Step = "left" | "right" | "up" | "down" | "first" | "last" | "laneUp" | "laneDown";

/** Where a lifted card goes by a key; the same spot where there is no further way. */
export function steppedFrom(layout: Layout, spot: Spot, step: Step, id: string): Spot {
  const count = othersIn(layout, spot, id);
  switch (step) {
    case "up":
      return { ...spot, index: Math.max(0, spot.index - 1) };
    case "down":
      return { ...spot, index: Math.min(count, spot.index + 1) };
    case "first":
      return { ...spot, index: 0 };
    case "last":
      return { ...spot, index: count };
    case "left":
    case "right": {
      const column = beside(layout.columns, spot.column, step === "left" ? -1 : 1);
      return inRange(layout, { ...spot, column }, id);
    }
    case "laneUp":
    case "laneDown": {
      const lane = beside(layout.lanes, spot.lane, step === "laneUp" ? -1 : 1);
      return inRange(layout, { ...spot, lane }, id);
    }
  }
}

function beside(list: readonly { value: string }[], value: string, by: -1 | 1): string {
  return list[list.findIndex((each) => each.value === value) + by]?.value ?? value;
}

function inRange(layout: Layout, spot: Spot, id: string): Spot {
  return { ...spot, index: Math.min(spot.index, othersIn(layout, spot, id)) };
}

/** The card that an arrow leads to from another one; past empty cells, and from lane to lane. */
export function cardBeside(layout: Layout, id: string, step: Step): string | undefined {
  const spot = spotOf(layout, id);
  if (spot === undefined) return undefined;
  const { lane, column, index } = spot;
  const cell = cellOf(layout, lane, column);
  if (step === "first") return cell[0];
  if (step === "last") return cell.at(-1);
  if (step === "left" || step === "right") {
    const columns = layout.columns.map(({ value }) => value);
    const way = onwards(columns, column, step === "left" ? -1 : 1);
    const full = way.map((each) => cellOf(layout, lane, each)).find(({ length }) => length > 0);
    return full?.[Math.min(index, full.length - 1)];
  }
  const by = step === "up" || step === "laneUp" ? -1 : 1;
  const inCell = step === "up" || step === "down" ? cell[index + by] : undefined;
  if (inCell !== undefined) return inCell;
  const lanes = layout.lanes.map(({ value }) => value);
  const way = onwards(lanes, lane, by);
  const full = way.map((each) => cellOf(layout, each, column)).find(({ length }) => length > 0);
  return step === "up" ? full?.at(-1) : full?.[0];
}

/** What comes next, the nearest first. */
function onwards(list: readonly string[], from: string, by: -1 | 1): readonly string[] {
  const at = list.indexOf(from);
  return by > 0 ? list.slice(at + 1) : list.slice(0, Math.max(0, at)).toReversed();
}

/** All cards as they are walked: column by column, lane by lane. */
export function walkOf(layout: Layout): string[] {
  return layout.lanes.flatMap(({ value: lane }) =>
    layout.columns.flatMap(({ value: column }) => [...cellOf(layout, lane, column)]),
  );
}
