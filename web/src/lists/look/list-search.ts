import { type ColumnID, firstColumns, readColumns } from "./columns";

/** What the address of a list carries: all of what it shows, so that it can be sent to somebody. */
export interface ListSearch {
  /** The query. */
  q?: string | undefined;
  /** The columns, where they are others than those at first. */
  columns?: string | undefined;
  /** The key of the bug that is shown beside the list. */
  bug?: string | undefined;
  /** A board's columns are the values of this field, its lanes those of that one. */
  by?: string | undefined;
  lanes?: string | undefined;
  /** Columns that a board does not show, with commas between them. */
  hidden?: string | undefined;
  /** How many bugs columns should hold: `value:number`, with commas between them. */
  limits?: string | undefined;
  /** The id of the saved view that was opened. */
  view?: string | undefined;
  /** Whether charts are shown above the list. */
  charts?: "shown" | undefined;
}

const names = ["q", "columns", "bug", "by", "lanes", "hidden", "limits", "view", "charts"] as const;

/** Of the address, else those that the person chose last, else the first ones. */
export function columnsOf(
  { columns }: ListSearch,
  remembered: readonly ColumnID[] | undefined,
): readonly ColumnID[] {
  return readColumns(columns) ?? remembered ?? firstColumns;
}

/** The address after a change; what is empty leaves it. */
export function changedSearch<Search extends ListSearch>(
  search: Search,
  change: ListSearch & Partial<Search>,
): Search {
  const next: Search = { ...search, ...change };
  for (const name of names) {
    if (next[name] === undefined || next[name] === "") delete next[name];
  }
  return next;
}
