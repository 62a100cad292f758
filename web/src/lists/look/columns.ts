export const columnIDs = [
  "status",
  "key",
  "priority",
  "severity",
  "title",
  "labels",
  "assignees",
  "updated",
  "project",
  "resolution",
  "author",
  "created",
  "closed",
  "since",
  "due",
  "estimate",
  "votes",
  "reopened",
] as const;

export type ColumnID = (typeof columnIDs)[number];

/** What a row shows where nobody chose. */
export const firstColumns: readonly ColumnID[] = columnIDs.slice(0, 8);

interface Column {
  /** The field of the query language that sorts it. */
  sort?: string;
  /** Which direction is wanted first. */
  isDescending?: boolean;
  /** The same in its head and in each row. */
  width: string;
}

/** A narrow list, as beside a bug, leaves the title its room. */
const inRoom = "max-narrow:hidden @max-2xl:hidden";
const day = `w-24 justify-end text-right ${inRoom}`;
const time = { width: day, isDescending: true };
const words = `w-28 ${inRoom}`;
const count = { width: `w-16 justify-end text-right ${inRoom}`, isDescending: true };

export const columns: Readonly<Record<ColumnID, Column>> = {
  status: { sort: "status", width: "w-6" },
  key: { sort: "key", isDescending: true, width: "w-20 max-narrow:w-auto" },
  priority: { sort: "priority", width: "w-6 max-narrow:hidden" },
  severity: { sort: "severity", width: "w-6" },
  title: { sort: "title", width: "min-w-24 flex-1" },
  labels: { width: "w-44 justify-end max-wide:hidden @max-3xl:hidden" },
  assignees: { sort: "assignee", width: "w-20 justify-end max-narrow:w-auto" },
  updated: { sort: "updated", ...time },
  project: { sort: "project", width: words },
  resolution: { sort: "resolution", width: words },
  author: { sort: "author", width: words },
  created: { sort: "created", ...time },
  closed: { sort: "closed", ...time },
  since: { sort: "since", ...time },
  due: { sort: "due", width: day },
  estimate: { sort: "estimate", ...count },
  votes: { sort: "votes", ...count },
  reopened: { sort: "reopened", ...count },
};

/** As an exported file names the column. */
export function exportedName(id: ColumnID): string {
  if (id === "labels") return "label";
  return id === "assignees" ? "assignee" : id;
}

/** "key,title" as it stands in an address; what is no column is left out, and a title there always is. */
export function readColumns(text: string | undefined): readonly ColumnID[] | undefined {
  if (text === undefined) return undefined;
  const known = text.split(",").flatMap((word) => columnIDs.find((id) => id === word) ?? []);
  const once = [...new Set(known)];
  if (once.length === 0) return undefined;
  return once.includes("title") ? once : [...once, "title"];
}

export function areFirstColumns(chosen: readonly ColumnID[]): boolean {
  return chosen.join() === firstColumns.join();
}

/** The columns with one of them a place further to the left (-1) or to the right (1). */
export function withMoved(
  chosen: readonly ColumnID[],
  id: ColumnID,
  by: -1 | 1,
): readonly ColumnID[] {
  const from = chosen.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= chosen.length) return chosen;
  return chosen.toSpliced(from, 1).toSpliced(to, 0, id);
}

export function withToggled(chosen: readonly ColumnID[], id: ColumnID): readonly ColumnID[] {
  if (id === "title") return chosen;
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}
