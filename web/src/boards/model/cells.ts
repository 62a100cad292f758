import type { Bug } from "../../store/bug";
import { placeIn } from "../../store/place-in";
import { areColumnsFixed, type Column, type ColumnFacts, columnsOf, isHidden } from "./columns";
import { type BoardField, type ValueFacts, valueOf } from "./fields";

/** The lane of a board that has none. */
export const onlyLane: Column = { value: "", values: [""], name: "" };

/** A board as it is drawn: which bugs stand where, by id. */
export interface Layout {
  /** Hidden ones too: settings list them. */
  readonly all: readonly Column[];
  readonly columns: readonly Column[];
  readonly lanes: readonly Column[];
  readonly cells: ReadonlyMap<string, readonly string[]>;
}

export interface Arranging {
  by: BoardField;
  lanes: BoardField | undefined;
  hidden: ReadonlySet<string>;
  facts: ValueFacts & ColumnFacts;
}

const empty: readonly string[] = [];

function nameOf(lane: string, column: string): string {
  return `${lane} ${column}`;
}

export function cellOf({ cells }: Layout, lane: string, column: string): readonly string[] {
  return cells.get(nameOf(lane, column)) ?? empty;
}

/** How many bugs stand in a column, in all lanes. */
export function countOf(layout: Layout, column: string): number {
  return layout.lanes.reduce((sum, lane) => sum + cellOf(layout, lane.value, column).length, 0);
}

function compareRanks(a: Bug, b: Bug): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** Bugs in the order of their ranks; nearly sorted ones cost next to nothing. */
export function byRank(bugs: readonly Bug[]): Bug[] {
  return bugs.toSorted(compareRanks);
}

/** Where a bug belongs among so many that are in the order of their ranks. */
export function placeByRank(
  bug: Bug,
  length: number,
  bugAt: (place: number) => Bug | undefined,
): number {
  return placeIn(length, (place) => {
    const other = bugAt(place);
    return other !== undefined && compareRanks(other, bug) < 0;
  });
}

/** Bugs, in their order, into columns and lanes. What stays as it was stays the same object. */
export function arrange(
  bugs: readonly Bug[],
  { by, lanes: lanesBy, hidden, facts }: Arranging,
  before?: Layout,
): Layout {
  const columnValues = bugs.map((bug) => valueOf(by, bug, facts));
  const laneValues = lanesBy && bugs.map((bug) => valueOf(lanesBy, bug, facts));
  const all = steadyColumns(columnsOf(by, new Set(columnValues), facts), before?.all);
  const columns = all.filter((column) => !isHidden(column, hidden));
  const allLanes = lanesBy
    ? steadyColumns(columnsOf(lanesBy, new Set(laneValues), facts), before?.lanes)
    : [onlyLane];
  const columnAt = placesOf(columns);
  const laneAt = placesOf(allLanes);
  const rows = new Map(allLanes.map(({ value }) => [value, new Map<string, string[]>()]));
  bugs.forEach(({ id }, at) => {
    const column = columnAt.get(columnValues[at] ?? "");
    const lane = laneAt.get(laneValues?.[at] ?? "");
    if (column === undefined || lane === undefined) return;
    const row = rows.get(lane);
    const cell = row?.get(column);
    if (cell) cell.push(id);
    else row?.set(column, [id]);
  });
  const cells = [...rows].flatMap(([lane, row]) =>
    [...row].map(([column, ids]) => [nameOf(lane, column), ids] as const),
  );
  const isFilled = ({ value }: Column) => (rows.get(value)?.size ?? 0) > 0;
  return {
    all,
    columns: same(columns, before?.columns),
    lanes: same(lanesBy ? allLanes.filter(isFilled) : allLanes, before?.lanes),
    cells: steady(cells, before?.cells),
  };
}

function steadyColumns(
  columns: readonly Column[],
  before: readonly Column[] | undefined,
): readonly Column[] {
  const known = new Map(before?.map((column) => [column.value, column]));
  const kept = columns.map((column) => {
    const was = known.get(column.value);
    return was && isSameColumn(was, column) ? was : column;
  });
  return same(kept, before);
}

function isSameColumn(was: Column, is: Column): boolean {
  return (
    was.name === is.name && was.status === is.status && same(is.values, was.values) === was.values
  );
}

/** A bug as it was when a board was arranged, and as it is. */
export interface Moved {
  readonly was: Bug;
  readonly is: Bug;
}

/**
 * The board that was arranged in the same way, by ranks, after these of its bugs changed; `bugOf` says how the
 * others are. Nothing where a column or a lane may come or go: all bugs are looked at then.
 */
export function rearrange(
  before: Layout,
  moved: readonly Moved[],
  { by, lanes: lanesBy, facts }: Arranging,
  bugOf: (id: string) => Bug | undefined,
): Layout | undefined {
  const columnAt = placesOf(before.columns);
  const laneAt = placesOf(before.lanes);
  const mayComeOrGo = lanesBy !== undefined || !areColumnsFixed(by);
  const cellFor = (bug: Bug) => {
    const column = columnAt.get(valueOf(by, bug, facts));
    const lane = laneAt.get(lanesBy ? valueOf(lanesBy, bug, facts) : onlyLane.value);
    return column === undefined || lane === undefined ? undefined : nameOf(lane, column);
  };
  const cells = new Map(before.cells);
  for (const { was } of moved) {
    const name = cellFor(was);
    const cell = name === undefined ? undefined : cells.get(name);
    const place = cell?.indexOf(was.id) ?? -1;
    if (name === undefined || cell === undefined || place < 0) return undefined;
    if (cell.length > 1) cells.set(name, cell.toSpliced(place, 1));
    else if (mayComeOrGo) return undefined;
    else cells.delete(name);
  }
  for (const { is } of moved) {
    const name = cellFor(is);
    if (name === undefined) return undefined;
    const cell = cells.get(name) ?? empty;
    if (cell === empty && mayComeOrGo) return undefined;
    const place = placeByRank(is, cell.length, (at) => bugOf(cell[at] ?? ""));
    cells.set(name, cell.toSpliced(place, 0, is.id));
  }
  const steadied = steady([...cells], before.cells);
  const isSame = [...steadied].every(([name, ids]) => before.cells.get(name) === ids);
  return isSame ? before : { ...before, cells: steadied };
}

/** Each value with the column that it belongs to. */
function placesOf(columns: readonly Column[]): ReadonlyMap<string, string> {
  return new Map(columns.flatMap(({ value, values }) => values.map((each) => [each, value])));
}

function steady(
  cells: readonly (readonly [string, readonly string[]])[],
  before: Layout["cells"] | undefined,
): Layout["cells"] {
  return new Map(cells.map(([name, ids]) => [name, same(ids, before?.get(name))]));
}

function same<Each>(now: readonly Each[], before: readonly Each[] | undefined): readonly Each[] {
  if (now === before) return now;
  const isSame = before?.length === now.length && now.every((each, at) => each === before[at]);
  return isSame ? before : now;
}
