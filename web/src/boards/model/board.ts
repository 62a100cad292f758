import { usualBoardQuery } from "../../bugs/usual-board";
import type { ListSearch } from "../../lists/look/list-search";
import { withGroup, withSort } from "../../query/edit";
import { parse } from "../../query/parse";
import { type BoardField, readField } from "./fields";

/** What an address says of a board. */
export interface Board {
  by: BoardField;
  lanes: BoardField | undefined;
  /** Columns that are not shown: values, and for statuses words of categories. */
  hidden: ReadonlySet<string>;
  limits: ReadonlyMap<string, number>;
  /** What is asked, without groups, which a board has by itself. */
  q: string;
  /** The person asked for nothing: work that is accepted, and what was done lately. */
  isUsual: boolean;
  /** Cards stand by their ranks: nothing else sorts them. */
  isRanked: boolean;
}

/** In the address: no column is hidden. */
const hidesNothing = "-";
const usuallyHidden: readonly string[] = ["triage", "dropped"];

export function boardOf(search: ListSearch): Board {
  const by = readField(search.by) ?? "status";
  const lanes = readField(search.lanes);
  const asked = withGroup(search.q ?? "", []);
  const isUsual = asked.trim() === "";
  const isByStatus = by === "status" || by === "category";
  return {
    by,
    lanes: lanes === by ? undefined : lanes,
    hidden: new Set(search.hidden?.split(",") ?? (isByStatus ? usuallyHidden : [])),
    limits: readLimits(search.limits),
    // Where no column could be hidden for it, the query leaves out what was dropped.
    q: isUsual ? `${usualBoardQuery}${isByStatus ? "" : " -is:dropped"}` : asked,
    isUsual,
    isRanked: parse(asked).sort.length === 0,
  };
}

/** As it stands in the address; absent where it is what is usual. */
export function printHidden(by: BoardField, hidden: ReadonlySet<string>): string | undefined {
  const values = [...hidden].filter((value) => value !== hidesNothing);
  const isByStatus = by === "status" || by === "category";
  if (values.length === 0) return isByStatus ? hidesNothing : undefined;
  const isUsual =
    isByStatus &&
    values.length === usuallyHidden.length &&
    usuallyHidden.every((word) => hidden.has(word));
  return isUsual ? undefined : values.join();
}

/** Of bugs in a column: what a saved view holds. */
export const limitMax = 999;

/** `value:number`, with commas between them; what is none is left out. */
export function readLimits(text: string | undefined): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  for (const word of text?.split(",") ?? []) {
    const [, value, digits] = /^(.+):(\d{1,5})$/.exec(word) ?? [];
    const limit = Number(digits);
    if (value !== undefined && limit >= 1 && limit <= limitMax) limits.set(value, limit);
  }
  return limits;
}

export function printLimits(limits: ReadonlyMap<string, number>): string | undefined {
  if (limits.size === 0) return undefined;
  return [...limits].map(([value, limit]) => `${value}:${limit}`).join();
}

/** The same bugs, of which only these are wanted. */
export function amongKeys(q: string, keys: readonly string[]): string {
  return narrowed(q, `key:${keys.join()}`);
}

/** The same bugs, of which only the parts of that one are wanted. */
export function amongChildren(q: string, parentKey: string): string {
  return narrowed(q, `parent:${parentKey}`);
}

function narrowed(q: string, wanted: string): string {
  const where = withSort(withGroup(q, []), []).trim();
  return where === "" ? wanted : `(${where}) ${wanted}`;
}
