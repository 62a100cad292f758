import { number } from "./numbers";

/** Words of boards. */
const locale = "en-US";
const bugs = (n: number) => (n === 1 ? "1 bug" : `${number(n)} bugs`);

const fixedFields: Record<string, string> = {
  author: "Who reported a bug does not change.",
  project: "A bug moves to another project on its page.",
  parent: "A parent is set on the bug's page.",
  status: "The bug's project has no such status.",
  category: "The bug's project has no status of that category.",
  resolution: "The bug's project has no status that closes.",
};

export const enBoards = {
  locale,
  board: "Board",
  loading: "Loading board...",
  total: (n: number) => bugs(n),
  usual: (n: number) => `${bugs(n)}: open ones, and those closed in the last 14 days`,
  shortened: (shown: number, total: number) =>
    `Shows the first ${number(shown)} of ${number(total)}: narrow the query.`,
  empty: "No bugs here yet.",
  somebody: "Somebody",
  someBug: "Another bug",
  noParent: "No parent",
  column: (name: string) => `Column ${name}`,
  lane: (name: string, n: number) => `${name}: ${bugs(n)}`,
  cell: (column: string, lane: string) => `${column}, ${lane}`,
  limit: (n: number, limit: number) => `${number(n)} of ${number(limit)}`,
  over: (n: number, limit: number) => `${number(n)} of ${number(limit)}, over the limit`,
  add: (column: string) => `New bug in ${column}`,
  title: "Title",
  project: "Project",
  create: "Create",
  created: (key: string) => `${key} created.`,
  notSaved: (key: string, why: string) => `${key} was not saved. ${why}`,
  createdElsewhere: (key: string, why: string) => `${key} created, but not in this column. ${why}`,
  edit: (key: string) => `Edit ${key}`,
  editing: (key: string) => `Quick edit of ${key}`,
  save: "Save",
  cancel: "Cancel",
  nobody: "Nobody",
  assignee: "Assignee",
  settings: {
    open: "Board settings",
    title: "Board settings",
    description: "They stand in the address: a link or a saved view carries them along.",
    columns: "Columns",
    lanes: "Lanes",
    noLanes: "No lanes",
    field: (field: string): string =>
      field === "author" ? "Reported by" : `${field[0]?.toUpperCase()}${field.slice(1)}`,
    shown: "Columns that are shown, and how many bugs they should hold",
    limit: (column: string) => `Limit of ${column}`,
    noLimit: "No limit",
    done: "Done",
  },
  keys: {
    title: "Board",
    edit: "Quick edit of the card",
  },
  /** Belongs to each card that can be moved. */
  hint: "Space lifts the card, arrows move it, Space drops it, Escape puts it back. E edits it.",
  hintToRead: "Arrows lead to other cards.",
  lifted: (key: string, place: string) => `Picked up ${key}. ${place}`,
  dropped: (key: string, place: string) => `Dropped ${key}. ${place}`,
  back: (key: string) => `${key} is back where it was.`,
  place: (column: string, lane: string, position: number, count: number) =>
    `Column ${column}${lane === "" ? "" : `, lane ${lane}`}, position ${number(position)} of ${number(count)}.`,
  moved: (key: string, column: string) => `${key} moved to ${column}.`,
  ordered: (key: string) => `${key} moved.`,
  refused: (key: string, why: string) => `${key} was not moved. ${why}`,
  fixed: (field: string): string => fixedFields[field] ?? "",
  notYours: "You may not change this bug.",
};
