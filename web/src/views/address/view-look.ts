import type { ViewGrouping, WireView } from "../../api/types";
import { areFirstColumns, type ColumnID, readColumns } from "../../lists/look/columns";
import type { ListSearch } from "../../lists/look/list-search";
import { withGroup, withSort } from "../../query/edit";
import { parse } from "../../query/parse";
import { print } from "../../query/print";
import type { Order, Tree } from "../../query/tree";
import { groupings } from "../data/groupings";

/** What a view shows, and how. */
export type ViewLook = Pick<
  WireView,
  "query" | "layout" | "columns" | "groupBy" | "lanesBy" | "sort" | "hiddenColumns" | "columnLimits"
>;

/** What the address of a list or a board says; whether it is a board, each page says in its own word. */
export type Shown = Omit<ListSearch, "bug" | "charts"> & { isBoard: boolean };

/** The same for an address and a view: a view is what its address shows, and the other way round. */
export function lookOf(shown: Shown, columns?: readonly ColumnID[]): ViewLook {
  return shown.isBoard ? boardLook(shown) : listLook(shown, columns);
}

/** What stands in the address of a view; nothing else is needed to show what it shows. */
export function shownBy(look: ViewLook): Shown {
  return look.layout === "board" ? boardShown(look) : listShown(look);
}

export function isSameLook(a: ViewLook, b: ViewLook): boolean {
  return canonical(a) === canonical(b);
}

/** Of a view what its address holds. */
export function lookIn(view: ViewLook): ViewLook {
  const { query, layout, columns, groupBy, lanesBy, sort, hiddenColumns, columnLimits } = view;
  return { query, layout, columns, groupBy, lanesBy, sort, hiddenColumns, columnLimits };
}

function listLook({ q = "", columns }: Shown, remembered?: readonly ColumnID[]): ViewLook {
  const chosen = readColumns(columns) ?? remembered ?? [];
  return {
    layout: "list",
    ...split(q, true),
    columns: areFirstColumns(chosen) ? [] : [...chosen],
    hiddenColumns: [],
    columnLimits: [],
  };
}

function boardLook({ q = "", by, lanes, hidden, limits }: Shown): ViewLook {
  return {
    ...split(q, false),
    layout: "board",
    columns: [],
    groupBy: groupingOf(by) ?? "status",
    lanesBy: groupingOf(lanes) ?? "none",
    hiddenColumns: partsOf(hidden),
    columnLimits: partsOf(limits).flatMap(limitOf),
  };
}

function listShown({ query, sort, groupBy, lanesBy, columns }: ViewLook): Shown {
  const q = withOrder(query, sort);
  const groups = [groupBy, lanesBy].filter((name) => name !== "none");
  const known = readColumns(columns.join());
  return {
    isBoard: false,
    ...filled({
      q: parse(q).group.length > 0 ? q : withGroup(q, groups),
      columns: known?.join(),
    }),
  };
}

function boardShown(look: ViewLook): Shown {
  const { query, sort, groupBy, lanesBy, hiddenColumns, columnLimits } = look;
  return {
    isBoard: true,
    ...filled({
      q: withOrder(query, sort),
      by: groupBy === "none" || groupBy === "status" ? undefined : groupBy,
      lanes: lanesBy === "none" ? undefined : lanesBy,
      hidden: hiddenColumns.join(),
      limits: columnLimits.map(({ column, most }) => `${column}:${most}`).join(),
    }),
  };
}

/** Order and groups of a query stand beside it; where a view cannot hold them there, they stay in it. */
function split(q: string, hasGroups: boolean) {
  const tree = parse(q);
  const none = { sort: "", groupBy: "none", lanesBy: "none" } as const;
  // The server says what is wrong with it.
  if (tree.faults.length > 0) return { ...none, query: q };
  const query = withSort(q, []);
  const sort = ordersOf(tree).join();
  const groups = tree.group.map(({ field }) => groupingOf(field.name));
  const fits = groups.every((name) => name !== undefined);
  if (!hasGroups || !fits) return { ...none, query: query.trim(), sort };
  const [groupBy = "none", lanesBy = "none"] = groups;
  return { query: withGroup(query, []).trim(), sort, groupBy, lanesBy };
}

function withOrder(query: string, sort: string): string {
  return sort === "" || parse(query).sort.length > 0 ? query : withSort(query, [sort]);
}

function ordersOf({ sort }: Pick<Tree, "sort">): string[] {
  return sort.map(({ field, isDescending }: Order) => `${isDescending ? "-" : ""}${field.name}`);
}

/** Undefined for a field that a view cannot be grouped by. */
function groupingOf(name: string | undefined): ViewGrouping | undefined {
  return groupings.find((each) => each === name);
}

function partsOf(text = ""): string[] {
  return [...new Set(text.split(",").filter(Boolean))];
}

function limitOf(text: string): { column: string; most: number }[] {
  const at = text.lastIndexOf(":");
  const most = Number(text.slice(at + 1));
  return at > 0 && Number.isInteger(most) && most > 0 ? [{ column: text.slice(0, at), most }] : [];
}

/** What is empty is not in the address. */
function filled<T extends object>(all: T): T {
  const entries = Object.entries(all).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(entries) as T;
}

/** However the same is said; the order of hidden columns and limits says nothing. */
function canonical(look: ViewLook): string {
  const { query, columnLimits, hiddenColumns, ...rest } = lookOf(shownBy(look));
  const limits = columnLimits.map(({ column, most }) => `${column}:${most}`);
  const tree = parse(query);
  return JSON.stringify([
    tree.faults.length > 0 ? query : print(tree),
    hiddenColumns.toSorted(),
    limits.toSorted(),
    rest.layout,
    rest.columns,
    rest.groupBy,
    rest.lanesBy,
    rest.sort,
  ]);
}
